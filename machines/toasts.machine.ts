import { assign, setup } from 'xstate';
import { fromEvent } from './ports.ts';
import type { Moment, Stamped } from './ports.ts';
import type { Toast } from './model/pageEvent.ts';

/** A toast lives 5000 ms and at most three are shown (spec 8). */
export const toastLife = 5_000;
export const toastsShown = 3;

export type ShownToast = Toast & { id: string; number: number; until: Moment };

export const toastsMachine = setup({
  types: {
    context: {} as { toasts: ShownToast[]; count: number; at: Moment },
    events: {} as Stamped<{ type: 'notice.given'; notice: Toast } | { type: 'toast.closed'; number: number } | { type: 'resume' }>,
  },
  actions: {
    showNotice: assign({
      toasts: ({ context }, given: { notice: Toast; at: Moment }) =>
        [...context.toasts, { ...given.notice, number: context.count + 1, until: given.at + toastLife }].slice(-toastsShown),
      count: ({ context }) => context.count + 1,
      at: (_, given: { notice: Toast; at: Moment }) => given.at,
    }),
    dropToast: assign({
      toasts: ({ context }, closed: { number: number; at: Moment }) => context.toasts.filter((toast) => toast.number !== closed.number),
      at: (_, closed: { number: number; at: Moment }) => closed.at,
    }),
    dropOldest: assign({
      toasts: ({ context }) => context.toasts.slice(1),
      at: ({ context }) => context.toasts[0]?.until ?? context.at,
    }),
    storeMoment: assign({ at: (_, now: { at: Moment }) => now.at }),
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
          actions: { type: 'showNotice', params: fromEvent('notice', 'at') },
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
          target: 'speaking',
          reenter: true,
          actions: { type: 'showNotice', params: fromEvent('notice', 'at') },
        },
        'toast.closed': [
          {
            guard: { type: 'isOnlyThis', params: fromEvent('number') },
            description: 'The shopper closes the only sentence.',
            target: 'silent',
            actions: { type: 'dropToast', params: fromEvent('number', 'at') },
          },
          {
            description: 'The shopper closes one of several sentences.',
            target: 'speaking',
            reenter: true,
            actions: { type: 'dropToast', params: fromEvent('number', 'at') },
          },
        ],
        resume: {
          description: 'The page is alive again: time goes on from now.',
          target: 'speaking',
          reenter: true,
          actions: { type: 'storeMoment', params: fromEvent('at') },
        },
      },
    },
  },
});
