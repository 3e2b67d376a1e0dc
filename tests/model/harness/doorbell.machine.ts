import { assign, setup } from 'xstate';
import { port, type Stamped } from '#machines/ports.ts';
import { problemOf, type Problem } from '#machines/model/problem.ts';

/** A small page for trying the harness itself: a port, a guard, a timer, a field, an event from elsewhere. */
export const doorbellMachine = setup({
  types: {
    context: {} as { name: string; problem: Problem | null; rings: number },
    events: {} as Stamped<{ type: 'name.typed'; name: string } | { type: 'bell.pressed' } | { type: 'again.pressed' } | { type: 'resume' }>,
    tags: {} as 'busy',
  },
  actors: { ringBell: port<{ isHome: boolean }, { name: string }>() },
  actions: {
    keepName: assign({ name: (_, typed: { name: string }) => typed.name }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
    countRing: assign({ rings: ({ context }) => context.rings + 1 }),
  },
  guards: { isNamed: ({ context }) => context.name !== '', isHome: (_, heard: { isHome: boolean }) => heard.isHome },
}).createMachine({
  id: 'doorbell',
  description: 'Ring and wait.',
  context: { name: '', problem: null, rings: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Whom do you want?',
      on: {
        'name.typed': { actions: { type: 'keepName', params: ({ event }) => ({ name: event.name }) }, description: 'A name is typed.' },
        'bell.pressed': { guard: 'isNamed', target: 'ringing', actions: 'countRing', description: 'The bell is pressed.' },
      },
    },
    ringing: {
      description: 'It rings.',
      tags: 'busy',
      invoke: {
        src: 'ringBell',
        input: ({ context }) => ({ name: context.name }),
        onDone: [
          {
            guard: { type: 'isHome', params: ({ event }) => ({ isHome: event.output.answer.isHome }) },
            target: 'opened',
            description: 'Somebody opens.',
          },
          { target: 'silent', description: 'Nobody is at home.' },
        ],
        onError: {
          target: 'silent',
          actions: { type: 'storeProblem', params: ({ event }) => ({ error: event.error }) },
          description: 'The bell is broken.',
        },
      },
    },
    silent: {
      description: 'Nobody opens.',
      after: { 8000: { target: 'waiting', description: 'One gives up.' } },
      on: {
        'again.pressed': { target: 'ringing', actions: 'countRing', description: 'Once more.' },
        resume: { target: 'silent', reenter: true, description: 'The page is alive again.' },
      },
    },
    opened: { description: 'The door is open.', on: { resume: { target: 'waiting', description: 'Back at the door.' } } },
  },
});
