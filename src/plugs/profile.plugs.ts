import { profileMachine } from '#machines/profile.machine.ts';
import { readProfile } from '../data/profile.data.ts';
import { plug, type Door } from './plug.ts';

/** The profile machine with its ports filled. */
export const plugPage = (door: Door) =>
  profileMachine.provide({ actors: { readProfile: plug(door, readProfile) } });
