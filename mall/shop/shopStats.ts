import { sql } from 'drizzle-orm';
import type { MallContext } from '../platform/mallContext.ts';

const quarterMs = 90 * 86_400_000;

/**
 * How fast a shop answers and how much of what it sent came on time, over 90 days: the middle of the minutes between a
 * buyer's question and the seller's first own answer, and the share of delivered parcels that came by the day they were
 * announced for. Null where nothing of the kind has happened.
 */
export async function shopStatsOf(
  context: MallContext,
  shopId: number,
): Promise<{ responseMinutes: number | null; onTimeRate: number | null }> {
  const since = context.clock.now() - quarterMs;
  const [answers, parcels] = await Promise.all([
    context.db.execute<{ minutes: number | null }>(sql`
      select percentile_cont(0.5) within group (order by (a.created_at - q.created_at) / 60000.0) as minutes
      from conversation c
      join message q on q.conversation_id = c.conversation_id and q.sender = 'BUYER' and q.created_at >= ${since}
      cross join lateral (
        select m.created_at from message m
        where m.conversation_id = q.conversation_id and m.msg_id > q.msg_id and m.sender = 'SELLER' order by m.msg_id limit 1
      ) a
      where c.shop_id = ${shopId}
        and not exists (select 1 from message b where b.conversation_id = q.conversation_id and b.msg_id < q.msg_id and b.msg_id > coalesce(
          (select max(s.msg_id) from message s where s.conversation_id = q.conversation_id and s.sender = 'SELLER'
          and s.msg_id < q.msg_id), 0))`),
    context.db.execute<{ rate: number | null }>(sql`
      select avg(case when to_char(to_timestamp(t.at / 1000.0) at time zone 'UTC', 'YYYY-MM-DD') <= p.eta then 1.0 else 0.0 end) as rate
      from orders o join parcel p on p.order_number = o.order_number
      cross join lateral (select at from parcel_trace where dvy_flow_id = p.dvy_flow_id and state = 3 order by seq limit 1) t
      where o.shop_id = ${shopId} and p.eta is not null and t.at >= ${since}`),
  ]);
  const minutes = answers.rows[0]?.minutes ?? null;
  const rate = parcels.rows[0]?.rate ?? null;
  return {
    responseMinutes: minutes === null ? null : Math.max(1, Math.round(minutes)),
    onTimeRate: rate === null ? null : Math.round(rate * 1000) / 10,
  };
}
