import { assign, setup, type SnapshotFrom } from 'xstate';
import {
  isMessageTooLong,
  newestHeard,
  newestOf,
  recallableUntil,
  withLatest,
  withMessages,
  withRead,
  withRecalled,
} from './rules/chat.ts';
import {
  firstRefused,
  restoredMessages,
  withQueued,
  stillWaiting,
  withoutMessage,
  pictureSaid,
  textSaid,
  topicSaid,
  tryAgain,
  type OutboxMessage,
  type Topic,
} from './rules/outbox/messageOutbox.ts';
import { isPassing, pauseAfter } from './rules/outbox/outbox.ts';
import { effect, callbackPort, fromEvent, port, type Answered, type Moment, type Stamped } from './ports.ts';
import { isMissing, problemOf, type Problem } from './model/problem.ts';
import { leaving, opened, partnerOf, support, type Partner, type Stretch, type ConversationState } from './rules/conversation.ts';
import type { PictureUpload } from './rules/pictures.ts';
import { required } from './rules/required.ts';
import type { Conversation, Message } from './model/chat.ts';
import type { VisitorContext } from './model/visitor.ts';
import type { PageInput, PlaceOf } from './model/place.ts';

type Context = {
  draft: string;
  outgoing: OutboxMessage[];
  /** What waits in conversations that are not open now. */ elsewhere: OutboxMessage[];
  place: PlaceOf<'chat'>;
  visitor: VisitorContext;
  conversations: Conversation[];
  partner: Partner | null;
  conversationId: number;
  messages: Message[];
  hasMore: boolean;
  topic: Topic | null;
  made: number;
  seenId: number;
  problem: Problem | null;
  /** How long, in ms, what could not be said waits. */ pause: number;
  /** The message that is being taken back, and why it could not be; null where none was wanted back. */
  recall: { msgId: number; problem: Problem | null } | null;
  /** The picture of this device that is on its way to the mall, and why it did not come there; null where none is. */
  picture: { id: string; problem: Problem | null } | null;
  /** What was typed in conversations that are not open now. */
  left: Record<number, string>;
};

/** A message stands in the open talk, and no longer waits. */
const withMessage = ({ messages, outgoing, conversations }: Context, message: Message) => ({
  messages: withMessages(messages, [message]),
  outgoing: stillWaiting(outgoing, [message]),
  conversations: withLatest(conversations, message, true),
});

const queue = ({ made, outgoing, conversationId, visitor: { seed } }: Context) => ({ made, outgoing, conversationId, seed });

export const chatMachine = setup({
  types: {
    input: {} as PageInput<'chat'>,
    context: {} as Context,
    events: {} as Stamped<
      | { type: 'conversation.chosen'; conversationId: number }
      | { type: 'support.pressed' }
      | { type: 'back.pressed' }
      | { type: 'text.typed'; text: string }
      | { type: 'send.pressed' }
      | { type: 'topic.pressed' }
      | { type: 'discard.pressed' }
      | { type: 'older.pressed' }
      | { type: 'picture.picked'; id: string }
      | { type: 'picture.retried' }
      | { type: 'picture.discarded' }
      | { type: 'recall.pressed'; msgId: number }
      | { type: 'message.recalled'; message: Message }
      | { type: 'message.came'; message: Message }
      | { type: 'messages.read'; conversationId: number; lastMsgId: number }
      | { type: 'stream.opened' }
      | { type: 'intents.found'; intents: OutboxMessage[] }
      | { type: 'retry.pressed' }
      | { type: 'resume' }
    >,
    tags: {} as 'busy',
  },
  actors: {
    readConversations: port<Conversation[]>(),
    openConversation: port<ConversationState, Partner>(),
    readOlderMessages: port<Stretch, { conversationId: number; before: number }>(),
    readNewerMessages: port<{ conversations: Conversation[]; messages: Message[] }, { conversationId: number; after: number }>(),
    sendMessage: port<Message, OutboxMessage>(),
    recallMessage: port<Message, { msgId: number }>(),
    uploadPicture: port<{ url: string }, PictureUpload>(),
    markMessagesRead: port<Record<string, never>, { conversationId: number; lastMsgId: number }>(),
    /** The mall's live word: what is said and read, and that the line stands (again). */
    listenToChat: callbackPort<{ type: 'resume' }>(),
    /** What this browser kept of the words that wait: when a conversation opens, and when another tab ends. */
    listenToOutbox: callbackPort<{ type: 'resume' }>(),
  },
  actions: {
    storeConversations: assign({
      conversations: (_, answered: { output: Answered<Conversation[]> }) => answered.output.answer,
      problem: null,
    }),
    storePartner: assign({ partner: (_, wanted: { partner: Partner }) => wanted.partner, problem: null }),
    storeTalk: assign(({ context }, answered: { output: Answered<ConversationState> }) => opened(context, answered.output.answer)),
    leaveTalk: assign(({ context }) => leaving(context)),
    clearTalk: assign({ partner: null, conversationId: 0, messages: [], topic: null }),
    storeDraft: assign({ draft: (_, typed: { text: string }) => typed.text }),
    queueDraft: assign(({ context }, pressed: { at: Moment }) => ({
      ...withQueued(queue(context), textSaid(context.draft), pressed.at),
      draft: '',
    })),
    queueTopic: assign(({ context }, pressed: { at: Moment }) =>
      context.topic === null ? {} : { ...withQueued(queue(context), topicSaid(context.topic), pressed.at), topic: null },
    ),
    storePicture: assign((_, picked: { id: string }) => ({ picture: { id: picked.id, problem: null } })),
    retryPicture: assign({ picture: ({ context: { picture } }) => picture && { ...picture, problem: null } }),
    notePictureUnsent: assign(({ context: { picture } }, failed: { error: unknown }) => ({
      picture: picture && { ...picture, problem: problemOf(failed.error) },
    })),
    clearPicture: assign({ picture: null }),
    queuePicture: assign(({ context }, { output }: { output: Answered<{ url: string }> }) =>
      withQueued(queue(context), pictureSaid(output.answer.url), output.at),
    ),
    storeSaid: assign(({ context }, answered: { output: Answered<Message> }) => withMessage(context, answered.output.answer)),
    noteRefused: assign(({ context }, failed: { error: unknown }) => {
      const problem = problemOf(failed.error);
      return { outgoing: firstRefused(context.outgoing, problem), pause: pauseAfter(problem) };
    }),
    clearRefused: assign({ outgoing: ({ context }) => tryAgain(context.outgoing) }),
    takeBack: assign(({ context }) => withoutMessage(context.outgoing, context.draft)),
    storeHeard: assign(({ context }, came: { message: Message }) => withMessage(context, came.message)),
    storeElsewhere: assign(({ context }, came: { message: Message }) => ({
      conversations: withLatest(context.conversations, came.message, false),
    })),
    storeWanted: assign((_, pressed: { msgId: number }) => ({ recall: { msgId: pressed.msgId, problem: null } })),
    storeRecalled: assign(({ context }, came: { message: Message }) => withRecalled(context, came.message)),
    clearRecall: assign({ recall: null }),
    noteKept: assign(({ context: { recall } }, failed: { error: unknown }) => ({
      recall: recall && { ...recall, problem: problemOf(failed.error) },
    })),
    storeRead: assign({ messages: ({ context }, read: { lastMsgId: number }) => withRead(context.messages, read.lastMsgId) }),
    storeOlder: assign(({ context }, answered: { output: Answered<Stretch> }) => ({
      messages: withMessages(context.messages, answered.output.answer.messages),
      hasMore: answered.output.answer.hasMore,
    })),
    storeNewer: assign(({ context }, answered: { output: Answered<{ conversations: Conversation[]; messages: Message[] }> }) => {
      const { conversations, messages } = answered.output.answer;
      return { conversations, messages: withMessages(context.messages, messages), outgoing: stillWaiting(context.outgoing, messages) };
    }),
    storeFound: assign(({ context }, found: { intents: OutboxMessage[] }) => restoredMessages(found.intents, context.conversationId)),
    /** Keeps what waits where the next page, tab or visit finds it. */
    persistOutgoing: effect(),
    storeSeen: assign({ seenId: ({ context }) => newestHeard(context.messages) }),
    storeProblem: assign({ problem: (_, failed: { error: unknown }) => problemOf(failed.error) }),
  },
  guards: {
    hasPartner: ({ context }) => context.partner !== null,
    isUnknown: (_, failed: { error: unknown }) => isMissing(problemOf(failed.error)),
    isPassing: (_, failed: { error: unknown }) => isPassing(problemOf(failed.error)),
    isOther: ({ context }, chosen: { conversationId: number }) => chosen.conversationId !== context.conversationId,
    isHere: ({ context }, came: { conversationId: number }) => came.conversationId === context.conversationId,
    isKnown: ({ context }, came: { conversationId: number }) =>
      context.conversations.some(({ conversationId }) => conversationId === came.conversationId),
    mayBeSent: ({ context }) => context.draft.trim() !== '' && !isMessageTooLong(context.draft),
    mayRecall: ({ context }, pressed: { msgId: number; at: Moment }) =>
      context.messages.some((message) => message.msgId === pressed.msgId && (recallableUntil(message) ?? 0) > pressed.at),
    hasTopic: ({ context }) => context.topic !== null,
    hasOutgoing: ({ context }) => context.outgoing.length > 0,
    hasOlder: ({ context }) => context.hasMore,
    hasUnseen: ({ context }) => newestHeard(context.messages) > context.seenId,
  },
  delays: { untilNextTry: ({ context }) => context.pause },
}).createMachine({
  id: 'chat',
  description: 'Conversations with shops and with support: each word once, in order, live.',
  context: ({ input }) => ({
    place: input.place,
    visitor: input.visitor,
    conversations: [],
    partner: partnerOf(input.place),
    conversationId: 0,
    messages: [],
    hasMore: false,
    topic: null,
    draft: '',
    outgoing: [],
    elsewhere: [],
    made: 0,
    seenId: 0,
    problem: null,
    pause: 0,
    recall: null,
    picture: null,
    left: {},
  }),
  invoke: { src: 'listenToChat' },
  on: {
    'message.recalled': {
      actions: { type: 'storeRecalled', params: fromEvent('message') },
      description: 'A message was taken back, here or elsewhere: its words are gone.',
    },
  },
  initial: 'reading',
  states: {
    reading: {
      description: 'The conversations are being read.',
      tags: 'busy',
      invoke: {
        src: 'readConversations',
        onDone: [
          {
            guard: 'hasPartner',
            target: 'opening',
            actions: { type: 'storeConversations', params: fromEvent('output') },
            description: 'The shopper came for somebody: open that one.',
          },
          {
            target: 'listed',
            actions: { type: 'storeConversations', params: fromEvent('output') },
            description: 'The conversations, the newest first.',
          },
        ],
        onError: {
          target: 'unreadable',
          actions: { type: 'storeProblem', params: fromEvent('error') },
          description: 'What this page needs is not reachable.',
        },
      },
    },
    unreadable: {
      description: 'The page says that it could not be read and offers to try again.',
      on: { 'retry.pressed': { target: 'reading', description: 'Try again.' } },
    },
    listed: {
      description: 'The list is on the screen, no conversation is open.',
      on: {
        'conversation.chosen': {
          target: 'opening',
          actions: { type: 'storePartner', params: ({ event }) => ({ partner: { conversationId: event.conversationId } }) },
          description: 'One is chosen.',
        },
        'support.pressed': {
          target: 'opening',
          actions: { type: 'storePartner', params: { partner: support } },
          description: 'The shopper wants to talk with support.',
        },
        'message.came': [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ conversationId: event.message.conversationId }) },
            actions: { type: 'storeElsewhere', params: fromEvent('message') },
            description: 'Somebody says something: it stands in the list.',
          },
          { target: 'relisting', description: 'A conversation that is not in the list: read the list.' },
        ],
        'stream.opened': { target: 'relisting', description: 'The line stands (again): is the list still true?' },
      },
    },
    relisting: {
      description: 'The list is read anew; what is shown stays until then.',
      invoke: {
        src: 'readConversations',
        onDone: {
          target: 'listed',
          actions: { type: 'storeConversations', params: fromEvent('output') },
          description: 'The list as it is now.',
        },
        onError: { target: 'listed', description: 'It could not be read: what is shown stays.' },
      },
      on: {
        'conversation.chosen': {
          target: 'opening',
          actions: { type: 'storePartner', params: ({ event }) => ({ partner: { conversationId: event.conversationId } }) },
          description: 'One is chosen.',
        },
        'support.pressed': {
          target: 'opening',
          actions: { type: 'storePartner', params: { partner: support } },
          description: 'The shopper wants to talk with support.',
        },
      },
    },
    opening: {
      description: 'The conversation is being opened.',
      tags: 'busy',
      invoke: {
        src: 'openConversation',
        input: ({ context }) => context.partner ?? support,
        onDone: {
          target: 'open',
          actions: { type: 'storeTalk', params: fromEvent('output') },
          description: 'Its newest words.',
        },
        onError: [
          {
            guard: { type: 'isUnknown', params: fromEvent('error') },
            target: 'unknown',
            description: 'There is nobody like that to talk with.',
          },
          {
            target: 'talkUnreadable',
            actions: { type: 'storeProblem', params: fromEvent('error') },
            description: 'The conversation could not be opened.',
          },
        ],
      },
    },
    talkUnreadable: {
      description: 'The conversation could not be opened; the list stays.',
      on: {
        'retry.pressed': { target: 'opening', description: 'Try again.' },
        'back.pressed': { target: 'listed', actions: 'clearTalk', description: 'Back to the list.' },
      },
    },
    unknown: {
      description: 'There is nobody like that to talk with.',
      on: { 'back.pressed': { target: 'listed', actions: 'clearTalk', description: 'To the list.' } },
    },
    open: {
      description: 'A conversation is open.',
      type: 'parallel',
      invoke: { src: 'listenToOutbox' },
      exit: ['leaveTalk', 'clearPicture'],
      on: {
        'conversation.chosen': {
          guard: { type: 'isOther', params: fromEvent('conversationId') },
          target: 'opening',
          actions: { type: 'storePartner', params: ({ event }) => ({ partner: { conversationId: event.conversationId } }) },
          description: 'Another one is chosen.',
        },
        'support.pressed': {
          target: 'opening',
          actions: { type: 'storePartner', params: { partner: support } },
          description: 'The shopper wants to talk with support.',
        },
        'back.pressed': { target: 'listed', actions: 'clearTalk', description: 'Back to the list.' },
        'text.typed': { actions: { type: 'storeDraft', params: fromEvent('text') }, description: 'The shopper writes.' },
        'send.pressed': {
          guard: 'mayBeSent',
          actions: [{ type: 'queueDraft', params: fromEvent('at') }, 'persistOutgoing'],
          description: 'It stands in the talk at once and queues.',
        },
        'topic.pressed': {
          guard: 'hasTopic',
          actions: [{ type: 'queueTopic', params: fromEvent('at') }, 'persistOutgoing'],
          description: 'What the talk is about is sent along.',
        },
        'message.came': [
          {
            guard: { type: 'isHere', params: ({ event }) => ({ conversationId: event.message.conversationId }) },
            actions: [{ type: 'storeHeard', params: fromEvent('message') }, 'persistOutgoing'],
            description: 'Somebody says something here.',
          },
          {
            actions: { type: 'storeElsewhere', params: fromEvent('message') },
            description: 'Somebody says something elsewhere: it stands in the list.',
          },
        ],
        'intents.found': {
          actions: { type: 'storeFound', params: fromEvent('intents') },
          description: 'Words that a page, tab or visit before left behind: they are sent from here.',
        },
        'messages.read': {
          guard: { type: 'isHere', params: fromEvent('conversationId') },
          actions: { type: 'storeRead', params: fromEvent('lastMsgId') },
          description: 'The other side has read.',
        },
      },
      states: {
        saying: {
          description: 'What the shopper said goes out one after the other.',
          initial: 'silent',
          states: {
            silent: {
              description: 'Nothing waits.',
              always: { guard: 'hasOutgoing', target: 'sending', description: 'Something waits: send it.' },
            },
            sending: {
              description: 'The first of them is on its way, under its own id.',
              invoke: {
                src: 'sendMessage',
                input: ({ context }) => required(context.outgoing[0]),
                onDone: {
                  target: 'silent',
                  actions: [{ type: 'storeSaid', params: fromEvent('output') }, 'persistOutgoing'],
                  description: 'Said.',
                },
                onError: [
                  {
                    guard: { type: 'isPassing', params: fromEvent('error') },
                    target: 'waiting',
                    actions: { type: 'noteRefused', params: fromEvent('error') },
                    description: 'No way to the mall, or too many at once: it waits, with its id.',
                  },
                  {
                    target: 'refused',
                    actions: [{ type: 'noteRefused', params: fromEvent('error') }, 'persistOutgoing'],
                    description: 'The mall does not take it and says why.',
                  },
                ],
              },
            },
            waiting: {
              description: 'No way to the mall, or more than it takes at once: what was said waits and is tried again.',
              after: {
                untilNextTry: {
                  target: 'silent',
                  actions: 'clearRefused',
                  description: 'Five seconds later, or when the limit ends: try again.',
                },
              },
              on: {
                'retry.pressed': { target: 'silent', actions: 'clearRefused', description: 'Try at once.' },
                'stream.opened': { target: 'silent', actions: 'clearRefused', description: 'The line stands again: try at once.' },
                resume: { target: 'silent', actions: 'clearRefused', description: 'The page is alive again: try at once.' },
              },
            },
            refused: {
              description: 'The mall did not take it.',
              on: {
                'retry.pressed': { target: 'silent', actions: 'clearRefused', description: 'Try again.' },
                'discard.pressed': {
                  target: 'silent',
                  actions: ['takeBack', 'persistOutgoing'],
                  description: 'Not sent: the words go back to where one writes.',
                },
              },
            },
          },
        },
        unsaying: {
          description: 'What was said by mistake can be taken back for two minutes.',
          initial: 'still',
          states: {
            still: {
              description: 'Nothing is being taken back.',
              on: {
                'recall.pressed': {
                  guard: { type: 'mayRecall', params: fromEvent('msgId', 'at') },
                  target: 'recalling',
                  actions: { type: 'storeWanted', params: fromEvent('msgId') },
                  description: 'This message is wanted back.',
                },
              },
            },
            recalling: {
              description: 'The mall takes it back.',
              invoke: {
                src: 'recallMessage',
                input: ({ context }) => ({ msgId: required(context.recall).msgId }),
                onDone: {
                  target: 'still',
                  actions: [{ type: 'storeRecalled', params: ({ event }) => ({ message: event.output.answer }) }, 'clearRecall'],
                  description: 'Its words are gone.',
                },
                onError: {
                  target: 'still',
                  actions: { type: 'noteKept', params: fromEvent('error') },
                  description: 'It stays; it says why.',
                },
              },
            },
          },
        },
        picturing: {
          description: 'A picture of this device goes to the mall, and then into the talk.',
          initial: 'none',
          states: {
            none: {
              description: 'None is on its way.',
              on: {
                'picture.picked': {
                  target: 'uploading',
                  actions: { type: 'storePicture', params: fromEvent('id') },
                  description: 'One was picked or pasted.',
                },
              },
            },
            uploading: {
              description: 'It is on its way to the mall.',
              invoke: {
                src: 'uploadPicture',
                input: ({ context: { picture, visitor } }) => ({
                  id: required(picture).id,
                  key: `${visitor.seed}-chat-${required(picture).id}`,
                }),
                onDone: {
                  target: 'none',
                  actions: [{ type: 'queuePicture', params: fromEvent('output') }, 'clearPicture', 'persistOutgoing'],
                  description: 'The mall has it: it stands in the talk and queues.',
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'notePictureUnsent', params: fromEvent('error') },
                  description: 'It was not taken, or did not come there.',
                },
              },
            },
            failed: {
              description: 'It says why, and can be tried again or left.',
              on: {
                'picture.retried': { target: 'uploading', actions: 'retryPicture', description: 'Try again.' },
                'picture.discarded': { target: 'none', actions: 'clearPicture', description: 'It is not sent.' },
                'picture.picked': {
                  target: 'uploading',
                  actions: { type: 'storePicture', params: fromEvent('id') },
                  description: 'Another one instead.',
                },
              },
            },
          },
        },
        reaching: {
          description: 'What was said before, and what was missed.',
          initial: 'resting',
          states: {
            resting: {
              description: 'Nothing is being read.',
              on: {
                'older.pressed': { guard: 'hasOlder', target: 'readingOlder', description: 'Older words are wanted.' },
                'stream.opened': { target: 'catchingUp', description: 'The line stands (again): what was said meanwhile?' },
              },
            },
            readingOlder: {
              description: 'Older words are on their way.',
              invoke: {
                src: 'readOlderMessages',
                input: ({ context }) => ({ conversationId: context.conversationId, before: required(context.messages[0]).msgId }),
                onDone: {
                  target: 'resting',
                  actions: { type: 'storeOlder', params: fromEvent('output') },
                  description: 'Older words.',
                },
                onError: {
                  target: 'resting',
                  actions: { type: 'storeProblem', params: fromEvent('error') },
                  description: 'They could not be read; one can press again.',
                },
              },
            },
            catchingUp: {
              description: 'What was said meanwhile is on its way.',
              invoke: {
                src: 'readNewerMessages',
                input: ({ context }) => ({ conversationId: context.conversationId, after: newestOf(context.messages) }),
                onDone: {
                  target: 'resting',
                  actions: [{ type: 'storeNewer', params: fromEvent('output') }, 'persistOutgoing'],
                  description: 'Nothing is missing any more.',
                },
                onError: { target: 'resting', description: 'It could not be read; the live word goes on.' },
              },
            },
          },
        },
        seeing: {
          description: 'What the other side said counts as read once it is on the screen.',
          initial: 'seen',
          states: {
            seen: {
              description: 'Everything on the screen is known as read.',
              always: { guard: 'hasUnseen', target: 'marking', description: 'Something new is on the screen.' },
            },
            marking: {
              description: 'The mall is told how far the shopper has read.',
              entry: 'storeSeen',
              invoke: {
                src: 'markMessagesRead',
                input: ({ context }) => ({ conversationId: context.conversationId, lastMsgId: context.seenId }),
                onDone: { target: 'seen', description: 'It knows.' },
                onError: { target: 'seen', description: 'It does not know; the next word tells it.' },
              },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof chatMachine>;

/** The list of conversations is on the screen, nothing beside it. */
export const isListed = (snapshot: Snapshot): boolean => snapshot.matches('listed') || snapshot.matches('relisting');

/** The conversations are known. */
export const isRead = (snapshot: Snapshot): boolean => !snapshot.matches('reading') && !snapshot.matches('unreadable');
