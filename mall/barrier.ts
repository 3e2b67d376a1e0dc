import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { LISTENER_NAME, type PgListener } from './platform/postgres/pgListener.ts';

const ASKED = 'mall_barrier';
const PASSED = 'mall_barrier_passed';
/** A process that is just gone, or just begins, is not waited for any longer, in ms. */
const PATIENCE = 2_000;

/**
 * A barrier between the processes on one database: the function it returns resolves once each of them has taken up whatever
 * was told (NOTIFY) before. The server delivers in order, so whoever answers has heard the rest.
 */
export async function openBarrier(pool: pg.Pool, listener: PgListener): Promise<() => Promise<void>> {
  const waiting = new Map<string, () => void>();
  const tell = (channel: string, payload: string): Promise<unknown> => pool.query('select pg_notify($1, $2)', [channel, payload]);
  await listener.listen(ASKED, (id) => {
    // Not waited for by `settled`, which would wait for itself.
    if (id !== '')
      void listener
        .settled()
        .then(() => tell(PASSED, id))
        .catch(() => undefined);
  });
  await listener.listen(PASSED, (id) => waiting.get(id)?.());
  return async () => {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*) as count from pg_stat_activity where datname = current_database() and application_name = $1',
      [LISTENER_NAME],
    );
    let missing = rows[0]?.count ?? 0;
    if (missing < 2) return;
    const id = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    const passed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
      waiting.set(id, () => {
        missing -= 1;
        if (missing === 0) resolve();
      });
    });
    try {
      await tell(ASKED, id);
      await passed;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  };
}
