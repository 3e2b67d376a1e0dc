import { permilleOf, shareByValue } from './money.ts';

/** What a region asks for, in minor units of its currency (contract 4.7). */
export type PriceRules = {
  minPayment: number;
  smallCart: { threshold: number; fee: number };
  /** Goods of this worth travel free inside the region. */
  freeDeliveryFrom: number;
  insurance: { ratePermille: number; min: number; max: number };
};

export type WishedLine = { price: number; oriPrice: number | null; count: number };

export type WishedShop = {
  /** What the way costs by zone and weight, and how much of that the mall gives; 0 while no address is known. */
  transfee: number;
  freeTransfee: number;
  slotFee: number;
  lines: readonly WishedLine[];
};

export type PricedShop = {
  /** The goods at their original prices, and at the prices of today. */
  subtotal: number;
  goods: number;
  transfee: number;
  freeTransfee: number;
  deliveryFee: number;
  slotFee: number;
  smallCartFee: number;
  insurance: number;
  /** What this shop's order will come to. */
  total: number;
  quantity: number;
};

export type PriceLines = {
  quantity: number; subtotal: number; totalItemCost: number; savedByVouchers: number; promoCodes: number; shopDiscount: number; coins: number;
  deliveryFee: number; slotFee: number; smallCartFee: number; insurance: number; total: number;
};

export type PricedCart = {
  shops: PricedShop[];
  lines: PriceLines;
  /** What insurance costs, chosen or not. */
  insuranceFee: number;
  minPayGap: number | null;
  smallCartGap: number | null;
  freeDeliveryGap: number | null;
};

/**
 * Prices a set of lines grouped by shop. total = totalItemCost - shopDiscount - savedByVouchers - promoCodes - coins
 * + deliveryFee + slotFee + smallCartFee + insurance, and the shops' totals add up to it. `subtotal` is the goods at
 * their original prices, `totalItemCost` at the prices of today.
 */
export function priceCart(rules: PriceRules, shops: readonly WishedShop[], chosen: { isInsured: boolean }): PricedCart {
  const goods = shops.map((shop) => sum(shop.lines.map((line) => line.price * line.count)));
  const worth = sum(goods);
  const insuranceFee = worth === 0 ? 0 : Math.min(rules.insurance.max, Math.max(rules.insurance.min, permilleOf(worth, rules.insurance.ratePermille)));
  const isSmall = worth > 0 && worth < rules.smallCart.threshold;
  const smallCartFees = shareByValue(isSmall ? rules.smallCart.fee : 0, goods);
  const insurances = shareByValue(chosen.isInsured ? insuranceFee : 0, goods);

  const priced = shops.map((shop, at): PricedShop => {
    const fees = { deliveryFee: shop.transfee - shop.freeTransfee, slotFee: shop.slotFee, smallCartFee: smallCartFees[at] ?? 0, insurance: insurances[at] ?? 0 };
    const shopGoods = goods[at] ?? 0;
    return {
      subtotal: sum(shop.lines.map((line) => Math.max(line.oriPrice ?? 0, line.price) * line.count)), goods: shopGoods, transfee: shop.transfee, freeTransfee: shop.freeTransfee, ...fees,
      total: shopGoods + fees.deliveryFee + fees.slotFee + fees.smallCartFee + fees.insurance,
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
      savedByVouchers: 0, promoCodes: 0, shopDiscount: 0, coins: 0,
      deliveryFee: sum(priced.map((shop) => shop.deliveryFee)),
      slotFee: sum(priced.map((shop) => shop.slotFee)),
      smallCartFee: sum(smallCartFees),
      insurance: sum(insurances),
      total,
    },
    insuranceFee,
    minPayGap: worth > 0 && total < rules.minPayment ? rules.minPayment - total : null,
    smallCartGap: isSmall ? rules.smallCart.threshold - worth : null,
    freeDeliveryGap: worth < rules.freeDeliveryFrom ? rules.freeDeliveryFrom - worth : null,
  };
}

/** The price lines of one shop's order; those of all shops add up to the cart's. */
export const linesOfShop = (shop: PricedShop): PriceLines => ({
  quantity: shop.quantity, subtotal: shop.subtotal, totalItemCost: shop.goods, savedByVouchers: 0, promoCodes: 0, shopDiscount: 0, coins: 0,
  deliveryFee: shop.deliveryFee, slotFee: shop.slotFee, smallCartFee: shop.smallCartFee, insurance: shop.insurance, total: shop.total,
});

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
