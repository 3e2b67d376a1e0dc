import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { CONTRACT_VERSION } from '../document.ts';
import type { History } from '../history.ts';
import type { House } from '../house.ts';
import { buildIn } from './build.ts';
import { rowsOf } from './rows.ts';
import { opsBody } from './opsBody.ts';

const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;

const reportParam = z.object({
  sentence: z.string().max(500).nullable().default(null),
  userId: z.string().max(64).nullable().default(null),
  recording: z.looseObject({ format: z.literal('serendib.recording'), version: z.number().int() }),
});

/** How the world was begun: what the same start needs. */
type Base = { seed: string; products: number; filledAt: Record<string, number> };

/** Notes, at the first start, what the world is filled from. */
export async function noteBase(house: House, isNew: boolean): Promise<void> {
  if (!isNew) return;
  const { rows } = await house.db.execute<{ noun: string; at: number }>(sql`select noun, at from filled order by noun`);
  const base: Base = { seed: house.config.seed, products: house.config.products, filledAt: Object.fromEntries(rows.map(({ noun, at }) => [noun, at])) };
  await house.db.execute(sql`insert into mall_state (name, value) values ('base', ${JSON.stringify(base)}::jsonb) on conflict (name) do nothing`);
}

/**
 * X13 `POST /_ops/reports {sentence?, userId?, recording}` keeps a reported problem with the build, the mall's clock, history and
 * that shopper's rows, and answers `{code}`; X14 `GET /_ops/reports/{code}` answers all of it, X14 `GET /_ops/reports` the codes.
 */
export function reportOps(app: Hono, house: House, history: History): void {
  // What runs is what stood here at the start, whatever is checked out later.
  const built = buildIn();
  app.post('/_ops/reports', async (context) => {
    const { sentence, userId, recording } = await opsBody(context.req.raw, reportParam);
    const build = await built;
    const body = await house.db.transaction(async (db) => {
      const { rows } = await db.execute<{ value: Base }>(sql`select value from mall_state where name = 'base'`);
      return {
        sentence, userId, recording, contract: CONTRACT_VERSION, build,
        mall: { at: house.clock.now(), clock: house.clock.read(), base: rows[0]?.value ?? null, rows: userId === null ? {} : await rowsOf(db, userId), history: await history.entries(db) },
      };
    }, { isolationLevel: 'repeatable read' });
    for (;;) {
      const code = house.random.text(CODE_LENGTH, SIGNS);
      const { rowCount } = await house.db.execute(sql`insert into report (code, at, user_id, body) values (${code}, ${body.mall.at}, ${userId}, ${JSON.stringify(body)}::jsonb) on conflict (code) do nothing`);
      if (rowCount) return context.json({ code });
    }
  });
  app.get('/_ops/reports', async (context) => {
    const { rows } = await house.db.execute(sql`select code, at, user_id as "userId", body->>'sentence' as sentence, body->'recording'->>'address' as address from report order by at desc limit 200`);
    return context.json(rows);
  });
  app.get('/_ops/reports/:code', async (context) => {
    const code = context.req.param('code').toUpperCase();
    const { rows } = await house.db.execute<{ body: object }>(sql`select body from report where code = ${code}`);
    if (!rows[0]) throw new HTTPException(404, { message: `there is no report ${code}` });
    return context.json({ format: 'serendib.report', code, ...rows[0].body });
  });
}
