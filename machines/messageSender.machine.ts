import { assign, setup } from 'xstate';
import { isPassing, pauseAfter } from './rules/outbox.ts';
import type { OutboxMessage } from './rules/messageOutbox.ts';
import { required } from './rules/required.ts';
import { effect, callbackPort, fromEvent, port, type Stamped } from './ports.ts';
import { problemOf, type ProblemCode } from './model/problem.ts';
import type { Message } from './model/chat.ts';

/** The first that nobody refused. */
const nextOf = (messages: readonly OutboxMessage[]): OutboxMessage | undefined => messages.find(({ refused }) => refused === null);

export const messageSenderMachine = setup({
  types: {
    context: {} as {
      messages: OutboxMessage[];
      /** The message that is being sent. */ sending: string | null;
      /** How long, in ms, what could not be said waits. */ pause: number;
    },
    events: {} as Stamped<{ type: 'intents.found'; intents: OutboxMessage[] } | { type: 'network.returned' }>,
  },
  actors: {
    sendMessage: port<Message, OutboxMessage>(),
    /** What waits in the outbox while no conversation is open here: its own talk sends it then. */
    listenToOutbox: callbackPort<{ type: 'resume' }>(),
  },
  actions: {
    keepFound: assign({ messages: (_, found: { intents: OutboxMessage[] }) => found.intents }),
    noteSending: assign({ sending: ({ context }) => nextOf(context.messages)?.key ?? null }),
    dropSent: assign({ messages: ({ context }) => context.messages.filter(({ key }) => key !== context.sending) }),
    keepPause: assign({ pause: (_, failed: { error: unknown }) => pauseAfter(problemOf(failed.error)) }),
    /** Takes the message out of the outbox, or notes there why it was refused: its conversation shows it. */
    settleMessage: effect<{ refused: ProblemCode | null }>(),
  },
  guards: {
    hasMessage: ({ context }) => nextOf(context.messages) !== undefined,
    isPassing: (_, failed: { error: unknown }) => isPassing(problemOf(failed.error)),
  },
  delays: { untilNextTry: ({ context }) => context.pause },
}).createMachine({
  id: 'messageSender',
  description: 'Sends what was said in conversations that are not open any more: each word once, in order.',
  context: { messages: [], sending: null, pause: 0 },
  invoke: { src: 'listenToOutbox' },
  on: {
    'intents.found': {
      actions: { type: 'keepFound', params: fromEvent('intents') },
      description: 'What waits in the outbox changed.',
    },
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing waits.',
      always: { guard: 'hasMessage', target: 'sending', description: 'Something was said and not sent: send it.' },
    },
    sending: {
      description: 'The first word is on its way, under its own id.',
      entry: 'noteSending',
      invoke: {
        src: 'sendMessage',
        input: ({ context }) => required(nextOf(context.messages)),
        onDone: { target: 'resting', actions: [{ type: 'settleMessage', params: { refused: null } }, 'dropSent'], description: 'Said.' },
        onError: [
          {
            guard: { type: 'isPassing', params: fromEvent('error') },
            target: 'waiting',
            actions: { type: 'keepPause', params: fromEvent('error') },
            description: 'No way to the mall, or too many at once: it waits, with its id.',
          },
          {
            target: 'resting',
            description: 'The mall does not take it: its conversation says why.',
            actions: [{ type: 'settleMessage', params: ({ event }) => ({ refused: problemOf(event.error).code }) }, 'dropSent'],
          },
        ],
      },
    },
    waiting: {
      description: 'No way to the mall, or more than it takes at once: what was said waits and is tried again.',
      after: { untilNextTry: { target: 'resting', description: 'Five seconds later, or when the limit ends: try again.' } },
      on: { 'network.returned': { target: 'resting', description: 'The network is back: try at once.' } },
    },
  },
});
