import type { Conversation, Message } from '../model/chat.ts';
import type { Moment } from '../ports.ts';

/** The longest message that the mall takes (contract V4), in characters. */
export const longestMessage = 2000;

/** How many characters a text has as the mall counts them: an emoji is one. */
export const charactersOf = (text: string): number => [...text].length;

/** Whether the mall would refuse this draft, without the spaces around it, as too long. */
export const isMessageTooLong = (draft: string): boolean => charactersOf(draft.trim()) > longestMessage;

/** The messages with those that came, each once, in the order of their ids. */
export const withMessages = (known: readonly Message[], came: readonly Message[]): Message[] => {
  const fresh = new Map(came.map((message) => [message.msgId, message]));
  return [...known.filter(({ msgId }) => !fresh.has(msgId)), ...fresh.values()].sort((one, other) => one.msgId - other.msgId);
};

/** What the other side has read by now is shown as read. */
export const withRead = (known: readonly Message[], lastMsgId: number): Message[] =>
  known.map((message) =>
    message.sender === 'BUYER' && message.msgId <= lastMsgId && message.status !== 'RECALLED' ? { ...message, status: 'READ' } : message,
  );

/** Who types counts as typing for so long after it was told (contract V8), in ms. */
export const typingSpan = 6_000;

/** Whoever goes on typing is told of so often, in ms: before the last time runs out. */
export const tellTypingEvery = 4_000;

/** A message can be taken back for so long (contract V7), in ms. */
export const recallSpan = 2 * 60_000;

/** Until when a message can be taken back; null where it never can: what others said, and what was taken back. */
export const recallableUntil = ({ sender, status, createTime }: Message): Moment | null =>
  sender === 'BUYER' && status !== 'RECALLED' ? Date.parse(createTime) + recallSpan : null;

/** A message that was taken back stands there without its words, also in the list where it is the latest. */
export const withRecalled = ({ messages, conversations }: { messages: Message[]; conversations: Conversation[] }, recalled: Message) => ({
  messages: messages.map((message) => (message.msgId === recalled.msgId ? recalled : message)),
  conversations: conversations.map((each) =>
    each.conversationId === recalled.conversationId && each.latestTime === recalled.createTime ? { ...each, latestMsg: '' } : each,
  ),
});

/** The newest message's id; 0 where nothing was said. */
export const newestOf = (messages: readonly Message[]): number => messages.at(-1)?.msgId ?? 0;

/** The newest id that the other side said. */
export const newestHeard = (messages: readonly Message[]): number => newestOf(messages.filter(({ sender }) => sender !== 'BUYER'));

/** The conversation as a message leaves it, at the top of the list. */
export const withLatest = (conversations: readonly Conversation[], message: Message, isOpen: boolean): Conversation[] => {
  const found = conversations.find(({ conversationId }) => conversationId === message.conversationId);
  if (!found) return [...conversations];
  const unReadCount = isOpen ? 0 : found.unReadCount + (message.sender === 'BUYER' ? 0 : 1);
  return [
    { ...found, latestMsg: message.content, latestType: message.type, latestTime: message.createTime, unReadCount },
    ...conversations.filter((each) => each !== found),
  ];
};
