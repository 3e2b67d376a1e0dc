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
    | 'undo'
    | 'user';
  at: string;
  ref: string;
  data: Record<string, unknown>;
};

/** What everybody may hear. */
export type Announced = Pick<MallEvent, 'type' | 'ref'> & { at: number };

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
  /** Tells every stream that is open what is nobody's own (the seats of a group buy), once `db` is committed. It is not kept. */
  announce(db: Db, event: Announced): Promise<void>;
  /** Hears what is announced. Returns what stops it. */
  follow(heard: (event: Announced) => void): () => void;
};

const CHANNEL = 'mall_event';
const PUBLIC_CHANNEL = 'mall_announced';

/** What happened, told to whoever listens in any process on this database. */
export function openEvents(database: Database): Events {
  const ears = new Map<string, Set<() => void>>();
  const followers = new Set<(event: Announced) => void>();
  void database.listen(CHANNEL, (userId) => {
    if (userId === '') ears.forEach((set) => set.forEach((hear) => hear()));
    else ears.get(userId)?.forEach((hear) => hear());
  });
  void database.listen(PUBLIC_CHANNEL, (text) => {
    // An empty word: the line was down, and nobody knows what was announced. Whoever watches reads anew when his page is looked at.
    if (text !== '') for (const hear of followers) hear(JSON.parse(text) as Announced);
  });
  return {
    async announce(db, event) {
      await db.execute(sql`select pg_notify(${PUBLIC_CHANNEL}, ${JSON.stringify(event)})`);
    },
    follow(heard) {
      followers.add(heard);
      return () => followers.delete(heard);
    },
    async tell(db, userId, event) {
      await db.execute(sql`
        with head as (
          insert into event_head (user_id, last) values (${userId}, 1) on conflict (user_id) do update set last = event_head.last + 1
          returning user_id, last
        ), told as (
          insert into event (user_id, seq, type, at, ref, data)
          select user_id, last, ${event.type}::text, ${event.at}::bigint, ${event.ref}::text, ${JSON.stringify(event.data ?? {})}::jsonb
          from head returning user_id
        )
        select pg_notify(${CHANNEL}, user_id) from told`);
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
