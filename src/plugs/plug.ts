import { fromPromise, type NonReducibleUnknown } from 'xstate';
import type { Answered } from '#machines/port.ts';
import type { Ask, How } from '../data/door.ts';
import type { Listen } from '../data/live.ts';

/** What plugs stand on: the one way to the mall, its live word, and its time in milliseconds. */
export type Door = { ask: Ask; listen: Listen; now: () => number };

/** Fills a port with a data function: stopping the actor aborts the request, the answer is stamped with the mall's time. */
export const plug = <Answer, Question extends NonReducibleUnknown>(
  door: Door,
  read: (ask: Ask, question: Question, how: How) => Promise<Answer>,
) =>
  fromPromise<Answered<Answer>, Question>(async ({ input, signal }) => ({
    answer: await read(door.ask, input, { signal }),
    at: door.now(),
  }));
