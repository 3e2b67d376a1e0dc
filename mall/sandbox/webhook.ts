import type { Pool } from 'pg';
import type { Query } from './database.ts';
import { freshName, signedHeader } from './keys.ts';

export type Send = (url: string, init: RequestInit) => Promise<Response>;

const MAX_TRIES = 200;

/**
 * The acquirer's outgoing post: every event is written with what it tells about, and sent until it was taken. `now` (seconds since 1970)
 * dates signatures.
 */
export const createWebhooks = (pool: Pool, secret: string, noticeUrl: string, send: Send, now: () => Promise<number>) => {
  let running: Promise<void> = Promise.resolve();
  let isOver = false;

  /** Writes an event beside the change it tells; `copies` is how often the same event is sent. */
  const write = async (query: Query, body: object, copies = 1): Promise<void> => {
    const eventId = freshName('evt');
    await query.query('INSERT INTO sandbox.event (event_id, body, copies, next_at) VALUES ($1, $2, $3, $4)', [
      eventId,
      JSON.stringify({ eventId, ...body }),
      copies,
      new Date(),
    ]);
  };

  const post = async (body: string): Promise<boolean> => {
    try {
      const answer = await send(noticeUrl, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'acquirer-signature': signedHeader(secret, (await now()) * 1000, body) },
        signal: AbortSignal.timeout(10_000),
      });
      return answer.ok;
    } catch {
      return false;
    }
  };

  const deliverDue = async (): Promise<void> => {
    const { rows } = await pool.query<{ event_id: string; body: string; copies: number; tries: number }>(
      'SELECT event_id, body, copies, tries FROM sandbox.event WHERE NOT is_done AND next_at <= $1 ORDER BY seq LIMIT 50',
      [new Date()],
    );
    for (const event of rows) {
      let isTaken = true;
      for (let copy = 0; copy < event.copies; copy += 1) isTaken = (await post(event.body)) && isTaken;
      const wait = Math.min(60_000, 1000 * 2 ** Math.min(event.tries, 6));
      await pool.query('UPDATE sandbox.event SET is_done = $2, tries = tries + 1, next_at = $3 WHERE event_id = $1', [
        event.event_id,
        isTaken || event.tries >= MAX_TRIES,
        new Date(Date.now() + wait),
      ]);
    }
  };

  /** Sends what is due, one after the other in the order written. Never fails: what was not taken is tried again. */
  const deliver = (): Promise<void> => {
    running = running
      .then(() => (isOver ? undefined : deliverDue()))
      .catch((error: unknown) => console.error(`webhooks wait: ${error instanceof Error ? error.message : String(error)}`));
    return running;
  };

  /** Sends what is due a last time; what a request on its way writes afterwards waits for the next start. */
  const close = async (): Promise<void> => {
    await deliver();
    isOver = true;
  };

  return { write, deliver, close };
};

export type Webhooks = ReturnType<typeof createWebhooks>;
