import type { TypingEvent } from '#machines/typing.machine.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import type { LiveEvent } from './liveEvents.ts';
import { allowed } from './refusal.data.ts';

const TellTyping = graphql(`
  mutation TellTyping($input: TypingParamInput!) {
    tellTyping(input: $input) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
/** Tells the other side that the shopper types (contract V8). */
export const tellTyping = async (execute: Execute, input: { conversationId: number }, options?: RequestOptions): Promise<null> => {
  allowed((await execute(TellTyping, { input }, options)).tellTyping);
  return null;
};

/** What a live event says about the other side's typing; null where it is about something else. */
export const typingEventOf = ({ type, ref, data: { kind, message, until } }: LiveEvent): TypingEvent | null => {
  const conversationId = Number(ref);
  if (type !== 'chat' || !Number.isSafeInteger(conversationId)) return null;
  if (kind === 'typing' && typeof until === 'number') return { type: 'typing.heard', conversationId, until };
  const isTheirs = typeof message === 'object' && message !== null && 'sender' in message && message.sender !== 'BUYER';
  return kind === 'message' && isTheirs ? { type: 'message.heard', conversationId } : null;
};
