import type { Moment } from './port.ts';
import type { ProblemCode } from './problem.ts';
import type { Message } from './words.ts';

/** What a talk is about (contract V2): something the shopper was looking at. */
export type Topic = { prodId: number; name: string; pic: string } | { orderNumber: string };

/** Something the shopper has said that the mall has not confirmed yet. */
export type Outgoing = {
  clientMsgId: string; type: 'TEXT' | 'PRODUCT' | 'ORDER'; content: string; payload: { prodId?: number; orderNumber?: string } | null; at: Moment;
  /** Why the last try failed; null while none did. */
  refused: ProblemCode | null;
};

/** What is said, before it has an id. */
type Said = Pick<Outgoing, 'type' | 'content' | 'payload'>;

/** What is written, as the mall takes it (contract V4). */
export const textSaid = (draft: string): Said => ({ type: 'TEXT', content: draft.trim(), payload: null });

/** What the talk is about, as the mall takes it (contract V4). */
export const topicSaid = (topic: Topic): Said =>
  'prodId' in topic
    ? { type: 'PRODUCT', content: topic.name, payload: { prodId: topic.prodId } }
    : { type: 'ORDER', content: topic.orderNumber, payload: { orderNumber: topic.orderNumber } };

/** The queue with one more, under an id that no other has: the tab's seed and a counter. */
export const queued = ({ made, outgoing, seed }: { made: number; outgoing: readonly Outgoing[]; seed: string }, said: Said, at: Moment) => ({
  made: made + 1,
  outgoing: [...outgoing, { ...said, at, clientMsgId: `${seed}-message-${made + 1}`, refused: null }],
});

/** What still waits once the mall has these messages. */
export const stillOutgoing = (outgoing: readonly Outgoing[], came: readonly Message[]): Outgoing[] => {
  const said = new Set(came.map(({ clientMsgId }) => clientMsgId));
  return outgoing.filter(({ clientMsgId }) => !said.has(clientMsgId));
};

/** The first of the queue could not be said, and why. */
export const firstRefused = (outgoing: readonly Outgoing[], why: ProblemCode): Outgoing[] =>
  outgoing.map((message, place) => (place === 0 ? { ...message, refused: why } : message));

/** The queue as it was before anything was refused. */
export const tryAgain = (outgoing: readonly Outgoing[]): Outgoing[] => outgoing.map((message) => ({ ...message, refused: null }));

/** The first of the queue is given up; its words go back to where one writes, unless something else is written there. */
export const takenBack = ([first, ...rest]: readonly Outgoing[], draft: string): { outgoing: Outgoing[]; draft: string } =>
  ({ outgoing: rest, draft: draft.trim() === '' && first?.type === 'TEXT' ? first.content : draft });
