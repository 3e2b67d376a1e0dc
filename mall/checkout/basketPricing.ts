import { priceCart, type PricedCart, type PricedShop, type PricedShopInput } from '#machines/rules/money/pricing.ts';
import type { CoinPurse } from '#machines/rules/money/coins.ts';
import type { PricedVoucher, Reduction } from '#machines/rules/money/reductions.ts';
import { byShop } from '../cart/cart.view.ts';
import type { Db } from '../platform/postgres/database.ts';
import { deliveryIn, zoneOf, type Delivery } from '../product/delivery.ts';
import type { Offer } from '../product/offer.ts';
import type { Region } from '../region/region.ts';
import { rulesOf } from './regionRules.ts';

/** So many pieces of one offer that has a price. */
export type PricingLine = { offer: Offer; count: number };

/** One shop's part of what is bought. `delivery` is null while no address is known. */
export type PricingShop<Line extends PricingLine> = { shop: Offer; lines: Line[]; delivery: Delivery | null; priced: PricedShop };

export type BasketPrices<Line extends PricingLine> = { shops: PricingShop<Line>[]; inputs: PricedShopInput[]; priced: PricedCart };

export type PricingInput<Line extends PricingLine> = {
  region: Region;
  lines: readonly Line[];
  /** The town of the address; null: the way costs nothing yet. */
  areaId: number | null;
  /** What each shop's chosen slot costs, in minor units. */
  slotFees: ReadonlyMap<number, number>;
  isInsured: boolean;
  /** Which vouchers are used for these goods; none where it is not said. */
  vouchersFor?: (shops: readonly PricedShopInput[]) => readonly PricedVoucher[];
  /** The promo code that is used for them. */
  promo?: Reduction | null;
  /** What the shopper may pay with coins. */
  coins?: CoinPurse;
  at: number;
};

/** Prices lines by shop, with the way to an address where there is one. The goods of all shops together count for free delivery. */
export async function priceBasket<Line extends PricingLine>(db: Db, input: PricingInput<Line>): Promise<BasketPrices<Line>> {
  const { region, areaId, at } = input;
  const groups = byShop(input.lines);
  const goods = input.lines.reduce((sum, { offer, count }) => sum + (offer.price ?? 0) * count, 0);
  const zone = areaId === null || groups.length === 0 ? undefined : await zoneOf(db, region.regionId, areaId);
  const parcels = groups.map(([shop, lines]) => ({
    shopRegionId: shop.shopRegionId,
    weightGrams: lines.reduce((sum, { offer, count }) => sum + offer.weightGrams * count, 0),
    isLocalOnly: lines.some(({ offer }) => offer.isLocalOnly),
  }));
  const deliveriesOf = (worth: number): Delivery[] =>
    zone === undefined
      ? []
      : deliveryIn(zone, { regionId: region.regionId, parcels: parcels.map((parcel) => ({ ...parcel, goods: worth })), at });
  const deliveries = deliveriesOf(goods);
  // Once more as if nothing had been bought: what the way would cost without the gift.
  const withoutGift = deliveries.some((delivery) => delivery.free) ? deliveriesOf(0) : deliveries;
  const inputs = groups.map(([shop, lines], index): PricedShopInput => {
    const transfee = withoutGift[index]?.fee ?? 0;
    return {
      shopId: shop.shopId,
      transfee,
      freeTransfee: transfee - (deliveries[index]?.fee ?? 0),
      slotFee: input.slotFees.get(shop.shopId) ?? 0,
      lines: lines.map(({ offer, count }) => ({ prodId: offer.prodId, price: offer.price ?? 0, oriPrice: offer.oriPrice, count })),
    };
  });
  const priced = priceCart(rulesOf(region.regionId), inputs, {
    isInsured: input.isInsured,
    vouchers: input.vouchersFor?.(inputs) ?? [],
    promo: input.promo ?? null,
    coins: input.coins ?? null,
  });
  const shops = groups.flatMap(([shop, lines], index) => {
    const pricedShop = priced.shops[index];
    return pricedShop ? [{ shop, lines, delivery: deliveries[index] ?? null, priced: pricedShop }] : [];
  });
  return { shops, inputs, priced };
}
