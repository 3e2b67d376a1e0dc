import { sql } from 'drizzle-orm';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { setTimer, type TimerHandler } from '../platform/timers.ts';
import { tellOfVariant } from '../product/variantNotice.ts';
import { sumIn } from '../region/priceText.ts';
import { regionOf } from '../region/region.ts';
import { textsBy } from '../seed/texts.ts';

const bell = 'favourite.price';

type Priced = { prodId: number; regionId: number; at: number };

/** Sets the bell for those whose favourite may cost less now. */
export const ringPrice = (context: MallContext, db: Db, { prodId, regionId, at }: Priced): Promise<void> =>
  setTimer(context, db, { kind: bell, ref: `${regionId}:${prodId}`, due: at });

/** Prices in minor units. */
type Fan = { userId: string; skuId: number; price: number; saved: number };

/**
 * Tells each shopper of the region what a favourite costs that can be bought, where that is less than when he saved it, and than he was
 * told of since: a price that goes up and down tells him once.
 */
export async function tellFallenPrice(context: MallContext, db: Db, { prodId, regionId, at }: Priced): Promise<void> {
  const region = regionOf(regionId);
  if (region === null) return;
  const key = String(regionId);
  const { rows: fans } = await db.execute<Fan>(sql`
    update collected_product c set told = c.told || jsonb_build_object(${key}::text, v.price)
    from default_variants v, shopper s
    where c.prod_id = ${prodId} and c.removed_at is null and s.user_id = c.user_id and s.region_id = ${regionId}
      and v.prod_id = c.prod_id and v.region_id = s.region_id and v.in_stock
      and v.price < least((c.prices ->> ${key})::bigint, (c.told ->> ${key})::bigint)
    returning c.user_id as "userId", v.sku_id as "skuId", v.price, (c.prices ->> ${key})::bigint as saved`);
  const [first] = fans;
  if (first === undefined) return;
  const say = (minor: number) => textsBy((locale) => sumIn(region, locale)(minor));
  const price = say(first.price);
  await tellOfVariant(context, db, fans, {
    type: 'PRICE',
    notice: 'fallen',
    skuId: first.skuId,
    route: `/products/${prodId}`,
    at,
    valuesOf: ({ saved }) => ({ price, was: say(saved) }),
  });
}

export const priceTimers: readonly TimerHandler[] = [
  {
    kind: bell,
    async run({ context, db, ref, at }) {
      const [regionId = 0, prodId = 0] = ref.split(':').map(Number);
      await tellFallenPrice(context, db, { prodId, regionId, at });
    },
  },
];
