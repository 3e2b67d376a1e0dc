import { inOrder, type Intent } from './outbox.ts';
import type { Moment } from '../../ports.ts';
import { limitedUntil, networkProblemCodes, type Problem, type ProblemCode } from '../../model/problem.ts';
import type { Message } from '../../model/chat.ts';

/** What a talk is about (contract V2): something the shopper was looking at. */
export type Topic = { prodId: number; name: string; pic: string } | { orderNumber: string };

/**
 * Something the shopper has said that the mall has not confirmed yet; its key is the message's own id, `refused` why the last try failed,
 * and `until` how long that limit stands.
 */
export type OutboxMessage = Intent & {
  until?: string | undefined;
  conversationId: number;
  type: 'TEXT' | 'IMAGE' | 'PRODUCT' | 'ORDER';
  content: string;
  payload: { prodId?: number; orderNumber?: string } | null;
};

/** What is said, before it has an id. */
type Said = Pick<OutboxMessage, 'type' | 'content' | 'payload'>;

/** What is written, as the mall takes it (contract V4). */
export const textSaid = (draft: string): Said => ({ type: 'TEXT', content: draft.trim(), payload: null });

/** A picture that the mall has, as it takes it into a talk (contract V4). */
export const pictureSaid = (url: string): Said => ({ type: 'IMAGE', content: url, payload: null });

/** What the talk is about, as the mall takes it (contract V4). */
export const topicSaid = (topic: Topic): Said =>
  'prodId' in topic
    ? { type: 'PRODUCT', content: topic.name, payload: { prodId: topic.prodId } }
    : { type: 'ORDER', content: topic.orderNumber, payload: { orderNumber: topic.orderNumber } };

/** The queue with one more, under an id that no other has: the tab's seed and a counter. */
export const withQueued = (
  { made, outgoing, seed, conversationId }: { made: number; outgoing: readonly OutboxMessage[]; seed: string; conversationId: number },
  message: Said,
  at: Moment,
) => ({
  made: made + 1,
  outgoing: [...outgoing, { ...message, at, conversationId, key: `${seed}-message-${made + 1}`, refused: null }],
});

/** What still waits once the mall has these messages. */
export const stillWaiting = (outgoing: readonly OutboxMessage[], came: readonly Message[]): OutboxMessage[] => {
  const message = new Set(came.map(({ clientMsgId }) => clientMsgId));
  return outgoing.filter(({ key }) => !message.has(key));
};

/** The first of the queue could not be said, and why. */
export const firstRefused = (outgoing: readonly OutboxMessage[], why: Problem): OutboxMessage[] =>
  outgoing.map((message, place) => (place === 0 ? { ...message, refused: why.code, until: limitedUntil(why) ?? undefined } : message));

/** The queue as it was before anything was refused. */
export const tryAgain = (outgoing: readonly OutboxMessage[]): OutboxMessage[] =>
  outgoing.map(({ until: _until, ...message }) => ({ ...message, refused: null }));

/** The first of the queue is given up; its words go back to where one writes, unless something else is written there. */
export const withoutMessage = (
  [first, ...rest]: readonly OutboxMessage[],
  draft: string,
): { outgoing: OutboxMessage[]; draft: string } => ({
  outgoing: rest,
  draft: draft.trim() === '' && first?.type === 'TEXT' ? first.content : draft,
});

const isWeather = (code: ProblemCode | null): boolean => (networkProblemCodes as readonly (ProblemCode | null)[]).includes(code);

/** What the outbox keeps of the words that wait, here and elsewhere: only what the mall itself refused stays refused. */
export const storedMessages = ({
  outgoing,
  elsewhere,
}: {
  outgoing: readonly OutboxMessage[];
  elsewhere: readonly OutboxMessage[];
}): OutboxMessage[] =>
  inOrder([...elsewhere, ...outgoing.map((message) => (isWeather(message.refused) ? { ...message, refused: null } : message))]);

/** What the outbox kept, for the conversation that is open and for the others. */
export const restoredMessages = (kept: readonly OutboxMessage[], conversationId: number) => ({
  outgoing: kept.filter((message) => message.conversationId === conversationId),
  elsewhere: kept.filter((message) => message.conversationId !== conversationId),
});
