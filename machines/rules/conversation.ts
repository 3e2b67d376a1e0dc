import type { OutboxMessage, Topic } from './outbox/messageOutbox.ts';
import type { Conversation, Message } from '../model/chat.ts';
import type { PlaceOf } from '../model/place.ts';

/** Whom to talk with: a conversation that exists, a shop, or support; and about what. */
export type Partner = { conversationId: number } | { shopId: number | null; prodId: number | null; orderNumber: string | null };
/** A conversation as it opens: its newest stretch, and what it is about. */
export type ConversationState = { conversation: Conversation; messages: Message[]; hasMore: boolean; topic: Topic | null };
/** A part of a conversation, and whether something older exists. */
export type Stretch = { messages: Message[]; hasMore: boolean };
type Talks = { draft: string; conversationId: number; conversations: Conversation[]; left: Record<number, string> };

/** Nothing waits to be said. */
const silent: { outgoing: OutboxMessage[]; elsewhere: OutboxMessage[] } = { outgoing: [], elsewhere: [] };

/** Talking with support, about nothing yet. */
export const support: Partner = { shopId: null, prodId: null, orderNumber: null };

/** With whom the address wants to talk; null where it names nobody. */
export const partnerOf = ({ shopId, prodId, orderNumber }: PlaceOf<'chat'>): Partner | null =>
  shopId === null && prodId === null && orderNumber === null ? null : { shopId, prodId, orderNumber };

/**
 * A conversation is opened: what was typed in it is there again, the outbox tells what waits, and the list knows it as read, at the top.
 */
export const opened = ({ conversations, left }: Talks, { conversation, messages, hasMore, topic }: ConversationState) => {
  const { conversationId } = conversation;
  return {
    conversationId,
    messages,
    hasMore,
    topic,
    partner: { conversationId },
    seenId: 0,
    problem: null,
    recall: null,
    draft: left[conversationId] ?? '',
    ...silent,
    conversations: [{ ...conversation, unReadCount: 0 }, ...conversations.filter((each) => each.conversationId !== conversationId)],
  };
};

/** The open conversation is left: what was typed is kept for the next time; what waits to be sent is in the outbox. */
export const leaving = ({ conversationId, draft, left }: Talks) => ({ left: { ...left, [conversationId]: draft }, draft: '', ...silent });
