import { sql } from 'drizzle-orm';
import type { Filling } from '../platform/module.ts';
import { defaultRegion } from '../region/region.ts';
import { tellRestocked } from './restockNotice.ts';

const day = 86_400_000;

/** What the demo account waited for came back, days ago. */
export async function fillDemoRestock({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const at = context.clock.now() - 6 * day;
  const { rows } = await db.execute<{ skuId: number }>(sql`
    insert into restock_notice (sku_id, user_id, at) select sku_id, 'demo', ${at - 3 * day} from default_variants
    where region_id = ${defaultRegion.regionId} and in_stock order by prod_id limit 1 returning sku_id as "skuId"`);
  for (const { skuId } of rows) await tellRestocked(context, db, skuId, at);
}
