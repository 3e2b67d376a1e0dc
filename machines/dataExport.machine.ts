import { assign, setup } from 'xstate';
import { effect, fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { VisitorContext } from './model/visitor.ts';

export const dataExportMachine = setup({
  types: {
    input: {} as { visitor: VisitorContext },
    context: {} as { problem: Problem | null },
    events: {} as Stamped<{ type: 'download.pressed' }>,
    tags: {} as 'busy',
  },
  actors: {
    /** The file's text. */
    readExport: port<string>(),
  },
  actions: {
    saveExport: effect<{ output: Answered<string> }>(),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: 'dataExport',
  description: 'All data held on the shopper, as a file of his device (contract C9).',
  context: { problem: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The file can be had.',
      on: { 'download.pressed': { target: 'reading', actions: 'clearProblem', description: 'It is asked for.' } },
    },
    reading: {
      description: 'The mall puts it together.',
      tags: 'busy',
      invoke: {
        src: 'readExport',
        onDone: {
          target: 'saved',
          actions: { type: 'saveExport', params: fromEvent('output') },
          description: 'The browser keeps it.',
        },
        onError: {
          target: 'idle',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'Refused, since there was one today, or not reached: it says why.',
        },
      },
    },
    saved: {
      description: 'The browser has the file.',
      on: { 'download.pressed': { target: 'reading', description: 'Once more.' } },
    },
  },
});
