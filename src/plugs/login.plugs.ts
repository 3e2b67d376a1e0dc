import { loginMachine } from '#machines/login.machine.ts';
import { resetMachine } from '#machines/reset.machine.ts';
import { readPhoneCodes } from '../data/region.data.ts';
import { resetPassword } from '../data/reset.data.ts';
import { loginByCode, loginByPassword } from '../data/session.data.ts';
import { plugCode } from './code.plugs.ts';
import { plug, type Door } from './plug.ts';
import { stored } from './stored.ts';

/** The login dialog's machine with its ports filled. */
export const plugPage = (door: Door) => {
  const code = plugCode(door);
  return loginMachine.provide({
    actors: {
      code,
      reset: resetMachine.provide({ actors: { code, resetPassword: plug(door, resetPassword) } }),
      readPhoneCodes: plug(door, readPhoneCodes),
      loginByCode: plug(door, stored(door, loginByCode)),
      loginByPassword: plug(door, stored(door, loginByPassword)),
    },
  });
};
