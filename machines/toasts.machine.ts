import { assign, setup } from 'xstate';
import type { Moment, Stamped } from './port.ts';
import type { Notice } from './words.ts';

/** A toast lives 5000 ms and at most three are shown (spec 8). */
export const toastLife = 5_000;
export const toastsShown = 3;

export type Toast = Notice & { id: string; number: number; until: Moment };

export const toastsMachine = setup({
  types: {
    context: {} as { toasts: Toast[]; count: number; at: Moment },
    events: {} as Stamped<
      { type: 'notice.given'; notice: Notice } | { type: 'toast.closed'; number: number } | { type: 'resume' }
    >,
  },
  actions: {
    showNotice: assign({
      toasts: ({ context }, given: { notice: Notice; at: Moment }) =>
        [...context.toasts, { ...given.notice, number: context.count + 1, until: given.at + toastLife }].slice(-toastsShown),
      count: ({ context }) => context.count + 1,
      at: (_, given: { notice: Notice; at: Moment }) => given.at,
    }),
    dropToast: assign({
      toasts: ({ context }, closed: { number: number; at: Moment }) => context.toasts.filter((toast) => toast.number !== closed.number),
      at: (_, closed: { number: number; at: Moment }) => closed.at,
    }),
    dropOldest: assign({
      toasts: ({ context }) => context.toasts.slice(1),
      at: ({ context }) => context.toasts[0]?.until ?? context.at,
    }),
    keepMoment: assign({ at: (_, now: { at: Moment }) => now.at }),
  },
  guards: {
    isLast: ({ context }) => context.toasts.length === 1,
    isOnlyThis: ({ context }, closed: { number: number }) => context.toasts.every((toast) => toast.number === closed.number),
  },
  delays: {
    untilOldestEnds: ({ context }) => Math.max(0, (context.toasts[0]?.until ?? context.at) - context.at),
  },
}).createMachine({
  id: 'toasts',
  description: 'What the shop says in passing. Each sentence stays five seconds, at most three stand at once.',
  context: { toasts: [], count: 0, at: 0 },
  initial: 'silent',
  states: {
    silent: {
      description: 'Nothing is said.',
      on: {
        'notice.given': {
          description: 'Somebody has something to say.',
          target: 'speaking',
          actions: { type: 'showNotice', params: ({ event }) => ({ notice: event.notice, at: event.at }) },
        },
      },
    },
    speaking: {
      description: 'One to three sentences stand on the screen.',
      after: {
        untilOldestEnds: [
          { guard: 'isLast', target: 'silent', actions: 'dropOldest', description: 'The last sentence has stood its five seconds.' },
          { target: 'speaking', reenter: true, actions: 'dropOldest', description: 'The oldest sentence has stood its five seconds.' },
        ],
      },
      on: {
        'notice.given': {
          description: 'One more sentence; the oldest gives way to a fourth.',
          target: 'speaking', reenter: true,
          actions: { type: 'showNotice', params: ({ event }) => ({ notice: event.notice, at: event.at }) },
        },
        'toast.closed': [
          {
            guard: { type: 'isOnlyThis', params: ({ event }) => ({ number: event.number }) },
            description: 'The shopper closes the only sentence.',
            target: 'silent',
            actions: { type: 'dropToast', params: ({ event }) => ({ number: event.number, at: event.at }) },
          },
          {
            description: 'The shopper closes one of several sentences.',
            target: 'speaking', reenter: true,
            actions: { type: 'dropToast', params: ({ event }) => ({ number: event.number, at: event.at }) },
          },
        ],
        resume: {
          description: 'The page is alive again: time goes on from now.',
          target: 'speaking', reenter: true,
          actions: { type: 'keepMoment', params: ({ event }) => ({ at: event.at }) },
        },
      },
    },
  },
});
