import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { CONTRACT_VERSION } from '../platform/http/openapi.ts';
import { forgetUnreported, type ReplayHistory } from '../platform/replay/replayHistory.ts';
import { UPLOAD_BYTES } from '../platform/http/httpServer.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { buildIn } from './build.ts';
import { shopperRowsOf } from './shopperRows.ts';
import { simulationBody } from './simulationBody.ts';

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
/** What each saw of the history is kept as long as it is, so only the newest are. */
const MOST_REPORTS = 30;

const reportParam = z.object({
  sentence: z.string().max(500).nullable().default(null),
  userId: z.string().max(64).nullable().default(null),
  recording: z.looseObject({ format: z.literal('serendib.recording'), version: z.number().int() }),
});

/** How the world was begun: what the same start needs. */
type Base = { seed: string; products: number; filledAt: Record<string, number> };

/** Notes, at the first start, what the world is filled from. */
export async function noteBase(context: MallContext, isNew: boolean): Promise<void> {
  if (!isNew) return;
  const { rows } = await context.db.execute<{ noun: string; at: number }>(sql`select noun, at from filled order by noun`);
  const base: Base = {
    seed: context.config.seed,
    products: context.config.products,
    filledAt: Object.fromEntries(rows.map(({ noun, at }) => [noun, at])),
  };
  await context.db.execute(
    sql`insert into mall_state (name, value) values ('base', ${JSON.stringify(base)}::jsonb) on conflict (name) do nothing`,
  );
}

/**
 * X13 `POST /_ops/reports {sentence?, userId?, recording}` keeps a reported problem with the build, the mall's clock, that shopper's
 * rows and which of the history it saw, and answers `{code}`; X14 `GET /_ops/reports/{code}` answers all of it, X14 `GET /_ops/reports` the
 * codes.
 */
export function reportOps(app: Hono, context: MallContext, history: ReplayHistory): void {
  // What runs is what stood here at the start, whatever is checked out later.
  const built = buildIn();
  app.post('/_ops/reports', async (c) => {
    const { sentence, userId, recording } = await simulationBody(c.req.raw, reportParam, UPLOAD_BYTES);
    const build = await built;
    const code = await context.db.transaction(
      async (db) => {
        // Before anything is read: the world does not end between what is seen of it and the report.
        await db.execute(sql`lock table report in row exclusive mode`);
        const { rows } = await db.execute<{ value: Base }>(sql`select value from mall_state where name = 'base'`);
        const at = context.clock.now();
        const mall = {
          at,
          clock: context.clock.read(),
          base: rows[0]?.value ?? null,
          rows: userId === null ? {} : await shopperRowsOf(db, userId),
        };
        const body = JSON.stringify({ sentence, userId, recording, contract: CONTRACT_VERSION, build, mall });
        const positions = await history.positions(db);
        for (;;) {
          const drawn = context.random.text(CODE_LENGTH, SIGNS);
          const { rowCount } = await db.execute(sql`insert into report (code, at, user_id, body, positions)
          values (${drawn}, ${at}, ${userId}, ${body}::jsonb, ${positions}::int8multirange) on conflict (code) do nothing`);
          if (rowCount) return drawn;
        }
      },
      { isolationLevel: 'repeatable read' },
    );
    // Of one moment are several: the one that was just made stays.
    await context.db.execute(sql`delete from report where code in (
      select code from report order by code = ${code} desc, at desc, code offset ${MOST_REPORTS})`);
    await forgetUnreported(context.db);
    return c.json({ code });
  });
  app.get('/_ops/reports', async (c) => {
    const { rows } = await context.db.execute(
      sql`select code, at, user_id as "userId", body->>'sentence' as sentence, body->'recording'->>'address' as address from report
        order by at desc limit 200`,
    );
    return c.json(rows);
  });
  app.get('/_ops/reports/:code', async (c) => {
    const code = c.req.param('code').toUpperCase();
    const { rows } = await context.db.execute<{ body: { mall: object }; positions: string }>(
      sql`select body, positions::text as positions from report where code = ${code}`,
    );
    const found = rows[0];
    if (!found) throw new HTTPException(404, { message: `there is no report ${code}` });
    const { body, positions } = found;
    const seen = await history.entries(context.db, positions);
    return c.json({ format: 'serendib.report', code, ...body, mall: { ...body.mall, history: seen } });
  });
}
