import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#machines/words.ts';
import type { Db } from '../database.ts';
import type { House } from '../house.ts';
import { say } from '../lang.ts';
import { pageBody, sliceOf, type PageWish } from '../shapes.ts';
import { notices, type NoticeType } from './notice.tables.ts';

export type NewNotice = {
  userId: string;
  type: NoticeType;
  /** The word whose sentences stand in lang/ under `mall.notice.<type>.<word>`. */
  notice: string;
  orderNumber?: string | undefined;
  refundSn?: string | undefined;
  values?: Record<string, string | number> | undefined;
  pic?: string | undefined;
  route?: string | undefined;
  at: number;
};

/** Writes a notice beside the step it tells of and rings on the shopper's stream (contract U). It is said in whatever language it is read. */
export async function writeNotice(house: House, db: Db, notice: NewNotice): Promise<void> {
  const id = house.nextId();
  await db.insert(notices).values({
    id, userId: notice.userId, type: notice.type, word: notice.notice, said: notice.values ?? {}, pic: notice.pic ?? null,
    orderNumber: notice.orderNumber ?? null, refundSn: notice.refundSn ?? null, route: notice.route ?? null, isRead: false, at: notice.at,
  });
  await house.events.tell(db, notice.userId, { type: 'notice', ref: String(id), at: notice.at, data: { notice: notice.notice, orderNumber: notice.orderNumber ?? null } });
}

/** A shopper's notices, newest first, in the reader's language (U1). */
export async function readNotices(db: Db, userId: string, locale: Locale, wish: PageWish) {
  const { limit, offset } = sliceOf(wish);
  const firstPic = sql<string | null>`coalesce(${notices.pic}, (select item.pic from order_item item where item.order_number = ${notices}.order_number order by item.order_item_id limit 1))`;
  const rows = await db.select({ notice: notices, pic: firstPic }).from(notices).where(eq(notices.userId, userId)).orderBy(desc(notices.at), desc(notices.id)).limit(limit).offset(offset);
  const [all] = await db.select({ total: count() }).from(notices).where(eq(notices.userId, userId));
  const records = rows.map(({ notice, pic }) => {
    const values = { ...notice.said, orderNumber: notice.orderNumber ?? '', refundSn: notice.refundSn ?? '' };
    const words = `mall.notice.${notice.type.toLowerCase()}.${notice.word}`;
    return {
      id: notice.id, type: notice.type, title: say(locale, `${words}.title`, values), content: say(locale, `${words}.content`, values), pic,
      orderNumber: notice.orderNumber, refundSn: notice.refundSn, route: notice.route ?? (notice.orderNumber ? `/order-details?orderNumber=${encodeURIComponent(notice.orderNumber)}` : null),
      status: notice.isRead ? 1 as const : 0 as const, createTime: new Date(notice.at).toISOString(),
    };
  });
  return pageBody(records, all?.total ?? 0, wish);
}

/** Rings on the shopper's stream that something counts as read now, for whoever else shows the count (C11). */
export const tellRead = (house: House, db: Db, userId: string, at: number): Promise<void> => house.events.tell(db, userId, { type: 'notice', ref: '', at, data: { kind: 'read' } });

/** Marks some notices read, or all when none is named; other people's are left alone (U6). Answers how many stay unread. */
export async function markNoticesRead(house: House, db: Db, userId: string, ids: readonly number[], now: number): Promise<number> {
  const mine = and(eq(notices.userId, userId), eq(notices.isRead, false), ids.length > 0 ? inArray(notices.id, [...ids]) : undefined);
  const { rowCount } = await db.update(notices).set({ isRead: true }).where(mine);
  if (rowCount) await tellRead(house, db, userId, now);
  return unreadNotices(db, userId);
}

export async function unreadNotices(db: Db, userId: string): Promise<number> {
  const [unread] = await db.select({ total: count() }).from(notices).where(and(eq(notices.userId, userId), eq(notices.isRead, false)));
  return unread?.total ?? 0;
}
