import { assign, setup } from 'xstate';
import { isPassing, pauseAfter, type Intent } from './rules/outbox/outbox.ts';
import { required } from './rules/required.ts';
import { effect, callbackPort, fromEvent, port, type Stamped } from './ports.ts';
import { problemOf, type ProblemCode } from './model/problem.ts';

/** The first that nobody refused. */
const nextOf = (intents: readonly Intent[]): Intent | undefined => intents.find(({ refused }) => refused === null);

export const outboxSenderMachine = setup({
  types: {
    context: {} as {
      intents: Intent[];
      /** The key that is being sent. */ sending: string | null;
      /** How long, in ms, what could not be sent waits. */ pause: number;
    },
    events: {} as Stamped<{ type: 'intents.found'; intents: Intent[] } | { type: 'network.returned' }>,
  },
  actors: {
    sendIntent: port<unknown, Intent>(),
    /** What waits in a box of the outbox while no page that sends it is open here. */
    listenToOutbox: callbackPort<{ type: 'resume' }>(),
  },
  actions: {
    storeFound: assign({ intents: (_, found: { intents: Intent[] }) => found.intents }),
    noteSending: assign({ sending: ({ context }) => nextOf(context.intents)?.key ?? null }),
    dropSent: assign({ intents: ({ context }) => context.intents.filter(({ key }) => key !== context.sending) }),
    storePause: assign({ pause: (_, failed: { error: unknown }) => pauseAfter(problemOf(failed.error)) }),
    /** Takes the intent out of the outbox, or notes there why it was refused: its page shows it. */
    settleIntent: effect<{ refused: ProblemCode | null }>(),
  },
  guards: {
    hasIntent: ({ context }) => nextOf(context.intents) !== undefined,
    isPassing: (_, failed: { error: unknown }) => isPassing(problemOf(failed.error)),
  },
  delays: { untilNextTry: ({ context }) => context.pause },
}).createMachine({
  id: 'outboxSender',
  description: 'Sends what waits in a box of the outbox whose page is not open any more: each intent once, in order.',
  context: { intents: [], sending: null, pause: 0 },
  invoke: { src: 'listenToOutbox' },
  on: {
    'intents.found': {
      actions: { type: 'storeFound', params: fromEvent('intents') },
      description: 'What waits in the outbox changed.',
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing waits.',
      always: { guard: 'hasIntent', target: 'sending', description: 'Something was done and not sent: send it.' },
    },
    sending: {
      description: 'The first intent is on its way, under its own key.',
      entry: 'noteSending',
      invoke: {
        src: 'sendIntent',
        input: ({ context }) => required(nextOf(context.intents)),
        onDone: { target: 'resting', actions: [{ type: 'settleIntent', params: { refused: null } }, 'dropSent'], description: 'Sent.' },
        onError: [
          {
            guard: { type: 'isPassing', params: fromEvent('error') },
            target: 'waiting',
            actions: { type: 'storePause', params: fromEvent('error') },
            description: 'No way to the mall, or too many at once: it waits, with its key.',
          },
          {
            target: 'resting',
            description: 'The mall does not take it: its page says why.',
            actions: [{ type: 'settleIntent', params: ({ event }) => ({ refused: problemOf(event.error).code }) }, 'dropSent'],
          },
        ],
      },
    },
    waiting: {
      description: 'No way to the mall, or more than it takes at once: what was done waits and is tried again.',
      after: { untilNextTry: { target: 'resting', description: 'Five seconds later, or when the limit ends: try again.' } },
      on: { 'network.returned': { target: 'resting', description: 'The network is back: try at once.' } },
    },
  },
});
