import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#machines/model/locale.ts';
import type { Db } from '../platform/postgres/database.ts';
import { pipelined } from '../platform/postgres/pipelined.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import { wantsToHear, type Shopper } from '../user/shopper.ts';
import { notifications, type NotificationType, type Said } from './notification.tables.ts';
import { queuePush } from './push/pushSubscription.ts';

export type NewNotification = {
  userId: string;
  type: NotificationType;
  /** The word whose sentences stand in lang/ under `mall.notice.<type>.<word>`. */
  notice: string;
  orderNumber?: string | undefined;
  refundSn?: string | undefined;
  values?: Said | undefined;
  pic?: string | undefined;
  route?: string | undefined;
  at: number;
};

/** What a shopper can say that he does not want to hear of (C5), by the kind of notice. */
const topics: Partial<Record<NotificationType, keyof Shopper['notify']>> = {
  ORDER: 'order',
  REFUND: 'order',
  PRICE: 'promo',
  VOUCHER: 'promo',
};

/**
 * Writes a notice beside the step it tells of and rings on the shopper's stream (contract U). It is said in whatever language it is read.
 * One of a topic that he does not want to hear of counts as read at once.
 */
export async function writeNotification(context: MallContext, db: Db, notice: NewNotification): Promise<void> {
  const id = context.nextId();
  const topic = topics[notice.type];
  await pipelined([
    db
      .insert(notifications)
      .values({
        id,
        userId: notice.userId,
        type: notice.type,
        word: notice.notice,
        said: notice.values ?? {},
        pic: notice.pic ?? null,
        orderNumber: notice.orderNumber ?? null,
        refundSn: notice.refundSn ?? null,
        route: notice.route ?? null,
        isRead: topic ? sql`not ${wantsToHear(notice.userId, topic)}` : false,
        at: notice.at,
      })
      // It leaves at once: what tells a browser of it stands behind it.
      .execute(),
    context.events.tell(db, notice.userId, {
      type: 'notice',
      ref: String(id),
      at: notice.at,
      data: { notice: notice.notice, orderNumber: notice.orderNumber ?? null },
    }),
    queuePush(db, notice.userId, id),
  ]);
}

/** What a notice says in this language, and the address to which it leads; null where it leads nowhere. */
export function noticeWords(notice: typeof notifications.$inferSelect, locale: Locale) {
  const said = Object.entries(notice.said).map(([name, value]) => [name, typeof value === 'object' ? value[locale] : value]);
  const values = { ...Object.fromEntries(said), orderNumber: notice.orderNumber ?? '', refundSn: notice.refundSn ?? '' };
  const words = `mall.notice.${notice.type.toLowerCase()}.${notice.word}`;
  return {
    title: messageText(locale, `${words}.title`, values),
    content: messageText(locale, `${words}.content`, values),
    route: notice.route ?? (notice.orderNumber ? `/order-details?orderNumber=${encodeURIComponent(notice.orderNumber)}` : null),
  };
}

/** A shopper's notices, newest first, in the reader's language (U1). */
export async function readNotifications(db: Db, userId: string, locale: Locale, intent: PageParam) {
  const { limit, offset } = sliceOf(intent);
  const firstPic = sql<
    string | null
  >`coalesce(${notifications.pic}, (select item.pic from order_item item where item.order_number = ${notifications}.order_number
  order by item.order_item_id limit 1))`;
  const rows = await db
    .select({ notice: notifications, pic: firstPic })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(notifications).where(eq(notifications.userId, userId));
  const records = rows.map(({ notice, pic }) => ({
    id: notice.id,
    type: notice.type,
    ...noticeWords(notice, locale),
    pic,
    orderNumber: notice.orderNumber,
    refundSn: notice.refundSn,
    status: notice.isRead ? (1 as const) : (0 as const),
    createTime: new Date(notice.at).toISOString(),
  }));
  return pageBody(records, all?.total ?? 0, intent);
}

/** Rings on the shopper's stream that something counts as read now, for whoever else shows the count (C11). */
export const tellRead = (context: MallContext, db: Db, userId: string, at: number): Promise<void> =>
  context.events.tell(db, userId, { type: 'notice', ref: '', at, data: { kind: 'read' } });

/** Marks some notices read, or all when none is named; other people's are left alone (U6). Answers how many stay unread. */
export async function markNotificationsRead(
  context: MallContext,
  db: Db,
  userId: string,
  ids: readonly number[],
  now: number,
): Promise<number> {
  const mine = and(
    eq(notifications.userId, userId),
    eq(notifications.isRead, false),
    ids.length > 0 ? inArray(notifications.id, [...ids]) : undefined,
  );
  const { rowCount } = await db.update(notifications).set({ isRead: true }).where(mine);
  if (rowCount) await tellRead(context, db, userId, now);
  return unreadNotifications(db, userId);
}

/** How many notifications of orders a shopper has not read (U2). */
export async function unreadNotifications(db: Db, userId: string): Promise<number> {
  const [unread] = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)));
  return unread?.total ?? 0;
}
