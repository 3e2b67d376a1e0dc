import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { toMinor } from '#machines/money.ts';
import { opsBody } from '../ops/opsBody.ts';
import type { House } from '../house.ts';
import { regionOf } from '../region/region.ts';
import { lockSkus, markShelves, stockFollows } from './stock.ts';

const stockParam = z.object({ skuId: z.number().int().positive(), stocks: z.number().int().min(-1).max(1_000_000_000), status: z.union([z.literal(0), z.literal(1)]).optional() });
const priceParam = z.object({ skuId: z.number().int().positive(), regionId: z.number().int(), price: z.number().positive(), oriPrice: z.number().positive().nullable().optional() });

/**
 * X9 for stock and price: changes the world under an open checkout.
 * `POST /_ops/stock {skuId, stocks, status?}`: `stocks` is what can be bought from now on (-1: without limit); held pieces stay held.
 * `POST /_ops/price {skuId, regionId, price, oriPrice?}`: in the major unit of the region.
 */
export function stockOps(app: Hono, house: House): void {
  app.post('/_ops/stock', async (context) => {
    const wish = await opsBody(context.req.raw, stockParam);
    await house.db.transaction(async (tx) => {
      const sku = (await lockSkus(tx, [wish.skuId])).get(wish.skuId);
      if (sku === undefined) throw new HTTPException(404, { message: 'no such sku' });
      const stocks = wish.stocks === -1 ? -1 : wish.stocks + sku.reserved;
      await tx.execute(sql`update skus set stocks = ${stocks}, status = ${wish.status ?? sku.status} where sku_id = ${wish.skuId}`);
      await stockFollows(tx, [wish.skuId], house.clock.now());
      await markShelves(tx, [sku.prodId]);
    });
    await house.worldChanged();
    return context.json(wish);
  });
  app.post('/_ops/price', async (context) => {
    const wish = await opsBody(context.req.raw, priceParam);
    const region = regionOf(wish.regionId);
    if (region === null) throw new HTTPException(404, { message: 'no such region' });
    const price = toMinor(wish.price, region.digits);
    const oriPrice = wish.oriPrice === undefined || wish.oriPrice === null ? null : toMinor(wish.oriPrice, region.digits);
    await house.db.transaction(async (tx) => {
      const sku = (await lockSkus(tx, [wish.skuId])).get(wish.skuId);
      await tx.execute(sql`
        insert into price_changes (sku_id, region_id, price, until) select sku_id, region_id, price, ${house.clock.now()} from sku_prices
        where sku_id = ${wish.skuId} and region_id = ${region.regionId} and price <> ${price}`);
      const changed = await tx.execute(sql`update sku_prices set price = ${price}, ori_price = ${oriPrice} where sku_id = ${wish.skuId} and region_id = ${region.regionId}`);
      if (sku === undefined || changed.rowCount === 0) throw new HTTPException(404, { message: 'not sold there' });
      await tx.execute(sql`
        update shelves s set price = c.price, ori_price = c.ori_price, discount = case when c.ori_price > c.price then round((1 - c.price::numeric / c.ori_price) * 100) else 0 end
        from (select p.price, p.ori_price from sku_prices p join skus k on k.sku_id = p.sku_id where k.prod_id = ${sku.prodId} and k.status = 1 and p.region_id = ${region.regionId} order by p.price, p.sku_id limit 1) c
        where s.region_id = ${region.regionId} and s.prod_id = ${sku.prodId}`);
    });
    await house.worldChanged();
    return context.json(wish);
  });
}
