import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { networkOf } from '../platform/http/clientAddress.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';

/** Streams that may be open at once: one shopper's tabs, and all that come from one network. */
const PER_SHOPPER = 12;
const PER_NETWORK = 60;
/** A slot that nobody renewed is free again: its process died. Longer than two heartbeats. */
const LEASE_MS = 60_000;

export type StreamSlot = { renew(): Promise<void>; release(): Promise<void> };

/**
 * A place among the open streams of a shopper and of the network he comes from, over all processes.
 * @throws Refusal RATE_LIMITED while all are taken, with the time by which one whose process died is free
 */
export async function takeStreamSlot(context: MallContext, userId: string, ip: string, zone: string): Promise<StreamSlot> {
  const { db } = context;
  const id = randomUUID();
  const now = Date.now();
  const network = networkOf(ip);
  const { rowCount } = await db.transaction(async (tx) => {
    // Those who come at once are counted one after another; the shopper before the network, so that none waits for another in a ring.
    for (const counted of [`shopper|${userId}`, `network|${network}`])
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`streams|${counted}`}, 0))`);
    return tx.execute(sql`
    insert into stream_slot (id, user_id, network, until) select ${id}, ${userId}, ${network}, ${now + LEASE_MS}
    where (select count(*) from stream_slot where user_id = ${userId} and until > ${now}) < ${PER_SHOPPER}
      and (select count(*) from stream_slot where network = ${network} and until > ${now}) < ${PER_NETWORK}`);
  });
  if (!rowCount) throw refuse('RATE_LIMITED', { retryAfter: LEASE_MS / 1000, until: { at: context.clock.now() + LEASE_MS, zone } });
  return {
    async renew() {
      await db.execute(sql`update stream_slot set until = ${Date.now() + LEASE_MS} where id = ${id}`);
    },
    async release() {
      await db.execute(sql`delete from stream_slot where id = ${id}`);
    },
  };
}
