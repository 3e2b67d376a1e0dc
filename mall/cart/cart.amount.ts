import { toMajor } from '#machines/rules/money/money.ts';
import { findAddress } from '../checkout/deliveryAddress.ts';
import { priceBasket } from '../checkout/basketPricing.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { z } from '../platform/http/schemas.ts';
import { isBuyable, readEntries, type CartView } from './cart.ts';
import type { cartAmount } from './cart.schemas.ts';

/** What the lines named cost together (I3), with the way to the default address where there is one; what cannot be bought costs nothing. */
export async function amountOf(
  db: Db,
  userId: string,
  view: CartView,
  basketIds: readonly number[],
  at: number,
): Promise<z.input<typeof cartAmount>> {
  const { region } = view;
  const entries = (await readEntries(db, userId, view, basketIds)).filter(isBuyable);
  const address = await findAddress(db, userId, 0, region.regionId);
  const areaId = address && address.countryId === region.regionId ? address.areaId : null;
  const lines = entries.map(({ offer, line }) => ({ offer, count: line.count }));
  const { priced } = await priceBasket(db, { region, lines, areaId, slotFees: new Map(), isInsured: false, at });
  const major = (minor: number): number => toMajor(minor, region.digits);
  const majorOrNull = (minor: number | null): number | null => (minor === null ? null : major(minor));
  return {
    totalMoney: major(priced.lines.totalItemCost),
    finalMoney: major(priced.lines.total),
    subtractMoney: 0,
    count: priced.lines.quantity,
    freight: areaId === null ? null : major(priced.lines.deliveryFee),
    smallCartFee: major(priced.lines.smallCartFee),
    smallCartGap: majorOrNull(priced.smallCartGap),
    minPayGap: majorOrNull(priced.minPayGap),
    freeDeliveryGap: majorOrNull(priced.freeDeliveryGap),
    currency: region.currency,
    priceSymbol: region.symbol,
  };
}
