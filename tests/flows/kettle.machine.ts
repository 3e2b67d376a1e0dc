import { and, assign, emit, not, sendParent, setup } from 'xstate';
import { callbackPort, port, type Stamped } from '#machines/ports.ts';
import { problemOf, type Problem } from '#machines/model/problem.ts';

type Water = { litres: number };

const whistle = setup({ types: { events: {} as { type: 'blow' } }, actions: { tell: sendParent({ type: 'whistle.blew' }) } }).createMachine(
  {
    id: 'whistle',
    description: 'Blows.',
    initial: 'still',
    states: { still: { description: 'Still.', on: { blow: { actions: 'tell' } } } },
  },
);

/** A machine with everything that the explorer must understand: ports, timers, guards of guards, always, parallel regions, history, feed, child. */
export const kettleMachine = setup({
  types: {
    input: {} as { deadline: number },
    context: {} as { litres: number; problem: Problem | null; until: number; at: number; whistled: boolean },
    events: {} as Stamped<
      | { type: 'fill.pressed' }
      | { type: 'boil.pressed'; hot: boolean }
      | { type: 'power.cut' }
      | { type: 'power.came' }
      | { type: 'whistle.blew' }
      | { type: 'lamp.pressed' }
    >,
    tags: {} as 'busy' | 'hot',
    emitted: {} as { type: 'boiled' },
  },
  actors: { readWater: port<Water, { wanted: number }>(), listen: callbackPort(), whistle },
  actions: {
    keepWater: assign({
      litres: (_, got: { litres: number; at: number }) => got.litres,
      at: (_, got: { litres: number; at: number }) => got.at,
    }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    startBoiling: assign({ until: (_, now: { at: number }) => now.at + 90_000, at: (_, now: { at: number }) => now.at }),
    noteWhistle: assign({ whistled: true }),
    announce: emit({ type: 'boiled' }),
  },
  guards: {
    hasWater: ({ context }) => context.litres > 0,
    isFull: ({ context }) => context.litres >= 2,
    isHot: (_, asked: { hot: boolean }) => asked.hot,
  },
  delays: { untilBoiled: ({ context }) => context.until - context.at },
}).createMachine({
  id: 'kettle',
  description: 'A kettle that shows everything a machine can do.',
  context: ({ input }) => ({ litres: 0, problem: null, until: input.deadline, at: 0, whistled: false }),
  type: 'parallel',
  states: {
    body: {
      description: 'The kettle itself.',
      initial: 'empty',
      on: { 'power.cut': { target: '.off', description: 'The power is cut.' } },
      states: {
        empty: { description: 'No water.', on: { 'fill.pressed': { target: 'filling', description: 'Somebody fills it.' } } },
        filling: {
          description: 'Water runs.',
          tags: 'busy',
          invoke: {
            src: 'readWater',
            input: ({ context }) => ({ wanted: 2 - context.litres }),
            onDone: {
              target: 'weighing',
              actions: { type: 'keepWater', params: ({ event }) => ({ litres: event.output.answer.litres, at: event.output.at }) },
              description: 'Water came.',
            },
            onError: {
              target: 'empty',
              actions: { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) },
              description: 'No water came.',
            },
          },
        },
        weighing: {
          description: 'How much is it?',
          always: [
            { guard: and(['hasWater', not('isFull')]), target: 'ready', description: 'There is room for more.' },
            { guard: 'isFull', target: 'ready', actions: 'announce', description: 'It is full.' },
            { target: 'empty', description: 'Nothing came.' },
          ],
        },
        ready: {
          description: 'It may boil.',
          on: {
            'boil.pressed': [
              {
                guard: { type: 'isHot', params: ({ event }) => ({ hot: event.hot }) },
                target: 'boiling',
                actions: { type: 'startBoiling', params: ({ event }) => ({ at: event.at }) },
                description: 'Boil it hot.',
              },
              { target: 'ready', reenter: true, description: 'Lukewarm is not boiled.' },
            ],
          },
        },
        boiling: {
          description: 'It boils.',
          tags: ['busy', 'hot'],
          invoke: {
            src: 'whistle',
            onDone: { target: 'ready', description: 'The whistle fell off.' },
            onError: { target: 'ready', description: 'The whistle broke.' },
          },
          after: {
            5000: { actions: 'noteWhistle', description: 'Five seconds in.' },
            untilBoiled: { target: 'done', description: 'It has boiled long enough.' },
          },
          on: { 'whistle.blew': { actions: 'noteWhistle', description: 'The whistle is heard.' } },
        },
        done: { description: 'It has boiled.' },
        off: { description: 'No power.', on: { 'power.came': { target: 'back', description: 'Power again.' } } },
        back: { type: 'history', target: 'empty' },
      },
    },
    lamp: {
      description: 'A lamp beside it.',
      initial: 'dark',
      states: {
        dark: { description: 'Dark.', on: { 'lamp.pressed': { target: 'lit', description: 'Light.' } } },
        lit: { description: 'Lit.', on: { 'lamp.pressed': { target: 'dark', description: 'Dark again.' } } },
      },
    },
  },
});
