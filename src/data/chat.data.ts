import type { OutboxMessage, Topic } from '#machines/rules/outbox/messageOutbox.ts';
import type { Partner, Stretch, ConversationState } from '#machines/rules/conversation.ts';
import { ProblemError } from '#machines/model/problem.ts';
import { messageTypes, type Conversation, type Message } from '#machines/model/chat.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import type { LiveEvent } from './liveEvents.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment TalkRow on Conversation {
    conversationId
    type
    shopId
    shopName
    shopLogo
    online
    latestMsg
    latestType
    latestTime
    unReadCount
  }
`);
graphql(`
  fragment Said on Message {
    msgId
    clientMsgId
    conversationId
    sender
    type
    content
    payload
    createTime
    status
  }
`);

type Told = Omit<Message, 'payload'> & { payload?: Record<string, unknown> | null };

/** A message as the mall tells it, its free payload read as the words know it. */
export const messageOf = ({ payload, ...message }: Told): Message => {
  const { prodId, orderNumber, couponId, automatic } = payload ?? {};
  return {
    ...message,
    payload: {
      ...(typeof prodId === 'number' ? { prodId } : {}),
      ...(typeof orderNumber === 'string' ? { orderNumber } : {}),
      ...(typeof couponId === 'number' ? { couponId } : {}),
      ...(typeof automatic === 'boolean' ? { automatic } : {}),
    },
  };
};

type Row = Omit<Conversation, 'latestMsg' | 'latestType' | 'latestTime' | 'shopId'> & {
  shopId?: number | null;
  latestMsg?: string | null;
  latestType?: string | null;
  latestTime?: string | null;
};

const conversationOf = (row: Row): Conversation => ({
  ...row,
  shopId: row.shopId ?? null,
  latestMsg: row.latestMsg ?? null,
  latestType: messageTypes.find((type) => type === row.latestType) ?? null,
  latestTime: row.latestTime ?? null,
});

const listed = 50;
const stretch = 30;

const ReadConversations = graphql(`
  query ReadConversations($size: Int!) {
    conversations(current: 1, size: $size) {
      records {
        ...TalkRow
      }
    }
  }
`);
/** My conversations, the newest word first (contract V1). */
export const readConversations = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<Conversation[]> =>
  (await execute(ReadConversations, { size: listed }, options)).conversations.records.map(conversationOf);

const OpenConversation = graphql(`
  mutation OpenConversation($input: OpenConversationParamInput!) {
    openConversation(input: $input) {
      ... on Conversation {
        ...TalkRow
      }
      ...WhyNot
    }
  }
`);
const ReadMessages = graphql(`
  query ReadMessages($conversationId: SafeInt!, $before: SafeInt, $after: SafeInt, $size: Int!) {
    messages(conversationId: $conversationId, before: $before, after: $after, size: $size) {
      records {
        ...Said
      }
      hasMore
    }
  }
`);
const ReadTopic = graphql(`
  query ReadTopic($prodId: SafeInt!) {
    product(prodId: $prodId) {
      prodId
      prodName
      pic
    }
  }
`);

const readMessages = async (
  execute: Execute,
  input: { conversationId: number; before?: number; after?: number },
  options?: RequestOptions,
): Promise<Stretch> => {
  const { records, hasMore } = (await execute(ReadMessages, { ...input, size: stretch }, options)).messages;
  return { messages: records.map(messageOf), hasMore };
};

const readTopic = async (execute: Execute, partner: Partner, options?: RequestOptions): Promise<Topic | null> => {
  if ('conversationId' in partner) return null;
  if (partner.orderNumber !== null) return { orderNumber: partner.orderNumber };
  if (partner.prodId === null) return null;
  const { prodId, prodName: name, pic } = (await execute(ReadTopic, { prodId: partner.prodId }, options)).product;
  return { prodId, name, pic };
};

const findConversation = async (execute: Execute, partner: Partner, options?: RequestOptions): Promise<Conversation> => {
  if ('conversationId' in partner) {
    const found = (await readConversations(execute, undefined, options)).find(
      ({ conversationId }) => conversationId === partner.conversationId,
    );
    if (found) return found;
    throw new ProblemError({ code: 'NOT_FOUND', at: 0 });
  }
  const { shopId, prodId, orderNumber } = partner;
  const input = {
    ...(shopId === null ? { support: true } : { shopId }),
    ...(prodId === null ? {} : { prodId }),
    ...(orderNumber === null ? {} : { orderNumber }),
  };
  return conversationOf(allowed((await execute(OpenConversation, { input }, options)).openConversation));
};

/** A conversation as it opens: its newest stretch, and what the shopper was looking at (contract V2, V3). */
export const openConversation = async (execute: Execute, partner: Partner, options?: RequestOptions): Promise<ConversationState> => {
  const [conversation, topic] = await Promise.all([findConversation(execute, partner, options), readTopic(execute, partner, options)]);
  return { conversation, topic, ...(await readMessages(execute, { conversationId: conversation.conversationId }, options)) };
};

/** The stretch before a message (contract V3). */
export const readOlderMessages = (
  execute: Execute,
  input: { conversationId: number; before: number },
  options?: RequestOptions,
): Promise<Stretch> => readMessages(execute, input, options);

/** What was said after a message, however much it is, and the list as it is now (contract V1, V3). */
export const readNewerMessages = async (
  execute: Execute,
  { conversationId, after }: { conversationId: number; after: number },
  options?: RequestOptions,
): Promise<{ conversations: Conversation[]; messages: Message[] }> => {
  const conversations = await readConversations(execute, undefined, options);
  const messages: Message[] = [];
  for (let from = after, hasMore = true; hasMore;) {
    const read = await readMessages(execute, { conversationId, after: from }, options);
    messages.push(...read.messages);
    hasMore = read.hasMore && read.messages.length > 0;
    from = read.messages.at(-1)?.msgId ?? from;
  }
  return { conversations, messages };
};

const SendMessage = graphql(`
  mutation SendMessage($input: SendMessageParamInput!) {
    sendMessage(input: $input) {
      ... on Message {
        ...Said
      }
      ...WhyNot
    }
  }
`);
/** Says something; the same `clientMsgId` is said once (contract V4). */
export const sendMessage = async (
  execute: Execute,
  { conversationId, key: clientMsgId, type, content, payload }: OutboxMessage,
  options?: RequestOptions,
): Promise<Message> => {
  const input = { conversationId, clientMsgId, type, content, ...(payload === null ? {} : { payload }) };
  return messageOf(allowed((await execute(SendMessage, { input }, options)).sendMessage));
};

const RecallMessage = graphql(`
  mutation RecallMessage($input: RecallMessageParamInput!) {
    recallMessage(input: $input) {
      ... on Message {
        ...Said
      }
      ...WhyNot
    }
  }
`);
/** Takes back what the shopper said a moment ago (contract V7). @throws ProblemError RECALL_EXPIRED */
export const recallMessage = async (execute: Execute, input: { msgId: number }, options?: RequestOptions): Promise<Message> =>
  messageOf(allowed((await execute(RecallMessage, { input }, options)).recallMessage));

const MarkMessagesRead = graphql(`
  mutation MarkMessagesRead($input: ReadMessagesParamInput!) {
    markMessagesRead(input: $input) {
      ... on UnReadCount {
        unReadCount
      }
      ...WhyNot
    }
  }
`);
/** Tells the mall how far the shopper has read (contract V5). */
export const markMessagesRead = async (
  execute: Execute,
  input: { conversationId: number; lastMsgId: number },
  options?: RequestOptions,
): Promise<Record<string, never>> => {
  allowed((await execute(MarkMessagesRead, { input }, options)).markMessagesRead);
  return {};
};

type ChatWord =
  | { type: 'message.came' | 'message.recalled'; message: Message }
  | { type: 'messages.read'; conversationId: number; lastMsgId: number };

/** What a live event says about conversations; null where it is about something else, or about what this shopper read himself. */
export const chatWordOf = ({ type, data }: LiveEvent): ChatWord | null => {
  if (type !== 'chat') return null;
  const { kind, message, conversationId, lastMsgId, by } = data;
  if ((kind === 'message' || kind === 'recall') && typeof message === 'object' && message !== null && 'msgId' in message)
    return { type: kind === 'recall' ? 'message.recalled' : 'message.came', message: messageOf(message as Told) };
  return kind === 'read' && by === 'SELLER' && typeof conversationId === 'number' && typeof lastMsgId === 'number'
    ? { type: 'messages.read', conversationId, lastMsgId }
    : null;
};
