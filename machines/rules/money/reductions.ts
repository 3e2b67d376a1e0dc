import { permilleOf, shareWithin, sum } from './money.ts';

/** What takes something off an amount: a percentage up to a cap, or a sum. Amounts in minor units. */
export type Reduction = { percentOff: number | null; capAmount: number | null; reduceAmount: number | null };

/** A voucher as far as prices go. */
export type PricedVoucher = Reduction & {
  couponUserId: number;
  scope: 'PRODUCT' | 'SHOP' | 'MALL';
  kind: 'PERCENT' | 'AMOUNT' | 'FREE_SHIPPING';
  shopId: number | null;
  prodIds: readonly number[];
  minSpend: number;
};

/** A shop's part of what is bought, as far as reductions go. */
export type ReducedShop = {
  shopId: number;
  transfee: number;
  freeTransfee: number;
  lines: readonly { prodId: number; price: number; count: number }[];
};

/** What every voucher takes off, over all and by shop. */
export type AppliedVoucher = { couponUserId: number; saved: number; byShop: number[] };

/** Why a voucher brings nothing here. */
export type VoucherObstacle = 'VOUCHER_SCOPE' | 'VOUCHER_MIN_SPEND' | 'VOUCHER_NO_DELIVERY_FEE';

/** What a reduction takes off an amount; never more than the amount. */
export const reductionOf = ({ percentOff, capAmount, reduceAmount }: Reduction, amount: number): number =>
  Math.min(percentOff === null ? (reduceAmount ?? 0) : Math.min(permilleOf(amount, percentOff * 10), capAmount ?? amount), amount);

type Goods = { shopId: number; prodId: number };

/** Whether a voucher is for these goods. */
export const isFor = ({ scope, shopId, prodIds }: Pick<PricedVoucher, 'scope' | 'shopId' | 'prodIds'>, goods: Goods): boolean => {
  if (scope === 'MALL') return true;
  return scope === 'SHOP' ? shopId === goods.shopId : prodIds.includes(goods.prodId);
};

/** One voucher of each of these may be used at once: the mall's, one of each shop or its products, one for the delivery (contract 4.4). */
export const placeOfVoucher = ({ kind, scope, shopId }: PricedVoucher): string => {
  if (kind === 'FREE_SHIPPING') return 'delivery';
  return scope === 'MALL' ? 'mall' : `shop ${shopId}`;
};

/** The worth of the goods that a voucher is for, at the prices of today: what its least spending is measured by. */
export const worthFor = (voucher: PricedVoucher, shops: readonly ReducedShop[]): number =>
  sum(
    shops.flatMap(({ shopId, lines }) =>
      lines.filter(({ prodId }) => isFor(voucher, { shopId, prodId })).map(({ price, count }) => price * count),
    ),
  );

const feesFor = (voucher: PricedVoucher, shops: readonly ReducedShop[]): number[] =>
  shops.map(({ shopId, lines, transfee, freeTransfee }) =>
    lines.some(({ prodId }) => isFor(voucher, { shopId, prodId })) ? transfee - freeTransfee : 0,
  );

/** Why a voucher brings nothing for these goods; null when it brings something. */
export const obstacleOf = (voucher: PricedVoucher, shops: readonly ReducedShop[]): VoucherObstacle | null => {
  const worth = worthFor(voucher, shops);
  if (worth === 0) return 'VOUCHER_SCOPE';
  if (worth < voucher.minSpend) return 'VOUCHER_MIN_SPEND';
  return voucher.kind === 'FREE_SHIPPING' && sum(feesFor(voucher, shops)) === 0 ? 'VOUCHER_NO_DELIVERY_FEE' : null;
};

export type Reductions = {
  vouchers: AppliedVoucher[];
  /** By shop: what vouchers take off its goods and off its delivery. */
  savedByVouchers: number[];
  freeDelivery: number[];
  /** By shop: what the promo code takes off. */
  promoCodes: number[];
  /** By shop and line: what is taken off it. */
  lines: number[][];
};

const order = ({ kind, scope }: PricedVoucher): number => {
  if (kind === 'FREE_SHIPPING') return 2;
  return scope === 'MALL' ? 1 : 0;
};

/**
 * Takes vouchers and a promo code off goods in the contract's order (4.4): vouchers of shops and products, the mall's, the code, the
 * delivery's. What one takes off several lines is shared by what is left of them. Vouchers that bring nothing here are left out.
 */
export function reduce(shops: readonly ReducedShop[], vouchers: readonly PricedVoucher[], promo: Reduction | null = null): Reductions {
  const bill = shops.flatMap(({ shopId, lines }, shopAt) =>
    lines.map(({ prodId, price, count }) => ({ shopAt, shopId, prodId, worth: price * count, left: price * count })),
  );
  const shopSums = (amounts: readonly { shopAt: number; amount: number }[]): number[] =>
    shops.map((_, at) => sum(amounts.filter(({ shopAt }) => shopAt === at).map(({ amount }) => amount)));
  const takeOff = (reduction: Reduction, lines: typeof bill): number[] => {
    const left = lines.map((line) => line.left);
    const parts = shareWithin(reductionOf(reduction, sum(left)), left);
    lines.forEach((line, at) => (line.left -= parts[at] ?? 0));
    return shopSums(lines.map(({ shopAt }, at) => ({ shopAt, amount: parts[at] ?? 0 })));
  };
  const offGoods = (voucher: PricedVoucher): number[] =>
    takeOff(
      voucher,
      bill.filter((line) => isFor(voucher, line)),
    );
  const offDelivery = (voucher: PricedVoucher): number[] => {
    const fees = feesFor(voucher, shops);
    return shareWithin(Math.min(sum(fees), voucher.capAmount ?? Infinity), fees);
  };
  const applied = vouchers
    .filter((voucher) => obstacleOf(voucher, shops) === null)
    .sort((one, other) => order(one) - order(other))
    .map((voucher) => ({ voucher, byShop: voucher.kind === 'FREE_SHIPPING' ? offDelivery(voucher) : offGoods(voucher) }));
  const promoCodes = promo ? takeOff(promo, bill) : shops.map(() => 0);
  const savedBy = (isDelivery: boolean): number[] =>
    shops.map((_, at) =>
      sum(applied.filter(({ voucher }) => (voucher.kind === 'FREE_SHIPPING') === isDelivery).map(({ byShop }) => byShop[at] ?? 0)),
    );
  return {
    vouchers: applied.map(({ voucher, byShop }) => ({ couponUserId: voucher.couponUserId, saved: sum(byShop), byShop })),
    savedByVouchers: savedBy(false),
    freeDelivery: savedBy(true),
    promoCodes,
    lines: shops.map((_, at) => bill.filter(({ shopAt }) => shopAt === at).map(({ worth, left }) => worth - left)),
  };
}

/** What a set of vouchers saves, on goods and delivery. */
export const savingOf = (shops: readonly ReducedShop[], vouchers: readonly PricedVoucher[]): number =>
  sum(reduce(shops, vouchers).vouchers.map(({ saved }) => saved));

/**
 * The vouchers that save most together. Every voucher is tried in its place; the places can be looked at one after the other, because
 * what a shop's voucher takes off lowers what the mall's can take off by that much at most. Of equals the first.
 */
export function bestVouchers<Voucher extends PricedVoucher>(shops: readonly ReducedShop[], vouchers: readonly Voucher[]): Voucher[] {
  const best: Voucher[] = [];
  const inOrder = [...vouchers].sort((one, other) => order(one) - order(other));
  for (const place of new Set(inOrder.map((voucher) => placeOfVoucher(voucher)))) {
    const rivals = inOrder.filter((voucher) => placeOfVoucher(voucher) === place);
    const savings = rivals.map((voucher) => savingOf(shops, [...best, voucher]));
    const most = Math.max(...savings);
    const winner = rivals[savings.indexOf(most)];
    if (winner && most > savingOf(shops, best)) best.push(winner);
  }
  return best;
}
