import { happeningsOf } from '#flows/happenings.ts';
import { newestOf } from '#machines/chat.ts';
import { chatMachine } from '#machines/chat.machine.ts';
import type { Conversation, Message } from '#machines/words.ts';
import { shopperHere } from './here.ts';

const conversation = (conversationId: number): Conversation => ({
  conversationId, type: 'SHOP', shopId: conversationId, shopName: `Shop ${conversationId}`, shopLogo: '/pictures/shop-7.webp',
  online: true, latestMsg: 'Hello', latestTime: '2026-02-02T08:00:00.000Z', unReadCount: 0,
});
const message = (msgId: number, conversationId: number, changed: Partial<Message> = {}): Message => ({
  msgId, clientMsgId: `m-${msgId}`, conversationId, sender: 'SELLER', type: 'TEXT', content: `Word ${msgId}`, createTime: '2026-02-02T08:00:00.000Z', status: 'SENT', payload: {}, ...changed,
});
const both = [conversation(1), conversation(2)];
const otherOf = (conversationId: number): number => (conversationId === 1 ? 2 : 1);
/** The walks speak of two words at most. */
const mayCome = ({ messages }: { messages: Message[] }): boolean => messages.length < 2;

export const chat = happeningsOf(chatMachine)({
  inputs: {
    'to the list': { place: { name: 'chat', shopId: null, prodId: null, orderNumber: null }, here: shopperHere },
    'about a product': { place: { name: 'chat', shopId: 7, prodId: 101, orderNumber: null }, here: shopperHere },
  },
  events: {
    'conversation.chosen': [({ context }) => ({ conversationId: otherOf(context.conversationId) }), ({ context }) => (context.conversationId === 0 ? null : { conversationId: context.conversationId })],
    'support.pressed': [{}], 'back.pressed': [{}],
    'text.typed': [({ context }) => (context.draft === '' && context.topic === null && context.outgoing.length === 0 ? { text: 'Hello' } : null)],
    'send.pressed': [{}], 'topic.pressed': [({ context }) => (context.outgoing.length === 0 ? {} : null)], 'discard.pressed': [{}], 'older.pressed': [{}],
    'message.came': [
      ({ context }) => (mayCome(context) ? { message: message(newestOf(context.messages) + 1, context.conversationId || 1) } : null),
      ({ context }) => (context.conversationId === 0 ? null : { message: message(50, otherOf(context.conversationId)) }),
      ({ context }) => (context.conversationId === 0 ? { message: message(60, 99) } : null),
    ],
    'messages.read': [({ context }) => ({ conversationId: context.conversationId, lastMsgId: newestOf(context.messages) }), ({ context }) => ({ conversationId: otherOf(context.conversationId), lastMsgId: 1 })],
    'stream.opened': [{}], 'retry.pressed': [{}], resume: [{}],
  },
  ports: {
    listenToChat: { says: ['message.came', 'messages.read', 'stream.opened'] },
    readConversations: { answers: { two: ({ context }) => (context.conversations[0]?.online === false ? both : [{ ...conversation(1), online: false }, conversation(2)]) }, refusals: ['UNREACHABLE'] },
    openConversation: {
      answers: {
        'its newest word': ({ question, context }) => {
          const conversationId = 'conversationId' in question ? question.conversationId : question.shopId === null ? 2 : 1;
          const topic = 'conversationId' in question ? null : question.prodId === null ? (question.orderNumber === null ? null : { orderNumber: question.orderNumber }) : { prodId: question.prodId, name: 'Day pack', pic: '/pictures/pack-101-1.webp' };
          // Who comes from a product or an order has not talked before: there is nothing to be read.
          const isNew = !('conversationId' in question) && topic !== null;
          return { conversation: conversation(conversationId), messages: isNew ? [] : [message(10, conversationId)], hasMore: !isNew, topic: context.outgoing.length === 0 ? topic : null };
        },
      },
      refusals: ['NOT_FOUND', 'UNREACHABLE'],
    },
    readOlderMessages: { answers: { 'the oldest': ({ question }) => ({ messages: [message(question.before - 1, question.conversationId)], hasMore: false }) }, refusals: ['OFFLINE'] },
    readNewerMessages: { answers: { 'nothing new': { conversations: both, messages: [] } }, refusals: ['OFFLINE'] },
    sendMessage: {
      answers: { said: ({ question, context }) => message(newestOf(context.messages) + 1, question.conversationId, { sender: 'BUYER', clientMsgId: question.message.clientMsgId, type: question.message.type, content: question.message.content }) },
      refusals: ['OFFLINE', 'MESSAGE_TOO_LONG'],
    },
    markMessagesRead: { answers: { marked: {} }, refusals: ['OFFLINE'] },
  },
  seen: ({ partner, conversationId, hasMore, topic, draft, outgoing, messages }) => ({
    partner: partner && ('conversationId' in partner ? 'known' : partner.prodId), isOpen: conversationId !== 0, hasMore, hasTopic: topic !== null, hasDraft: draft !== '', isWaiting: outgoing.length > 0, mayCome: messages.length < 2,
  }),
});
