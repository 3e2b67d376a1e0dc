import { registerMachine } from '#machines/register.machine.ts';
import { readPhoneCodes } from '../data/region.data.ts';
import { registerUser } from '../data/register.data.ts';
import { plugCode } from './code.plugs.ts';
import { plug, type Door } from './plug.ts';
import { stored } from './stored.ts';

/** The page "Register" with its machine's ports filled. */
export const plugPage = (door: Door) =>
  registerMachine.provide({
    actors: { code: plugCode(door), readPhoneCodes: plug(door, readPhoneCodes), registerUser: plug(door, stored(door, registerUser)) },
  });
