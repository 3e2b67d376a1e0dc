import { sessionMachine } from '#machines/session.machine.ts';
import type { Notice } from '#machines/words.ts';
import { logout, readStanding } from '../data/session.data.ts';
import { plug, type Door } from './plug.ts';

/** The session machine with its ports filled. */
export const plugSession = (door: Door, deeds: { goHomeAfresh: (notice: Notice | null) => void }) =>
  sessionMachine.provide({
    actors: { readStanding: plug(door, readStanding), logout: plug(door, logout) },
    actions: { goHomeAfresh: (_, { notice }) => deeds.goHomeAfresh(notice) },
  });
