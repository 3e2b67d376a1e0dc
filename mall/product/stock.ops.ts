import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { toMinor } from '#machines/rules/money/money.ts';
import { ringPrice } from '../favourite/fallenPrice.ts';
import { simulationBody } from '../simulation/simulationBody.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { regionOf } from '../region/region.ts';
import { lockSkus, markIndexes, stockFollows } from './stock.ts';

const stockParam = z.object({
  skuId: z.number().int().positive(),
  stocks: z.number().int().min(-1).max(1_000_000_000),
  status: z.union([z.literal(0), z.literal(1)]).optional(),
});
const priceParam = z.object({
  skuId: z.number().int().positive(),
  regionId: z.number().int(),
  price: z.number().positive(),
  oriPrice: z.number().positive().nullable().optional(),
});

/**
 * X9 for stock and price: changes the world under an open checkout.
 * `POST /_ops/stock {skuId, stocks, status?}`: `stocks` is what can be bought from now on (-1: without limit); held pieces stay held.
 * `POST /_ops/price {skuId, regionId, price, oriPrice?}`: in the major unit of the region.
 */
export function stockOps(app: Hono, context: MallContext): void {
  app.post('/_ops/stock', async (c) => {
    const param = await simulationBody(c.req.raw, stockParam);
    await context.db.transaction(async (tx) => {
      const sku = (await lockSkus(tx, [param.skuId])).get(param.skuId);
      if (sku === undefined) throw new HTTPException(404, { message: 'no such sku' });
      const stocks = param.stocks === -1 ? -1 : param.stocks + sku.reserved;
      await tx.execute(sql`update skus set stocks = ${stocks}, status = ${param.status ?? sku.status} where sku_id = ${param.skuId}`);
      await stockFollows(tx, [param.skuId], context.clock.now());
      await markIndexes(tx, [sku.prodId]);
    });
    await context.worldChanged();
    return c.json(param);
  });
  app.post('/_ops/price', async (c) => {
    const param = await simulationBody(c.req.raw, priceParam);
    const region = regionOf(param.regionId);
    if (region === null) throw new HTTPException(404, { message: 'no such region' });
    const price = toMinor(param.price, region.digits);
    const oriPrice = param.oriPrice === undefined || param.oriPrice === null ? null : toMinor(param.oriPrice, region.digits);
    await context.db.transaction(async (tx) => {
      const sku = (await lockSkus(tx, [param.skuId])).get(param.skuId);
      await tx.execute(sql`
        insert into price_changes (sku_id, region_id, price, until) select sku_id, region_id, price, ${context.clock.now()} from sku_prices
        where sku_id = ${param.skuId} and region_id = ${region.regionId} and price <> ${price}`);
      const changed = await tx.execute(
        sql`update sku_prices set price = ${price}, ori_price = ${oriPrice} where sku_id = ${param.skuId}
          and region_id = ${region.regionId}`,
      );
      if (sku === undefined || changed.rowCount === 0) throw new HTTPException(404, { message: 'not sold there' });
      await markIndexes(tx, [sku.prodId]);
      await ringPrice(context, tx, { prodId: sku.prodId, regionId: region.regionId, at: context.clock.now() });
    });
    await context.worldChanged();
    return c.json(param);
  });
}
