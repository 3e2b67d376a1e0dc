import { assign, setup } from 'xstate';
import { fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';

/** The longest sentence that goes with a report, in characters. */
export const longestSentence = 500;

const isShort = (sentence: string): boolean => sentence.length <= longestSentence;

export const problemReportMachine = setup({
  types: {
    context: {} as { sentence: string; code: string; problem: Problem | null },
    events: {} as Stamped<
      { type: 'sentence.typed'; text: string } | { type: 'send.pressed' } | { type: 'copy.pressed' } | { type: 'close.pressed' }
    >,
    tags: {} as 'busy',
  },
  actors: {
    /** Sends what happened in this tab, and the sentence; the mall answers the report's code. */
    sendProblemReport: port<string, { sentence: string }>(),
    copyCode: port<null, { code: string }>(),
  },
  actions: {
    storeSentence: assign({ sentence: (_, typed: { text: string }) => typed.text }),
    storeCode: assign({ code: (_, answered: { output: Answered<string> }) => answered.output.answer, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearProblem: assign({ problem: null }),
  },
  guards: { isShortEnough: ({ context }) => isShort(context.sentence) },
}).createMachine({
  id: 'problemReport',
  description: 'The dialog "Report a problem" of the demo: what happened goes to the mall, a code comes back that rebuilds it (Flows 7).',
  context: { sentence: '', code: '', problem: null },
  initial: 'writing',
  states: {
    writing: {
      description: 'A sentence may be added.',
      on: {
        'sentence.typed': { actions: { type: 'storeSentence', params: fromEvent('text') }, description: 'A letter.' },
        'send.pressed': { guard: 'isShortEnough', target: 'sending', actions: 'clearProblem', description: 'The report is sent.' },
        'close.pressed': { target: 'closed', description: 'No report after all.' },
      },
    },
    sending: {
      description: 'The report is on its way.',
      tags: 'busy',
      invoke: {
        src: 'sendProblemReport',
        input: ({ context }) => ({ sentence: context.sentence.trim() }),
        onDone: {
          target: 'sent',
          actions: { type: 'storeCode', params: fromEvent('output') },
          description: 'It is kept, and has a code.',
        },
        onError: {
          target: 'writing',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'It was not kept: the dialog says why, the sentence stays.',
        },
      },
    },
    sent: {
      description: 'The code is shown.',
      initial: 'shown',
      on: { 'close.pressed': { target: 'closed', description: 'Done.' } },
      states: {
        shown: {
          description: 'It can be copied.',
          on: { 'copy.pressed': { target: 'copying', description: 'Into the clipboard.' } },
        },
        copying: {
          description: 'The browser is asked to copy.',
          invoke: {
            src: 'copyCode',
            input: ({ context }) => ({ code: context.code }),
            onDone: { target: 'copied', description: 'It is in the clipboard.' },
            onError: { target: 'uncopied', description: 'The browser does not allow it.' },
          },
        },
        copied: {
          description: 'Copied.',
          on: { 'copy.pressed': { target: 'copying', description: 'Once more.' } },
        },
        uncopied: {
          description: 'The code has to be marked and copied by hand.',
          on: { 'copy.pressed': { target: 'copying', description: 'Try once more.' } },
        },
      },
    },
    closed: { description: 'The dialog is gone.', type: 'final' },
  },
});
