import { sql } from 'drizzle-orm';
import type { Filling } from '../platform/module.ts';
import { indexedIds, orderOf } from '../product/sorting.ts';
import { defaultRegion } from '../region/region.ts';
import { addItem, changeItem, createList, itemsOf, type ListOwner } from './groceryList.ts';
import { shareList } from './share.ts';

/** The demo account's lists: how many pieces of each of its things, from where among the best sold they begin, and what is noted. */
const plans = [
  { listName: 'Weekly shopping', counts: [2, 1, 4, 1, 3], from: 3, note: 'Only if it is on offer', shareCode: null },
  { listName: 'Birthday presents', counts: [1, 1, 2], from: 40, note: 'For Amara', shareCode: 'demo-birthday-presents' },
];

/** Two lists of the demo account, the first item of each with a note; the second is shared to view, by a link that README names. */
export async function fillDemoLists({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const { regionId } = defaultRegion;
  const owner: ListOwner = { db, userId: 'demo', view: { context, region: defaultRegion, locale: 'en' } };
  const prodIds = await indexedIds(context, { regionId, all: [] }, orderOf('rating'), 100);
  for (const { listName, counts, from, note, shareCode } of plans) {
    const { listId } = await createList(owner, listName);
    for (const [place, count] of counts.entries()) {
      const { rows } = await db.execute<{ prodId: number; skuId: number; shopId: number; maxBuy: number | null }>(sql`
        select p.prod_id as "prodId", k.sku_id as "skuId", p.shop_id as "shopId", p.max_buy as "maxBuy"
        from products p join skus k on k.prod_id = p.prod_id and k.status = 1
        join sku_prices s on s.sku_id = k.sku_id and s.region_id = ${regionId}
        where p.prod_id = ${prodIds[from + place] ?? 0} and p.status = 1 order by k.sku_id limit 1`);
      const [sku] = rows;
      if (sku) await addItem(owner, listId, { ...sku, count: Math.min(count, sku.maxBuy ?? count) });
    }
    const [first] = await itemsOf(db, [listId]);
    if (first) await changeItem(owner, { listId, itemId: first.itemId }, { count: first.count, note });
    if (shareCode === null) continue;
    await shareList(owner, listId, { mode: 'VIEW', expiresInDays: 365, at: context.clock.now() });
    await db.execute(sql`update grocery_share set share_code = ${shareCode} where list_id = ${listId}`);
  }
}
