import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { byShopper } from '../platform/http/rateLimit.ts';
import { i64, i64Text, int, nothing, pageOf, pageQuery, ts, url, z } from '../platform/http/schemas.ts';
import { chatOps } from './chat.ops.ts';
import { SUPPORT } from './chat.tables.ts';
import { openConversation, readConversations, unreadChats } from './conversation.ts';
import { markMessagesRead, noteTyping, readMessages, recallMessage, sendMessage } from './message.ts';

const types = ['TEXT', 'IMAGE', 'PRODUCT', 'ORDER', 'VOUCHER', 'SYSTEM'] as const;
const orderNumber = z.string().regex(/^[0-9A-Za-z-]{1,32}$/);

const message = z
  .object({
    msgId: i64,
    clientMsgId: z.string(),
    conversationId: i64,
    sender: z.enum(['BUYER', 'SELLER', 'SYSTEM']),
    type: z.enum(types),
    content: z.string(),
    payload: z.record(z.string(), z.unknown()).nullish(),
    createTime: ts,
    status: z.enum(['SENT', 'DELIVERED', 'READ', 'RECALLED']),
  })
  .openapi('Message');

const conversation = z
  .object({
    conversationId: i64,
    type: z.enum(['SHOP', 'SUPPORT']),
    shopId: i64.nullish(),
    shopName: z.string(),
    shopLogo: url,
    online: z.boolean(),
    latestMsg: z.string().nullish(),
    latestType: z.enum(types).nullish(),
    latestTime: ts.nullish(),
    unReadCount: int,
    context: z.object({ prodId: i64.nullish(), orderNumber: z.string().nullish() }).openapi('ConversationContext').nullish(),
  })
  .openapi('Conversation');

const openParam = z
  .object({ shopId: i64.optional(), support: z.boolean().optional(), prodId: i64.optional(), orderNumber: orderNumber.optional() })
  .refine((param) => (param.support === true) !== (param.shopId !== undefined && param.shopId !== SUPPORT), { path: ['shopId'] })
  .openapi('OpenConversationParam');

const sendParam = z
  .object({
    conversationId: i64,
    clientMsgId: z.string().regex(/^[\x21-\x7e]{1,64}$/),
    type: z.enum(['TEXT', 'IMAGE', 'PRODUCT', 'ORDER']),
    content: z.string().max(20_000, 'MESSAGE_TOO_LONG'),
    payload: z.object({ prodId: i64.optional(), orderNumber: orderNumber.optional() }).optional(),
  })
  .openapi('SendMessageParam');

const routes = [
  route({
    id: 'V1',
    operationId: 'conversations',
    method: 'get',
    path: '/p/chat/conversations',
    summary: 'My conversations, the newest word first',
    who: 'user',
    query: z.object(pageQuery()),
    answer: pageOf(conversation, 'Conversation'),
    handler: async ({ context, db, user, locale, now, query }) =>
      readConversations(context, db, { userId: user.userId, locale, now }, query),
  }),
  route({
    id: 'V2',
    operationId: 'openConversation',
    method: 'post',
    path: '/p/chat/open',
    summary: 'Finds or begins a conversation with a shop or with support',
    who: 'user',
    body: openParam,
    answer: conversation,
    handler: async ({ context, db, user, locale, now, body }) =>
      openConversation(
        context,
        db,
        { userId: user.userId, locale, now },
        { shopId: body.shopId ?? SUPPORT, prodId: body.prodId, orderNumber: body.orderNumber },
      ),
  }),
  route({
    id: 'V3',
    operationId: 'messages',
    method: 'get',
    path: '/p/chat/messages',
    summary: 'A stretch of a conversation, oldest first',
    who: 'user',
    query: z.object({ conversationId: i64Text, before: i64Text.optional(), after: i64Text.optional(), size: pageQuery(20).size }),
    answer: z.object({ records: z.array(message), hasMore: z.boolean() }).openapi('Messages'),
    handler: async ({ context, db, user, locale, now, query }) =>
      readMessages(context, db, { userId: user.userId, locale, now }, { ...query, size: query.size ?? 20 }),
  }),
  route({
    id: 'V4',
    operationId: 'sendMessage',
    method: 'post',
    path: '/p/chat/send',
    summary: 'Says something; the same clientMsgId is said once',
    who: 'user',
    limits: [byShopper('chatByShopper')],
    body: sendParam,
    answer: message,
    idempotent: 'optional',
    refusals: ['MESSAGE_TOO_LONG'],
    handler: async ({ context, db, user, locale, region, now, body }) =>
      sendMessage(context, db, { userId: user.userId, locale, region, now }, body.conversationId, {
        clientMsgId: body.clientMsgId,
        type: body.type,
        content: body.content,
        payload: body.payload ?? null,
      }),
  }),
  route({
    id: 'V5',
    operationId: 'markMessagesRead',
    method: 'put',
    path: '/p/chat/read',
    summary: 'I have read until this message',
    who: 'user',
    body: z.object({ conversationId: i64, lastMsgId: i64 }).openapi('ReadMessagesParam'),
    answer: z.object({ unReadCount: int }).openapi('UnReadCount'),
    handler: async ({ context, db, user, now, body }) => ({
      unReadCount: await markMessagesRead(context, db, user.userId, body.conversationId, body.lastMsgId, now),
    }),
  }),
  route({
    id: 'V6',
    operationId: 'unreadChatCount',
    method: 'get',
    path: '/p/chat/unReadCount',
    summary: 'How many messages I have not read',
    who: 'user',
    answer: int,
    handler: async ({ db, user }) => unreadChats(db, user.userId),
  }),
  route({
    id: 'V7',
    operationId: 'recallMessage',
    method: 'post',
    path: '/p/chat/recall',
    summary: 'Takes back what I said within two minutes; it stays without its words',
    who: 'user',
    body: z.object({ msgId: i64 }).openapi('RecallMessageParam'),
    answer: message,
    refusals: ['RECALL_EXPIRED'],
    handler: async ({ context, db, user, now, body }) => recallMessage(context, db, user.userId, body.msgId, now),
  }),
  route({
    id: 'V8',
    operationId: 'tellTyping',
    method: 'post',
    path: '/p/chat/typing',
    summary: 'I am typing: the other side sees it for a moment',
    who: 'user',
    limits: [byShopper('typingByShopper')],
    body: z.object({ conversationId: i64 }).openapi('TypingParam'),
    answer: nothing,
    handler: async ({ db, user, now, body }) => {
      await noteTyping(db, user.userId, body.conversationId, now);
      return {};
    },
  }),
];

/** Conversations with shops and with support (contract V); answers come through X10 or are marked as automatic. */
export const chatModule: Module = { name: 'chat', routes, ops: chatOps };
