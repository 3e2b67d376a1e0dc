import { assign, setup, type SnapshotFrom } from 'xstate';
import { tellTypingEvery } from './rules/chat.ts';
import { callbackPort, fromEvent, nowOf, port, type Moment, type Stamped } from './ports.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { InputChanged } from './model/widget.ts';

type Input = {
  conversationId: number;
  /** How many characters stand in the shopper's field. */
  draftLength: number;
  visitor: VisitorContext;
};

type Context = Input & {
  /** Until when the other side counts as typing. */
  until: Moment;
  at: Moment;
  /** The shopper has typed something that the other side was not told of. */
  hasTyped: boolean;
};

/** What the mall tells of the other side: that it types, and that it has said what it typed. */
export type TypingEvent =
  | { type: 'typing.heard'; conversationId: number; until: Moment }
  | { type: 'message.heard'; conversationId: number };

export const typingMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Stamped<InputChanged<Input> | TypingEvent>,
  },
  actors: {
    listenToTyping: callbackPort<{ type: 'resume' }>(),
    tellTyping: port<null, { conversationId: number }>(),
  },
  actions: {
    storeInput: assign((_, changed: { input: Omit<Input, 'visitor'> }) => changed.input),
    noteTyped: assign({ hasTyped: true }),
    clearTyped: assign({ hasTyped: false }),
    storeUntil: assign((_, heard: { until: Moment; at: Moment }) => heard),
  },
  guards: {
    isLonger: ({ context }, changed: { input: Omit<Input, 'visitor'> }) => changed.input.draftLength > context.draftLength,
    isHere: ({ context }, heard: { conversationId: number }) => heard.conversationId === context.conversationId,
    isTypingHere: ({ context }, { conversationId, until, at }: { conversationId: number; until: Moment; at: Moment }) =>
      conversationId === context.conversationId && until > at,
    hasTyped: ({ context }) => context.hasTyped,
  },
  delays: {
    untilSilent: ({ context, event }) => Math.max(0, context.until - nowOf({ context, event })),
    tellTypingEvery,
  },
}).createMachine({
  id: 'typing',
  description: 'Each side of a conversation sees for a moment that the other one is typing (contract V8).',
  context: ({ input }) => ({ ...input, until: 0, at: input.visitor.at, hasTyped: false }),
  invoke: { src: 'listenToTyping' },
  on: {
    'input.changed': [
      {
        guard: { type: 'isLonger', params: fromEvent('input') },
        actions: [{ type: 'storeInput', params: fromEvent('input') }, 'noteTyped'],
        description: 'The shopper types.',
      },
      {
        actions: [{ type: 'storeInput', params: fromEvent('input') }, 'clearTyped'],
        description: 'The shopper sent what he typed, or took some of it back.',
      },
    ],
  },
  type: 'parallel',
  states: {
    hearing: {
      description: 'What the other side does.',
      initial: 'silent',
      states: {
        silent: {
          description: 'It is not typing.',
          on: {
            'typing.heard': {
              guard: { type: 'isTypingHere', params: fromEvent('conversationId', 'until', 'at') },
              target: 'typing',
              actions: { type: 'storeUntil', params: fromEvent('until', 'at') },
              description: 'It begins to type.',
            },
          },
        },
        typing: {
          description: 'It is typing.',
          on: {
            'typing.heard': {
              guard: { type: 'isTypingHere', params: fromEvent('conversationId', 'until', 'at') },
              target: 'typing',
              reenter: true,
              actions: { type: 'storeUntil', params: fromEvent('until', 'at') },
              description: 'It goes on typing.',
            },
            'message.heard': {
              guard: { type: 'isHere', params: fromEvent('conversationId') },
              target: 'silent',
              description: 'It has said what it typed.',
            },
          },
          after: { untilSilent: { target: 'silent', description: 'It has stopped.' } },
        },
      },
    },
    telling: {
      description: 'What the other side is told of the shopper.',
      initial: 'resting',
      states: {
        resting: {
          description: 'There is nothing to tell.',
          always: { guard: 'hasTyped', target: 'telling', description: 'He types: the other side is told.' },
        },
        telling: {
          description: 'The mall is being told.',
          entry: 'clearTyped',
          invoke: {
            src: 'tellTyping',
            input: ({ context }) => ({ conversationId: context.conversationId }),
            onDone: { target: 'pausing', description: 'It knows.' },
            onError: { target: 'pausing', description: 'It does not know: nothing is lost by that.' },
          },
        },
        pausing: {
          description: 'It was told a moment ago.',
          after: { tellTypingEvery: { target: 'resting', description: 'Whoever still types is told of again.' } },
        },
      },
    },
  },
});

/** The other side is typing. */
export const isTyping = (snapshot: SnapshotFrom<typeof typingMachine>): boolean => snapshot.matches({ hearing: 'typing' });
