import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import { refuse } from '../platform/http/refusal.ts';
import { contentOf, nameOf, type Reader, unreadChats } from './conversation.ts';
import { conversations, messages, type ConversationRow, type MessageRow, type MessageType } from './chat.tables.ts';

const MAX_CHARACTERS = 2000;

export type NewMessage = { clientMsgId: string; type: MessageType; content: string; payload: Record<string, unknown> | null };

/** The contract's `Message`. */
export function shownMessage(message: MessageRow, conversation: ConversationRow) {
  const isRead = message.msgId <= (message.sender === 'BUYER' ? conversation.sellerRead : conversation.buyerRead);
  return {
    msgId: message.msgId,
    clientMsgId: message.clientMsgId,
    conversationId: message.conversationId,
    sender: message.sender,
    type: message.type,
    content: message.content,
    payload: message.payload,
    createTime: new Date(message.createdAt).toISOString(),
    status: isRead ? ('READ' as const) : ('SENT' as const),
  };
}

/**
 * A conversation of this shopper, locked: its messages get their places in it one after the other. @throws Refusal NOT_FOUND, also for
 * somebody else's
 */
export async function holdConversation(db: Db, conversationId: number, userId?: string): Promise<ConversationRow> {
  const [conversation] = await db.select().from(conversations).where(eq(conversations.conversationId, conversationId)).for('update');
  if (!conversation || (userId !== undefined && conversation.userId !== userId)) throw refuse('NOT_FOUND');
  return conversation;
}

/** A stretch of a conversation, oldest first: the newest, those before a message, or those after one (V3). @throws Refusal NOT_FOUND */
export async function readMessages(
  context: MallContext,
  db: Db,
  reader: Reader,
  wish: { conversationId: number; before?: number | undefined; after?: number | undefined; size: number },
) {
  const [conversation] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.conversationId, wish.conversationId), eq(conversations.userId, reader.userId)));
  if (!conversation) throw refuse('NOT_FOUND');
  const shopName = await shopNameOf(db, conversation);
  const isForward = wish.after !== undefined;
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, wish.conversationId),
        wish.before === undefined ? undefined : lt(messages.msgId, wish.before),
        wish.after === undefined ? undefined : gt(messages.msgId, wish.after),
      ),
    )
    .orderBy(isForward ? asc(messages.msgId) : desc(messages.msgId))
    .limit(wish.size + 1);
  const page = rows.slice(0, wish.size);
  const said = (isForward ? page : page.toReversed()).map((message) =>
    shownMessage({ ...message, content: contentOf(context, message, shopName, reader.locale) }, conversation),
  );
  return { records: said, hasMore: rows.length > wish.size };
}

/** The name of the shop of a conversation; null for support. */
async function shopNameOf(db: Db, conversation: ConversationRow): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from shops where shop_id = ${conversation.shopId}`);
  return rows[0]?.name ?? null;
}

/**
 * The shopper says something (V4). The same `clientMsgId` is said once, however often it is sent. The first word of a
 * conversation is answered by one message that says of itself that it is automatic.
 * @throws Refusal NOT_FOUND, MESSAGE_TOO_LONG, VALIDATION
 */
export async function sendMessage(
  context: MallContext,
  db: Db,
  from: { userId: string; locale: Locale; now: number },
  conversationId: number,
  message: NewMessage,
) {
  const conversation = await holdConversation(db, conversationId, from.userId);
  const [known] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.clientMsgId, message.clientMsgId)));
  if (known) return shownMessage(known, conversation);
  if ([...message.content].length > MAX_CHARACTERS) throw refuse('MESSAGE_TOO_LONG');
  await checkReferences(db, from.userId, message);
  const said = await append(context, db, conversation, 'BUYER', message, from.now);
  if (conversation.latestMsgId === null) await answerAutomatically(context, db, said.conversation, from);
  return said.shown;
}

async function checkReferences(db: Db, userId: string, { type, content, payload }: NewMessage): Promise<void> {
  const refuseContent = (field: string) => refuse('VALIDATION', { fields: [{ field, code: 'INVALID' }] });
  if (type === 'TEXT' && content.trim() === '') throw refuse('VALIDATION', { fields: [{ field: 'content', code: 'REQUIRED' }] });
  if (type === 'IMAGE') {
    const { rows } = await db.execute(
      sql`select from upload_file where '/oss/' || key = ${content} and user_id = ${userId} and purpose = 'chat'`,
    );
    if (rows.length === 0) throw refuseContent('content');
  }
  if (type === 'PRODUCT') {
    const { rows } = await db.execute(sql`select from products where prod_id::text = ${String(payload?.['prodId'] ?? '')}`);
    if (rows.length === 0) throw refuseContent('payload.prodId');
  }
  if (type === 'ORDER') {
    const { rows } = await db.execute(
      sql`select from orders where order_number = ${String(payload?.['orderNumber'] ?? '')} and user_id = ${userId}`,
    );
    if (rows.length === 0) throw refuseContent('payload.orderNumber');
  }
}

/** Writes a message at the end of a held conversation and rings on the shopper's stream. */
async function append(
  context: MallContext,
  db: Db,
  conversation: ConversationRow,
  sender: MessageRow['sender'],
  message: NewMessage,
  at: number,
) {
  // Ids of two processes do not grow together, but within a conversation they must.
  const msgId = Math.max(context.nextId(), (conversation.latestMsgId ?? 0) + 1);
  const row: MessageRow = { ...message, msgId, conversationId: conversation.conversationId, sender, createdAt: at };
  await db.insert(messages).values(row);
  const reads = { ...(sender === 'BUYER' && { buyerRead: msgId }), ...(sender === 'SELLER' && { sellerRead: msgId }) };
  const moved = { latestMsgId: msgId, latestAt: at, ...reads };
  await db.update(conversations).set(moved).where(eq(conversations.conversationId, conversation.conversationId));
  const after = { ...conversation, ...moved };
  const shown = shownMessage(row, after);
  await context.events.tell(db, conversation.userId, {
    type: 'chat',
    ref: String(conversation.conversationId),
    at,
    data: { kind: 'message', message: shown },
  });
  return { conversation: after, shown };
}

async function answerAutomatically(
  context: MallContext,
  db: Db,
  conversation: ConversationRow,
  from: { locale: Locale; now: number },
): Promise<void> {
  const content = messageText(from.locale, 'mall.chat.automatic', {
    name: nameOf(context, await shopNameOf(db, conversation), from.locale),
  });
  await append(
    context,
    db,
    conversation,
    'SYSTEM',
    { clientMsgId: `automatic-${conversation.conversationId}`, type: 'SYSTEM', content, payload: { automatic: true } },
    from.now,
  );
}

/** The shop or support says something (X10); it has then read everything before. */
export async function speakAsSeller(context: MallContext, db: Db, conversationId: number, message: NewMessage) {
  const conversation = await holdConversation(db, conversationId);
  const said = await append(context, db, conversation, 'SELLER', message, context.clock.now());
  return said.shown;
}

/** The shop has read what the shopper wrote (X10). */
export async function readAsSeller(context: MallContext, db: Db, conversationId: number): Promise<void> {
  const conversation = await holdConversation(db, conversationId);
  const lastMsgId = conversation.latestMsgId ?? 0;
  await db.update(conversations).set({ sellerRead: lastMsgId }).where(eq(conversations.conversationId, conversationId));
  await context.events.tell(db, conversation.userId, {
    type: 'chat',
    ref: String(conversationId),
    at: context.clock.now(),
    data: { kind: 'read', conversationId, lastMsgId, by: 'SELLER' },
  });
}

/** The shopper has read until a message; never back, never past what is there (V5). Answers what stays unread over all conversations. */
export async function markMessagesRead(
  context: MallContext,
  db: Db,
  userId: string,
  conversationId: number,
  lastMsgId: number,
  now: number,
): Promise<number> {
  const conversation = await holdConversation(db, conversationId, userId);
  const buyerRead = Math.max(conversation.buyerRead, Math.min(lastMsgId, conversation.latestMsgId ?? 0));
  await db.update(conversations).set({ buyerRead }).where(eq(conversations.conversationId, conversationId));
  const unReadCount = await unreadChats(db, userId);
  await context.events.tell(db, userId, {
    type: 'chat',
    ref: String(conversationId),
    at: now,
    data: { kind: 'read', conversationId, lastMsgId: buyerRead, by: 'BUYER', unReadCount },
  });
  return unReadCount;
}
