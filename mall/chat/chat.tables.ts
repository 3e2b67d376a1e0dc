import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

const int8 = (name: string) => bigint(name, { mode: 'number' });

/** What a conversation was opened about. */
export type ChatContext = { prodId?: number | undefined; orderNumber?: string | undefined };
export type MessageType = 'TEXT' | 'IMAGE' | 'PRODUCT' | 'ORDER' | 'VOUCHER' | 'SYSTEM';

/** The shop id that stands for the mall's own support. */
export const SUPPORT = 0;

export const conversations = pgTable('conversation', {
  conversationId: int8('conversation_id').primaryKey(),
  userId: text('user_id').notNull(),
  shopId: int8('shop_id').notNull(),
  context: jsonb('context').$type<ChatContext>(),
  latestMsgId: int8('latest_msg_id'),
  latestAt: int8('latest_at').notNull(),
  buyerRead: int8('buyer_read').notNull(),
  sellerRead: int8('seller_read').notNull(),
  /** Until when the shopper counts as typing. */
  buyerTypingUntil: int8('buyer_typing_until'),
});

export const messages = pgTable(
  'message',
  {
    msgId: int8('msg_id').notNull(),
    conversationId: int8('conversation_id').notNull(),
    clientMsgId: text('client_msg_id').notNull(),
    sender: text('sender').$type<'BUYER' | 'SELLER' | 'SYSTEM'>().notNull(),
    type: text('type').$type<MessageType>().notNull(),
    content: text('content').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>(),
    createdAt: int8('created_at').notNull(),
    recalledAt: int8('recalled_at'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.msgId] })],
);

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;
