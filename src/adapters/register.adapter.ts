import { registerMachine } from '#machines/register.machine.ts';
import { readPhoneCodes } from '../data/region.data.ts';
import { readInviter, registerUser } from '../data/register.data.ts';
import { adaptVerificationCode } from './verificationCode.adapter.ts';
import { adaptPorts, type Gateway } from './adapt.ts';
import { requireCookies } from './requireCookies.ts';

/** The page "Register" with its machine's ports filled. */
export const adaptPage = (gateway: Gateway) =>
  registerMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readInviter, readPhoneCodes, registerUser: requireCookies(gateway, registerUser) }),
      verificationCode: adaptVerificationCode(gateway),
    },
  });
