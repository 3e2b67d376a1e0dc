import { loginMachine } from '#machines/login.machine.ts';
import { passwordResetMachine } from '#machines/passwordReset.machine.ts';
import { readPhoneCodes } from '../data/region.data.ts';
import { resetPassword } from '../data/passwordReset.data.ts';
import { loginByCode, loginByPassword } from '../data/session.data.ts';
import { adaptVerificationCode } from './verificationCode.adapter.ts';
import { adaptPorts, type Gateway } from './adapt.ts';
import { requireCookies } from './requireCookies.ts';

/** The login dialog's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) => {
  const verificationCode = adaptVerificationCode(gateway);
  return loginMachine.provide({
    actors: {
      ...adaptPorts(gateway, {
        readPhoneCodes,
        loginByCode: requireCookies(gateway, loginByCode),
        loginByPassword: requireCookies(gateway, loginByPassword),
      }),
      verificationCode,
      passwordReset: passwordResetMachine.provide({ actors: { ...adaptPorts(gateway, { resetPassword }), verificationCode } }),
    },
  });
};
