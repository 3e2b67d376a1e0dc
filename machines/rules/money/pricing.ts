import { shareCoins, type CoinPurse } from './coins.ts';
import { permilleOf, shareByValue, sum } from './money.ts';
import { reduce, type AppliedVoucher, type PricedVoucher, type Reduction } from './reductions.ts';

/** What a region asks for, in minor units of its currency (contract 4.7). */
export type PriceRules = {
  minPayment: number;
  smallCart: { threshold: number; fee: number };
  /** Goods of this worth travel free inside the region. */
  freeDeliveryFrom: number;
  insurance: { ratePermille: number; min: number; max: number };
};

export type PricedLineInput = { prodId: number; price: number; oriPrice: number | null; count: number };

export type PricedShopInput = {
  shopId: number;
  /** What the way costs by zone and weight, and how much of that the mall gives; 0 while no address is known. */
  transfee: number;
  freeTransfee: number;
  slotFee: number;
  lines: readonly PricedLineInput[];
};

export type PricedShop = {
  /** The goods at their original prices, and at the prices of today. */
  subtotal: number;
  goods: number;
  savedByVouchers: number;
  promoCodes: number;
  /** What coins pay, and how many they are. */
  coins: number;
  coinCount: number;
  /** What is taken off each of its lines. */
  lineReductions: number[];
  transfee: number;
  freeTransfee: number;
  deliveryFee: number;
  deliveryGift: number;
  slotFee: number;
  smallCartFee: number;
  insurance: number;
  /** What this shop's order will come to. */
  total: number;
  quantity: number;
};

export type ComputedPriceLines = {
  quantity: number;
  subtotal: number;
  totalItemCost: number;
  savedByVouchers: number;
  promoCodes: number;
  shopDiscount: number;
  coins: number;
  deliveryFee: number;
  /** What the mall gives of the delivery, vouchers aside; absent in orders that were written before it was kept. */
  deliveryGift?: number;
  slotFee: number;
  smallCartFee: number;
  insurance: number;
  total: number;
};

export type PricedCart = {
  shops: PricedShop[];
  lines: ComputedPriceLines;
  /** The vouchers that bring something, in the order they are taken off. */
  vouchers: AppliedVoucher[];
  /** The most coins that may be used, how many of them the shopper has, and what those are worth. */
  coins: { max: number; usable: number; worth: number };
  /** What insurance costs, chosen or not. */
  insuranceFee: number;
  minPayGap: number | null;
  smallCartGap: number | null;
  freeDeliveryGap: number | null;
};

export type PriceChoice = { isInsured: boolean; vouchers?: readonly PricedVoucher[]; promo?: Reduction | null; coins?: CoinPurse | null };

/**
 * Prices a set of lines grouped by shop. total = totalItemCost - shopDiscount - savedByVouchers - promoCodes - coins
 * + deliveryFee + slotFee + smallCartFee + insurance, and the shops' totals add up to it. `subtotal` is the goods at
 * their original prices, `totalItemCost` at the prices of today. A voucher for the delivery lowers `deliveryFee`; coins pay a part of
 * what vouchers and codes leave of the goods. What the goods are
 * worth for the small cart fee, the insurance and free delivery is their worth before any reduction.
 */
export function priceCart(rules: PriceRules, shops: readonly PricedShopInput[], chosen: PriceChoice): PricedCart {
  const goods = shops.map((shop) => sum(shop.lines.map((line) => line.price * line.count)));
  const worth = sum(goods);
  const insuranceFee =
    worth === 0 ? 0 : Math.min(rules.insurance.max, Math.max(rules.insurance.min, permilleOf(worth, rules.insurance.ratePermille)));
  const isSmall = worth > 0 && worth < rules.smallCart.threshold;
  const smallCartFees = shareByValue(isSmall ? rules.smallCart.fee : 0, goods);
  const insurances = shareByValue(chosen.isInsured ? insuranceFee : 0, goods);

  const reductions = reduce(shops, chosen.vouchers ?? [], chosen.promo);
  const purse = chosen.coins ?? { balance: 0, price: 1, isUsed: false };
  const coins = shareCoins(
    purse,
    shops.map(({ lines }, at) => lines.map(({ price, count }, lineAt) => price * count - (reductions.lines[at]?.[lineAt] ?? 0))),
  );
  const priced = shops.map((shop, at): PricedShop => {
    const freeTransfee = shop.freeTransfee + (reductions.freeDelivery[at] ?? 0);
    const fees = {
      deliveryFee: shop.transfee - freeTransfee,
      slotFee: shop.slotFee,
      smallCartFee: smallCartFees[at] ?? 0,
      insurance: insurances[at] ?? 0,
    };
    const shopGoods = goods[at] ?? 0;
    const savedByVouchers = reductions.savedByVouchers[at] ?? 0;
    const promoCodes = reductions.promoCodes[at] ?? 0;
    const { count: coinCount, off, lines: coinsByLine } = coins.orders[at] ?? { count: 0, off: 0, lines: [] };
    return {
      subtotal: sum(shop.lines.map((line) => Math.max(line.oriPrice ?? 0, line.price) * line.count)),
      goods: shopGoods,
      savedByVouchers,
      promoCodes,
      coins: off,
      coinCount,
      lineReductions: (reductions.lines[at] ?? []).map((taken, lineAt) => taken + (coinsByLine[lineAt] ?? 0)),
      transfee: shop.transfee,
      freeTransfee,
      deliveryGift: shop.freeTransfee,
      ...fees,
      total: shopGoods - savedByVouchers - promoCodes - off + fees.deliveryFee + fees.slotFee + fees.smallCartFee + fees.insurance,
      quantity: sum(shop.lines.map((line) => line.count)),
    };
  });
  const total = sum(priced.map((shop) => shop.total));
  return {
    shops: priced,
    lines: {
      quantity: sum(priced.map((shop) => shop.quantity)),
      subtotal: sum(priced.map((shop) => shop.subtotal)),
      totalItemCost: worth,
      savedByVouchers: sum(reductions.savedByVouchers),
      promoCodes: sum(reductions.promoCodes),
      shopDiscount: 0,
      coins: sum(priced.map((shop) => shop.coins)),
      deliveryFee: sum(priced.map((shop) => shop.deliveryFee)),
      deliveryGift: sum(priced.map((shop) => shop.deliveryGift)),
      slotFee: sum(priced.map((shop) => shop.slotFee)),
      smallCartFee: sum(smallCartFees),
      insurance: sum(insurances),
      total,
    },
    vouchers: reductions.vouchers,
    coins: { max: coins.max, usable: coins.usable, worth: coins.usable * purse.price },
    insuranceFee,
    minPayGap: worth > 0 && total < rules.minPayment ? rules.minPayment - total : null,
    smallCartGap: isSmall ? rules.smallCart.threshold - worth : null,
    freeDeliveryGap: worth < rules.freeDeliveryFrom ? rules.freeDeliveryFrom - worth : null,
  };
}

/** The price lines of one shop's order; those of all shops add up to the cart's. */
export const linesOfShop = (shop: PricedShop): ComputedPriceLines => ({
  quantity: shop.quantity,
  subtotal: shop.subtotal,
  totalItemCost: shop.goods,
  savedByVouchers: shop.savedByVouchers,
  promoCodes: shop.promoCodes,
  shopDiscount: 0,
  coins: shop.coins,
  deliveryFee: shop.deliveryFee,
  deliveryGift: shop.deliveryGift,
  slotFee: shop.slotFee,
  smallCartFee: shop.smallCartFee,
  insurance: shop.insurance,
  total: shop.total,
});
