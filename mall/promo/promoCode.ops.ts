import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { MallContext } from '../platform/mallContext.ts';
import { simulationBody } from '../simulation/simulationBody.ts';

const param = z.object({
  code: z.string().min(1).max(40),
  uses: z.number().int().min(0).nullable().optional(),
  startTime: z.iso.datetime().optional(),
  endTime: z.iso.datetime().optional(),
});

/** X9 for promo codes. `POST /_ops/promoCode {code, uses?, startTime?, endTime?}`: `uses` is how often it can be used in all. */
export function promoCodeOps(app: Hono, context: MallContext): void {
  app.post('/_ops/promoCode', async (c) => {
    const { code, uses, startTime, endTime } = await simulationBody(c.req.raw, param);
    const { rowCount } = await context.db.execute(sql`
      update promo_code set uses = ${uses === undefined ? sql`uses` : uses},
      start_at = coalesce(${startTime ? Date.parse(startTime) : null}, start_at),
      end_at = coalesce(${endTime ? Date.parse(endTime) : null}, end_at)
      where code = ${code}`);
    if (!rowCount) throw new HTTPException(404, { message: 'no such promo code' });
    return c.json({ code });
  });
}
