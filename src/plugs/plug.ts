import { fromPromise, type NonReducibleUnknown } from 'xstate';
import type { Answered, Moment } from '#machines/port.ts';
import { ProblemError, problemOf } from '#machines/problem.ts';
import type { Ask, How } from '../data/door.ts';
import type { Listen } from '../data/live.ts';
import type { Hearts } from '../hearts.ts';

/** What plugs stand on: the one way to the mall, its live word, its time in milliseconds, and what is known of favourites. */
export type Door = { ask: Ask; listen: Listen; now: () => number; hearts: Hearts };

/** A refusal that came in an answer knows not when: it came now. */
const stamped = (failed: unknown, at: Moment): unknown =>
  failed instanceof ProblemError && failed.problem.at === 0 ? new ProblemError({ ...problemOf(failed), at }) : failed;

/** Fills a port with a data function: stopping the actor aborts the request, answer and refusal are stamped with the mall's time. */
export const plug = <Answer, Question extends NonReducibleUnknown>(
  door: Door,
  read: (ask: Ask, question: Question, how: How) => Promise<Answer>,
) =>
  fromPromise<Answered<Answer>, Question>(async ({ input, signal }) => {
    try {
      return { answer: await read(door.ask, input, { signal }), at: door.now() };
    } catch (failed) {
      throw stamped(failed, door.now());
    }
  });
