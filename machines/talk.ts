import { stillOutgoing, tryAgain, type Outgoing, type Topic } from './outgoing.ts';
import type { Conversation, Message, PlaceOf } from './words.ts';

/** Whom to talk with: a conversation that exists, a shop, or support; and about what. */
export type Partner = { conversationId: number } | { shopId: number | null; prodId: number | null; orderNumber: string | null };
/** A conversation as it opens: its newest stretch, and what it is about. */
export type Talk = { conversation: Conversation; messages: Message[]; hasMore: boolean; topic: Topic | null };
/** A part of a conversation, and whether something older exists. */
export type Stretch = { messages: Message[]; hasMore: boolean };
/** What was typed and not yet said. */
export type Unsaid = { draft: string; outgoing: Outgoing[] };

type Talks = Unsaid & { conversationId: number; conversations: Conversation[]; left: Record<number, Unsaid> };

/** Talking with support, about nothing yet. */
export const support: Partner = { shopId: null, prodId: null, orderNumber: null };

/** With whom the address wants to talk; null where it names nobody. */
export const partnerOf = ({ shopId, prodId, orderNumber }: PlaceOf<'chat'>): Partner | null =>
  shopId === null && prodId === null && orderNumber === null ? null : { shopId, prodId, orderNumber };

/** A conversation is opened: what was not yet said in it is there again, and the list knows it as read, at the top. */
export const opened = ({ conversations, left }: Talks, { conversation, messages, hasMore, topic }: Talk) => {
  const { conversationId } = conversation;
  const { draft, outgoing } = left[conversationId] ?? { draft: '', outgoing: [] };
  return {
    conversationId, messages, hasMore, topic, partner: { conversationId }, seenId: 0, problem: null, draft, outgoing: stillOutgoing(outgoing, messages),
    conversations: [{ ...conversation, unReadCount: 0 }, ...conversations.filter((each) => each.conversationId !== conversationId)],
  };
};

/** The open conversation is left: what was not yet said in it is kept for the next time. */
export const leaving = ({ conversationId, draft, outgoing, left }: Talks) =>
  ({ left: { ...left, [conversationId]: { draft, outgoing: tryAgain(outgoing) } }, draft: '', outgoing: [] });
