import { sessionMachine } from '#machines/session.machine.ts';
import { logout, readStanding } from '../data/session.data.ts';
import { plug, type Door } from './plug.ts';

/** The session machine with its ports filled. */
export const plugSession = (door: Door, deeds: { goHomeAfresh: () => void }) =>
  sessionMachine.provide({
    actors: { readStanding: plug(door, readStanding), logout: plug(door, logout) },
    actions: { goHomeAfresh: () => deeds.goHomeAfresh() },
  });
