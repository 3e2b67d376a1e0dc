import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { MallContext } from '../platform/mallContext.ts';
import { simulationBody } from '../simulation/simulationBody.ts';

const param = z.object({
  couponId: z.number().int().positive(),
  stocks: z.number().int().min(0).nullable().optional(),
  limitNum: z.number().int().min(1).max(100).optional(),
  startTime: z.iso.datetime().optional(),
  endTime: z.iso.datetime().optional(),
});

/**
 * X9 for vouchers. `POST /_ops/voucher {couponId, stocks?, limitNum?, startTime?, endTime?}`: `stocks` is how many can be collected from
 * now on (null: without limit).
 */
export function voucherOps(app: Hono, context: MallContext): void {
  app.post('/_ops/voucher', async (c) => {
    const { couponId, stocks, limitNum, startTime, endTime } = await simulationBody(c.req.raw, param);
    const given = stocks === null ? sql`null` : sql`taken + ${stocks}`;
    const left = stocks === undefined ? sql`stocks` : given;
    const { rowCount } = await context.db.execute(sql`
      update voucher set stocks = ${left}, limit_num = coalesce(${limitNum ?? null}, limit_num),
      start_at = coalesce(${startTime ? Date.parse(startTime) : null}, start_at),
      end_at = coalesce(${endTime ? Date.parse(endTime) : null}, end_at)
      where coupon_id = ${couponId}`);
    if (!rowCount) throw new HTTPException(404, { message: 'no such voucher' });
    await context.worldChanged();
    return c.json({ couponId });
  });
}
