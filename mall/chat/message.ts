import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import { charactersOf, longestMessage, typingSpan } from '#machines/rules/chat.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { Region } from '../region/region.ts';
import { answerFor } from './answer.ts';
import { contentOf, nameOf, PRESENCE_MS, type Reader, unreadChats } from './conversation.ts';
import { conversations, messages, type ConversationRow, type MessageRow, type MessageType } from './chat.tables.ts';

/** A message can be taken back for so long. */
const RECALL_MS = 2 * 60_000;

/** The shopper who writes: where he is and what he reads. */
export type Writer = { userId: string; locale: Locale; region: Region; now: number };
export type NewMessage = { clientMsgId: string; type: MessageType; content: string; payload: Record<string, unknown> | null };

function statusOf(message: MessageRow, conversation: ConversationRow) {
  if (message.recalledAt !== null) return 'RECALLED' as const;
  const read = message.sender === 'BUYER' ? conversation.sellerRead : conversation.buyerRead;
  return message.msgId <= read ? ('READ' as const) : ('SENT' as const);
}

/** The contract's `Message`; one that was taken back without its words. */
export function shownMessage(message: MessageRow, conversation: ConversationRow) {
  const isRecalled = message.recalledAt !== null;
  return {
    msgId: message.msgId,
    clientMsgId: message.clientMsgId,
    conversationId: message.conversationId,
    sender: message.sender,
    type: message.type,
    content: isRecalled ? '' : message.content,
    payload: isRecalled ? null : message.payload,
    createTime: new Date(message.createdAt).toISOString(),
    status: statusOf(message, conversation),
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
  param: { conversationId: number; before?: number | undefined; after?: number | undefined; size: number },
) {
  const [conversation] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.conversationId, param.conversationId), eq(conversations.userId, reader.userId)));
  if (!conversation) throw refuse('NOT_FOUND');
  const shopName = await shopNameOf(db, conversation);
  const isForward = param.after !== undefined;
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, param.conversationId),
        param.before === undefined ? undefined : lt(messages.msgId, param.before),
        param.after === undefined ? undefined : gt(messages.msgId, param.after),
      ),
    )
    .orderBy(isForward ? asc(messages.msgId) : desc(messages.msgId))
    .limit(param.size + 1);
  const page = rows.slice(0, param.size);
  const records = (isForward ? page : page.toReversed()).map((message) =>
    shownMessage({ ...message, content: contentOf(context, message, shopName, reader.locale) }, conversation),
  );
  return { records, hasMore: rows.length > param.size };
}

/** The name of the shop of a conversation; null for support. */
async function shopNameOf(db: Db, conversation: ConversationRow): Promise<string | null> {
  const { rows } = await db.execute<{ name: string }>(sql`select name from shops where shop_id = ${conversation.shopId}`);
  return rows[0]?.name ?? null;
}

/**
 * The shopper says something (V4). The same `clientMsgId` is said once, however often it is sent. What the mall knows it answers at once,
 * by a message that says of itself that it is automatic; else one such message says that a person will, once until he does.
 * @throws Refusal NOT_FOUND, MESSAGE_TOO_LONG, VALIDATION
 */
export async function sendMessage(context: MallContext, db: Db, from: Writer, conversationId: number, message: NewMessage) {
  const conversation = await holdConversation(db, conversationId, from.userId);
  const [known] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.clientMsgId, message.clientMsgId)));
  if (known) return shownMessage(known, conversation);
  if (charactersOf(message.content) > longestMessage) throw refuse('MESSAGE_TOO_LONG');
  await checkReferences(db, from.userId, message);
  const appended = await append(context, db, conversation, 'BUYER', message, from.now);
  await answerAutomatically(context, db, appended, from);
  return appended.shown;
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
  const row: MessageRow = { ...message, msgId, conversationId: conversation.conversationId, sender, createdAt: at, recalledAt: null };
  await db.insert(messages).values(row);
  const reads = {
    ...(sender === 'BUYER' && { buyerRead: msgId, buyerTypingUntil: null }),
    ...(sender === 'SELLER' && { sellerRead: msgId }),
  };
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
  return { conversation: after, row, shown };
}

/** Whether a person was announced and has not spoken since, or has just spoken. */
async function isPersonComing(db: Db, conversationId: number, now: number): Promise<boolean> {
  const { rows } = await db.execute<{ isComing: boolean }>(sql`with heard as (
      select coalesce(max(msg_id), 0) as msg_id, coalesce(max(created_at), 0) as at from message
      where conversation_id = ${conversationId} and sender = 'SELLER')
    select (select at from heard) > ${now - PRESENCE_MS}::bigint or exists (select from message where conversation_id = ${conversationId}
      and sender = 'SYSTEM' and payload ->> 'about' is null and msg_id > (select msg_id from heard)) as "isComing"`);
  return rows[0]?.isComing === true;
}

async function answerAutomatically(
  context: MallContext,
  db: Db,
  { conversation, row }: { conversation: ConversationRow; row: MessageRow },
  asker: Writer,
): Promise<void> {
  const facts = await answerFor({ context, db, conversation, asker }, row);
  if (facts === null && (await isPersonComing(db, conversation.conversationId, asker.now))) return;
  const name = nameOf(context, await shopNameOf(db, conversation), asker.locale);
  const answer = {
    clientMsgId: `automatic-${row.msgId}`,
    type: 'SYSTEM' as const,
    content: facts ?? messageText(asker.locale, 'mall.chat.automatic', { name }),
    payload: { automatic: true, ...(facts === null ? {} : { about: row.clientMsgId }) },
  };
  await append(context, db, conversation, 'SYSTEM', answer, asker.now);
}

/** The shop or support says something (X10); it has then read everything before. */
export async function speakAsSeller(context: MallContext, db: Db, conversationId: number, message: NewMessage) {
  const conversation = await holdConversation(db, conversationId);
  const appended = await append(context, db, conversation, 'SELLER', message, context.clock.now());
  return appended.shown;
}

/** The shopper types (V8): whoever speaks for the shop sees it for a moment. @throws Refusal NOT_FOUND, also for somebody else's */
export async function noteTyping(db: Db, userId: string, conversationId: number, now: number): Promise<void> {
  const touched = await db
    .update(conversations)
    .set({ buyerTypingUntil: now + typingSpan })
    .where(and(eq(conversations.conversationId, conversationId), eq(conversations.userId, userId)))
    .returning({ conversationId: conversations.conversationId });
  if (touched.length === 0) throw refuse('NOT_FOUND');
}

/** The shop or support types (X10): the shopper sees it for a moment. @throws Refusal NOT_FOUND */
export async function typeAsSeller(context: MallContext, db: Db, conversationId: number): Promise<void> {
  const [conversation] = await db.select().from(conversations).where(eq(conversations.conversationId, conversationId));
  if (!conversation) throw refuse('NOT_FOUND');
  const at = context.clock.now();
  await context.events.tell(db, conversation.userId, {
    type: 'chat',
    ref: String(conversationId),
    at,
    data: { kind: 'typing', conversationId, until: at + typingSpan },
  });
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

/**
 * Takes a message of this shopper back within two minutes (V7): it stays where it stands, without its words; asked twice it stays so.
 * @throws Refusal NOT_FOUND, also for what somebody else said; RECALL_EXPIRED
 */
export async function recallMessage(context: MallContext, db: Db, userId: string, msgId: number, now: number) {
  const [found] = await db
    .select({ conversationId: messages.conversationId })
    .from(messages)
    .innerJoin(conversations, eq(messages.conversationId, conversations.conversationId))
    .where(and(eq(messages.msgId, msgId), eq(messages.sender, 'BUYER'), eq(conversations.userId, userId)));
  if (!found) throw refuse('NOT_FOUND');
  const conversation = await holdConversation(db, found.conversationId, userId);
  const its = and(eq(messages.conversationId, found.conversationId), eq(messages.msgId, msgId));
  const [message] = await db.select().from(messages).where(its);
  if (!message) throw refuse('NOT_FOUND');
  if (message.recalledAt !== null) return shownMessage(message, conversation);
  if (now - message.createdAt > RECALL_MS) throw refuse('RECALL_EXPIRED');
  await db.update(messages).set({ recalledAt: now }).where(its);
  const shown = shownMessage({ ...message, recalledAt: now }, conversation);
  const data = { kind: 'recall', message: shown };
  await context.events.tell(db, userId, { type: 'chat', ref: String(found.conversationId), at: now, data });
  return shown;
}
