import { sql } from 'drizzle-orm';
import type { Database, Db } from './postgres/database.ts';

/**
 * What a shopper is told while it happens (contract C11): everything of his own that another window or device may show. `id` grows by one
 * per user.
 */
export type MallEvent = {
  id: string;
  type:
    | 'order'
    | 'refund'
    | 'notice'
    | 'chat'
    | 'cart'
    | 'group'
    | 'voucher'
    | 'pay'
    | 'address'
    | 'collection'
    | 'footprint'
    | 'list'
    | 'user';
  at: string;
  ref: string;
  data: Record<string, unknown>;
};

export type Events = {
  /**
   * Appends to a user's stream inside `db`'s transaction; heard by every process once that is committed. Tell last, users in sorted order:
   * each user's stream is locked until then.
   */
  tell(db: Db, userId: string, event: Pick<MallEvent, 'type' | 'ref'> & { at: number; data?: Record<string, unknown> }): Promise<void>;
  /** What came after `lastId` ('' or '0' = everything kept), oldest first, at most 500. */
  since(db: Db, userId: string, lastId: string): Promise<MallEvent[]>;
  /** The newest id of a user's stream, '0' for none. */
  head(db: Db, userId: string): Promise<string>;
  /** Calls back when something may have come for the user; then ask `since`. Returns what stops it. */
  listen(userId: string, heard: () => void): () => void;
};

const CHANNEL = 'mall_event';

export function openEvents(database: Database): Events {
  const ears = new Map<string, Set<() => void>>();
  database.listen(CHANNEL, (userId) => {
    if (userId === '') ears.forEach((set) => set.forEach((hear) => hear()));
    else ears.get(userId)?.forEach((hear) => hear());
  });
  return {
    async tell(db, userId, event) {
      const { rows } = await db.execute<{ last: number }>(
        sql`insert into event_head (user_id, last) values (${userId}, 1) on conflict (user_id) do update set last = event_head.last + 1
          returning last`,
      );
      await db.execute(
        sql`insert into event (user_id, seq, type, at, ref, data) values (${userId}, ${rows[0]?.last ?? 1}, ${event.type}, ${event.at},
          ${event.ref}, ${JSON.stringify(event.data ?? {})}::jsonb)`,
      );
      await db.execute(sql`select pg_notify(${CHANNEL}, ${userId})`);
    },
    async since(db, userId, lastId) {
      const after = /^\d{1,15}$/.test(lastId) ? Number(lastId) : 0;
      const { rows } = await db.execute<{ seq: number; type: MallEvent['type']; at: number; ref: string; data: Record<string, unknown> }>(
        sql`select seq, type, at, ref, data from event where user_id = ${userId} and seq > ${after} order by seq limit 500`,
      );
      return rows.map(({ seq, type, at, ref, data }) => ({ id: String(seq), type, at: new Date(at).toISOString(), ref, data }));
    },
    async head(db, userId) {
      const { rows } = await db.execute<{ last: number }>(sql`select last from event_head where user_id = ${userId}`);
      return String(rows[0]?.last ?? 0);
    },
    listen(userId, heard) {
      const set = ears.get(userId) ?? new Set();
      ears.set(userId, set.add(heard));
      return () => {
        set.delete(heard);
        if (set.size === 0) ears.delete(userId);
      };
    },
  };
}
