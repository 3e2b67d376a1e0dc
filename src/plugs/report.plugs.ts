import { fromPromise } from 'xstate';
import type { Answered } from '#machines/port.ts';
import { reportMachine } from '#machines/report.machine.ts';
import { sendReport } from '../data/report.data.ts';
import type { Recording } from '../recording.ts';

/** The dialog's machine with its ports filled; `recording` is what goes along. */
export const plugReport = (recording: Recording, now: () => number) =>
  reportMachine.provide({
    actors: {
      sendReport: fromPromise<Answered<string>, { sentence: string }>(async ({ input }) => ({ answer: await sendReport({ ...input, recording }), at: now() })),
      copyCode: fromPromise<Answered<null>, { code: string }>(async ({ input }) => {
        await navigator.clipboard.writeText(input.code);
        return { answer: null, at: now() };
      }),
    },
  });
