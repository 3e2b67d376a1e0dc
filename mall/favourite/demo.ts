import { sql } from 'drizzle-orm';
import type { Filling } from '../platform/module.ts';
import { orderOf, indexedIds } from '../product/sorting.ts';
import { defaultRegion } from '../region/region.ts';
import { tellFallenPrice } from './fallenPrice.ts';
import { addFavourite } from './favourite.ts';
import { follow } from './follow.ts';

const day = 86_400_000;

/** How much more, in percent, each favourite of the demo account cost when it was saved, the newest first. */
const fallen = [0, 0, 12, 0, -5, 0, 25, 0, 0, 8, 0, 0, 0, -10];

/** The demo account's favourites, saved over the last weeks, some at another price, and the shops it follows. */
export async function fillDemoFavourites({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const keeping = { context, db, userId: 'demo' };
  const { regionId } = defaultRegion;
  const prodIds = await indexedIds(context, { regionId, all: [] }, orderOf('rating'), fallen.length * 3);
  for (const [place, percent] of fallen.entries()) {
    const prodId = prodIds[place * 3];
    if (prodId === undefined) continue;
    await addFavourite(keeping, prodId);
    await db.execute(sql`
      update collected_product set created_at = created_at - ${(place * 2 + 1) * day}, prices = jsonb_set(prices, ${`{${regionId}}`},
      to_jsonb(round((prices ->> ${String(regionId)})::numeric * ${100 + percent} / 100)))
      where user_id = ${keeping.userId} and prod_id = ${prodId} and prices ? ${String(regionId)}`);
    if (percent > 0) await tellFallenPrice(context, db, { prodId, regionId, at: context.clock.now() - (place + 1) * day });
  }
  const { rows } = await db.execute<{ shopId: number }>(
    sql`select shop_id as "shopId" from shops where status = 1 and prod_count ? ${String(regionId)} order by sold_num desc, shop_id
      limit 5`,
  );
  for (const { shopId } of rows) await follow(keeping, shopId, true);
}
