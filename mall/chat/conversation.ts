import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import { refuse } from '../platform/http/refusal.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import { wantsToHear } from '../user/shopper.ts';
import { conversations, messages, SUPPORT, type ChatContext, type ConversationRow, type MessageRow } from './chat.tables.ts';

/** Somebody who wrote within this time counts as being there. */
export const PRESENCE_MS = 5 * 60_000;

export type Reader = { userId: string; locale: Locale; now: number };

const unread = sql<number>`(select count(*)::int from message where message.conversation_id = ${conversations.conversationId}
  and message.sender <> 'BUYER' and message.msg_id > ${conversations.buyerRead})`;
const lastHeard = sql<
  number | null
>`(select max(created_at) from message where message.conversation_id = ${conversations.conversationId} and message.sender = 'SELLER')`;
const shop = sql<{
  name: string;
  logo: string;
} | null>`(select jsonb_build_object('name', name, 'logo', logo) from shops where shops.shop_id = ${conversations.shopId})`;

const selected = { conversation: conversations, latest: messages, unread, lastHeard, shop };
type Found = {
  conversation: ConversationRow;
  latest: typeof messages.$inferSelect | null;
  unread: number;
  lastHeard: number | null;
  shop: { name: string; logo: string } | null;
};

const latestMessage = and(eq(messages.conversationId, conversations.conversationId), eq(messages.msgId, conversations.latestMsgId));

/** Who the shopper talks with, as he reads it. */
export const nameOf = (context: MallContext, shopName: string | null, locale: Locale): string =>
  shopName ?? messageText(locale, 'mall.chat.support', { brand: context.config.brand });

/**
 * What a message says to this reader: what the mall says by itself is said in the reader's language, whichever was spoken when it was
 * written. One that was taken back says nothing.
 */
export function contentOf(context: MallContext, message: MessageRow, shopName: string | null, locale: Locale): string {
  if (message.recalledAt !== null) return '';
  const isHandover = message.sender === 'SYSTEM' && message.payload?.['automatic'] === true && message.payload['about'] === undefined;
  return isHandover ? messageText(locale, 'mall.chat.automatic', { name: nameOf(context, shopName, locale) }) : message.content;
}

/** The contract's `Conversation`. */
function shown(context: MallContext, { conversation, latest, unread: unReadCount, lastHeard: heard, shop: other }: Found, reader: Reader) {
  const isSupport = conversation.shopId === SUPPORT;
  return {
    conversationId: conversation.conversationId,
    type: isSupport ? ('SUPPORT' as const) : ('SHOP' as const),
    shopId: isSupport ? null : conversation.shopId,
    shopName: nameOf(context, other?.name ?? null, reader.locale),
    shopLogo: other?.logo ?? '/oss/mark/S/1.svg',
    online: heard !== null && reader.now - heard < PRESENCE_MS,
    latestMsg: latest ? contentOf(context, latest, other?.name ?? null, reader.locale) : null,
    latestType: latest?.type ?? null,
    latestTime: latest ? new Date(latest.createdAt).toISOString() : null,
    unReadCount,
    context: conversation.context
      ? { prodId: conversation.context.prodId ?? null, orderNumber: conversation.context.orderNumber ?? null }
      : null,
  };
}

/** A shopper's conversations, the one with the newest word first (V1). */
export async function readConversations(context: MallContext, db: Db, reader: Reader, intent: PageParam) {
  const { limit, offset } = sliceOf(intent);
  const mine = eq(conversations.userId, reader.userId);
  const rows = await db
    .select(selected)
    .from(conversations)
    .leftJoin(messages, latestMessage)
    .where(mine)
    .orderBy(desc(conversations.latestAt), desc(conversations.conversationId))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(conversations).where(mine);
  return pageBody(
    rows.map((row) => shown(context, row, reader)),
    all?.total ?? 0,
    intent,
  );
}

/** One conversation of this shopper as he sees it. @throws Refusal NOT_FOUND, also for somebody else's */
export async function readConversation(context: MallContext, db: Db, reader: Reader, conversationId: number) {
  const [row] = await db
    .select(selected)
    .from(conversations)
    .leftJoin(messages, latestMessage)
    .where(and(eq(conversations.userId, reader.userId), eq(conversations.conversationId, conversationId)));
  if (!row) throw refuse('NOT_FOUND');
  return shown(context, row, reader);
}

/**
 * Finds or begins the conversation with a shop or with support, about what was being looked at (V2). @throws Refusal NOT_FOUND for an
 * unknown shop, product or foreign order
 */
export async function openConversation(context: MallContext, db: Db, reader: Reader, param: { shopId: number } & ChatContext) {
  await checkContext(db, reader.userId, param);
  const subject =
    param.prodId === undefined && param.orderNumber === undefined ? null : { prodId: param.prodId, orderNumber: param.orderNumber };
  const [conversation] = await db
    .insert(conversations)
    .values({
      conversationId: context.nextId(),
      userId: reader.userId,
      shopId: param.shopId,
      context: subject,
      latestMsgId: null,
      latestAt: reader.now,
      buyerRead: 0,
      sellerRead: 0,
      buyerTypingUntil: null,
    })
    .onConflictDoUpdate({
      target: [conversations.userId, conversations.shopId],
      set: { context: sql`coalesce(excluded.context, ${conversations.context})` },
    })
    .returning();
  return readConversation(context, db, reader, conversation?.conversationId ?? 0);
}

async function checkContext(db: Db, userId: string, param: { shopId: number } & ChatContext): Promise<void> {
  const { rows } = await db.execute<{ ok: boolean }>(sql`select
    (${param.shopId}::bigint = ${SUPPORT} or exists (select from shops where shop_id = ${param.shopId} and status = 1))
    and (${param.prodId ?? null}::bigint is null or exists (select from products where prod_id = ${param.prodId ?? null}))
    and (${param.orderNumber ?? null}::text is null or exists (select from orders where order_number = ${param.orderNumber ?? null}
    and user_id = ${userId})) as ok`);
  if (!rows[0]?.ok) throw refuse('NOT_FOUND');
}

/** All that the shopper has not read yet, over all conversations (V6). */
export async function unreadChats(db: Db, userId: string): Promise<number> {
  const [sum] = await db
    .select({ unread: sql<number>`coalesce(sum(${unread}), 0)::int` })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), wantsToHear(userId, 'chat')));
  return sum?.unread ?? 0;
}
