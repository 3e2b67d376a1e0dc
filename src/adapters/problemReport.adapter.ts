import { fromPromise } from 'xstate';
import type { Answered } from '#machines/ports.ts';
import { problemReportMachine } from '#machines/problemReport.machine.ts';
import { sendProblemReport } from '../data/problemReport.data.ts';
import type { Recording } from '../devtools/recording.ts';

/** The dialog's machine with its ports filled; `recording` is what goes along. */
export const adaptProblemReport = (recording: Recording, now: () => number) =>
  problemReportMachine.provide({
    actors: {
      sendProblemReport: fromPromise<Answered<string>, { sentence: string }>(async ({ input }) => ({
        answer: await sendProblemReport({ ...input, recording }),
        at: now(),
      })),
      copyCode: fromPromise<Answered<null>, { code: string }>(async ({ input }) => {
        await navigator.clipboard.writeText(input.code);
        return { answer: null, at: now() };
      }),
    },
  });
