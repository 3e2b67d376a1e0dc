import { policyMachine } from '#machines/policy.machine.ts';
import { readStaticPage } from '../data/policy.data.ts';
import { plug, type Door } from './plug.ts';

/** The policy machine with its ports filled. */
export const plugPage = (door: Door) =>
  policyMachine.provide({ actors: { readStaticPage: plug(door, readStaticPage) } });
