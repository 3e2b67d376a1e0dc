import { assign, setup } from 'xstate';
import { effect, fromEvent, port, type Answered, type Stamped } from './ports.ts';
import { problemOf, type Problem } from './model/problem.ts';
import type { RegionCartChange } from './rules/regionChange.ts';
import type { Region } from './model/region.ts';

type Input = { from: Region; to: Region; /** A guest has no cart. */ isGuest: boolean };

export const regionChangeMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Input & { change: RegionCartChange | null; problem: Problem | null },
    events: {} as Stamped<{ type: 'change.pressed' } | { type: 'stay.pressed' } | { type: 'retry.pressed' }>,
    tags: {} as 'busy',
  },
  actors: {
    /** The cart as it is here and as it would be there. */
    compareCarts: port<RegionCartChange, { from: number; to: number }>(),
  },
  actions: {
    storeChange: assign({ change: (_, answered: { output: Answered<RegionCartChange> }) => answered.output.answer, problem: null }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    /** Into the storage under `region` and its cookie. */
    persistRegion: effect<{ regionId: number }>(),
    reload: effect(),
  },
  guards: {
    isGuest: ({ context }) => context.isGuest,
    isUntouched: (_, answered: { change: RegionCartChange }) => answered.change.lost.length === 0 && answered.change.repriced.length === 0,
  },
  delays: {
    /** So long nothing is shown: most answers are here before. */
    untilSlow: 400,
  },
}).createMachine({
  id: 'regionChange',
  description: 'Going to another region: what it would do to the cart is said first, then it is done (spec 4).',
  context: ({ input }) => ({ ...input, change: null, problem: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Is there a cart?',
      always: [
        { guard: 'isGuest', target: 'changing', description: 'None: the region is changed at once.' },
        { target: 'comparing', description: "A shopper's: what becomes of it?" },
      ],
    },
    comparing: {
      description: 'The cart is read for both regions.',
      tags: 'busy',
      invoke: {
        src: 'compareCarts',
        input: ({ context }) => ({ from: context.from.regionId, to: context.to.regionId }),
        onDone: [
          {
            guard: { type: 'isUntouched', params: ({ event }) => ({ change: event.output.answer }) },
            target: 'changing',
            description: 'Nothing becomes of it: the region is changed at once.',
          },
          {
            target: 'telling',
            actions: { type: 'storeChange', params: fromEvent('output') },
            description: 'Something does: it is said.',
          },
        ],
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'It could not be read.',
        },
      },
      initial: 'soon',
      states: {
        soon: {
          description: 'The answer is awaited without a word.',
          after: { untilSlow: { target: 'slow', description: 'It takes its time: the dialog opens and says so.' } },
        },
        slow: {
          description: 'The dialog waits with the shopper.',
          on: { 'stay.pressed': { target: '#regionChange.stayed', description: 'He does not wait: he stays.' } },
        },
      },
    },
    telling: {
      description: 'The dialog says what cannot be bought there, and what costs otherwise.',
      on: {
        'change.pressed': { target: 'changing', description: 'He goes.' },
        'stay.pressed': { target: 'stayed', description: 'He stays: nothing has changed.' },
      },
    },
    unreadable: {
      description: 'Nobody knows what would become of the cart, and the dialog says why.',
      on: {
        'retry.pressed': { target: 'comparing.slow', description: 'Try again.' },
        'change.pressed': { target: 'changing', description: 'He goes all the same.' },
        'stay.pressed': { target: 'stayed', description: 'He stays.' },
      },
    },
    changing: {
      description: 'The region is saved, and everything is read anew.',
      tags: 'busy',
      entry: [{ type: 'persistRegion', params: ({ context }) => ({ regionId: context.to.regionId }) }, 'reload'],
    },
    stayed: { description: 'The dialog is gone.', type: 'final' },
  },
});
