import { contactChangeMachine } from '#machines/contactChange.machine.ts';
import { changeContact } from '../data/contactChange.data.ts';
import { readPhoneCodes } from '../data/region.data.ts';
import { adaptVerificationCode } from './verificationCode.adapter.ts';
import { adaptPorts, type Gateway } from './adapt.ts';

/** The machine of a shopper's contacts with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  contactChangeMachine.provide({
    actors: { ...adaptPorts(gateway, { readPhoneCodes, changeContact }), verificationCode: adaptVerificationCode(gateway) },
  });
