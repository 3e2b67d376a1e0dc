import { fromPromise } from 'xstate';
import { codeMachine, type CodeSent, type CodeTarget } from '#machines/code.machine.ts';
import type { Answered } from '#machines/port.ts';
import { codeSent, storeCodeSent } from '../codeSent.ts';
import { sendCode } from '../data/code.data.ts';
import type { Door } from './plug.ts';

/** The code button's machine with its ports filled; the deadline outlives a reload. */
export const plugCode = (door: Door) =>
  codeMachine.provide({
    actors: {
      readCodeSent: fromPromise(async () => ({ answer: codeSent(), at: door.now() })),
      sendCode: fromPromise<Answered<CodeSent>, CodeTarget>(async ({ input, signal }) => {
        const seconds = await sendCode(door.ask, input, { signal });
        const at = door.now();
        const sent = { until: at + seconds * 1000 };
        storeCodeSent(sent);
        return { answer: sent, at };
      }),
    },
  });
