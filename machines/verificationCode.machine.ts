import { assign, sendParent, setup } from 'xstate';
import { fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { problemOf } from './model/problem.ts';

/** Where a code goes: a mobile number with its country code, 4 digits padded (spec 5), or an e-mail address. */
export type CodeTarget = { mobile: string } | { mail: string };

/** When the next code may be sent; kept over a reload. */
export type CodeSent = { until: Moment };

export const verificationCodeMachine = setup({
  types: {
    context: {} as { target: CodeTarget | null; until: Moment; at: Moment },
    events: {} as Stamped<{ type: 'code.wanted'; target: CodeTarget } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { readCodeSent: port<CodeSent | null>(), sendCode: port<CodeSent, CodeTarget>() },
  actions: {
    storeTarget: assign({ target: (_, wanted: { target: CodeTarget }) => wanted.target }),
    storeUntil: assign((_, answered: { output: Answered<CodeSent | null> }) => ({
      until: answered.output.answer?.until ?? 0,
      at: answered.output.at,
    })),
    storeMoment: assign({ at: (_, now: { at: Moment }) => now.at }),
    tellSent: sendParent(({ context }) => ({ type: 'code.sent' as const, at: context.at })),
    tellRefused: sendParent((_, failed: { error: unknown }) => {
      const problem = problemOf(failed.error);
      return { type: 'code.refused' as const, problem, at: problem.at };
    }),
  },
  guards: {
    isStillTooEarly: (_, answered: { output: Answered<CodeSent | null> }) => (answered.output.answer?.until ?? 0) > answered.output.at,
  },
  delays: { untilNextCode: ({ context }) => Math.max(0, context.until - context.at) },
}).createMachine({
  id: 'verificationCode',
  description: 'The button that has a verification code sent: once, then again after 60 seconds, over a reload too (spec 4).',
  context: { target: null, until: 0, at: 0 },
  initial: 'remembering',
  states: {
    remembering: {
      description: 'Was a code sent a moment ago, before a reload?',
      invoke: {
        src: 'readCodeSent',
        onDone: [
          {
            guard: { type: 'isStillTooEarly', params: fromEvent('output') },
            target: 'counting',
            actions: { type: 'storeUntil', params: fromEvent('output') },
            description: 'Yes: the countdown goes on where it is.',
          },
          { target: 'ready', description: 'No.' },
        ],
        onError: { target: 'ready', description: 'Storage is closed: nothing is remembered.' },
      },
      on: {
        'code.wanted': {
          target: 'sending',
          actions: { type: 'storeTarget', params: fromEvent('target') },
          description: 'Somebody is quicker: the mall knows whether it is too early.',
        },
      },
    },
    ready: {
      description: 'A code can be sent.',
      on: {
        'code.wanted': {
          target: 'sending',
          actions: { type: 'storeTarget', params: fromEvent('target') },
          description: 'Send one there.',
        },
        resume: { target: 'remembering', description: 'The page is alive in this browser: what it remembers counts.' },
      },
    },
    sending: {
      description: 'The code is on its way.',
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => context.target ?? { mail: '' },
        onDone: {
          target: 'counting',
          actions: [{ type: 'storeUntil', params: fromEvent('output') }, 'tellSent'],
          description: 'Sent: no other for the time that the mall says.',
        },
        onError: {
          target: 'ready',
          actions: { type: 'tellRefused', params: fromEvent('error') },
          description: 'Not sent: the button can be pressed again at once.',
        },
      },
    },
    counting: {
      description: 'The button counts down to the next code.',
      after: { untilNextCode: { target: 'ready', description: 'The time is over.' } },
      on: {
        resume: {
          target: 'counting',
          reenter: true,
          actions: { type: 'storeMoment', params: fromEvent('at') },
          description: 'The page is alive again: the countdown is where the clock says.',
        },
      },
    },
  },
});
