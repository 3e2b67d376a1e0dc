import { fromCallback } from 'xstate';
import { sessionMachine } from '#machines/session.machine.ts';
import type { Notice } from '#machines/words.ts';
import { logout, readStanding } from '../data/session.data.ts';
import { plug, type Door } from './plug.ts';

/** Passes on that notices came or were read, here or elsewhere. */
const listenToNotices = ({ listen, now }: Door) =>
  fromCallback<{ type: 'notices.touched' }, undefined>(({ sendBack }) => {
    const touched = () => sendBack({ type: 'notices.touched', at: now() });
    return listen({ opened: touched, heard: ({ type }) => (type === 'notice' ? touched() : undefined) });
  });

/** The session machine with its ports filled. */
export const plugSession = (door: Door, deeds: { goHomeAfresh: (notice: Notice | null) => void }) =>
  sessionMachine.provide({
    actors: { readStanding: plug(door, readStanding), logout: plug(door, logout), listenToNotices: listenToNotices(door) },
    actions: { goHomeAfresh: (_, { notice }) => deeds.goHomeAfresh(notice) },
  });
