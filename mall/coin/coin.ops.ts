import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { toMinor } from '#machines/rules/money/money.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { regionOf } from '../region/region.ts';
import { simulationBody } from '../simulation/simulationBody.ts';
import { setCoinPrice } from './coinPrice.ts';

const param = z.object({ regionId: z.number().int(), price: z.number().positive() });

/** X9 for coins: what one is worth from now on. */
export function coinOps(app: Hono, context: MallContext): void {
  app.post('/_ops/coinPrice', async (c) => {
    const { regionId, price } = await simulationBody(c.req.raw, param);
    const region = regionOf(regionId);
    if (region === null) throw new HTTPException(404, { message: 'no such region' });
    await setCoinPrice(context.db, region, { fromAt: context.clock.now(), price: toMinor(price, region.digits) });
    await context.worldChanged();
    return c.json({ regionId, price });
  });
}
