import { loginMachine } from '#machines/login.machine.ts';
import { passwordResetMachine } from '#machines/passwordReset.machine.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import type { Execute, RequestOptions } from '../data/gateway.ts';
import { readPhoneCodes } from '../data/region.data.ts';
import { resetPassword } from '../data/passwordReset.data.ts';
import { loginByCode, loginByPassword } from '../data/session.data.ts';
import { noteLoginAttempt } from '../storage/appOfferStorage.ts';
import { adaptVerificationCode } from './verificationCode.adapter.ts';
import { adaptPorts, type Gateway } from './adapt.ts';
import { requireCookies } from './requireCookies.ts';

type Login<Input> = (execute: Execute, input: Input, options?: RequestOptions) => Promise<Shopper>;

/** A login whose attempt is noted, however it ends. */
const attempted =
  <Input>(login: Login<Input>): Login<Input> =>
  (...asked) => {
    noteLoginAttempt();
    return login(...asked);
  };

/** The login dialog's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) => {
  const verificationCode = adaptVerificationCode(gateway);
  return loginMachine.provide({
    actors: {
      ...adaptPorts(gateway, {
        readPhoneCodes,
        loginByCode: attempted(requireCookies(gateway, loginByCode)),
        loginByPassword: attempted(requireCookies(gateway, loginByPassword)),
      }),
      verificationCode,
      passwordReset: passwordResetMachine.provide({ actors: { ...adaptPorts(gateway, { resetPassword }), verificationCode } }),
    },
  });
};
