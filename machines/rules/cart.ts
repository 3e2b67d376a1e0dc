import { keyLife, type Intent } from './outbox/outbox.ts';
import { isNetworkProblem } from '../model/problem.ts';
import type { Moment } from '../ports.ts';
import type { Cart, CartLines, CartItem, WantedLine } from '../model/cart.ts';
import type { Money } from '../model/money.ts';

/** A change of the cart: its key makes it happen once, `at` is when it was pressed. */
export type CartChange = { key: string; at: Moment } & (
  | { kind: 'add'; line: WantedLine }
  | { kind: 'setCount'; basketId: number; count: number }
  | { kind: 'check'; basketIds: number[]; checked: boolean }
  | { kind: 'remove'; basketIds: number[] }
  | { kind: 'moveToFavourites'; basketIds: number[] }
  | { kind: 'clearExpired' }
);

/** A change of the cart that waits to be saved. `tried`: it was sent at least once, so the mall may have it already. */
export type CartMutation = Intent & { tried: boolean } & CartChange;

/** What the mall is asked for. */
export const changeOf = ({ refused: _refused, tried: _tried, ...change }: CartMutation): CartChange => change;

/** The cart as it was read last. */
export type SeenCart = { cart: Cart; readAt: Moment };

/** Two presses of "Add to cart" within so many ms are one: a double click, or a key that is held down. */
const onePress = 1_000;

/** An addition as it came; one with a key was wanted before the login, and is no press of now. */
export type Pressed = { line: WantedLine; at: Moment; key?: string | undefined };

/** Whether a press of "Add to cart" belongs to the one before it. */
export const isSamePress = (before: Pressed | null, { line, at }: Pressed): boolean =>
  before !== null &&
  before.key === undefined &&
  before.line.skuId === line.skuId &&
  before.line.count === line.count &&
  at - before.at < onePress;

const isOverruled = (earlier: CartMutation, by: CartMutation): boolean => {
  if (earlier.tried) return false;
  if (by.kind === 'setCount') return earlier.kind === 'setCount' && earlier.basketId === by.basketId;
  return by.kind === 'check' && earlier.kind === 'check' && earlier.basketIds.every((basketId) => by.basketIds.includes(basketId));
};

/** The queue with one more; what it overrules and was never sent makes room for it: only the last quantity of a line counts. */
export const withCartMutation = (mutations: readonly CartMutation[], mutation: CartMutation): CartMutation[] => [
  ...mutations.filter((each) => !isOverruled(each, mutation)),
  mutation,
];

/** An addition that was sent so long ago that the mall has forgotten its key: sent again, it could happen twice. */
const isDoubtful = ({ kind, tried }: CartMutation, age: number): boolean => kind === 'add' && tried && age > keyLife;

/** What this browser kept: what is still to be sent, and what is only to be told. */
export const sortedMutations = (kept: readonly CartMutation[], now: Moment): { mutations: CartMutation[]; refused: CartMutation[] } => {
  const judged = kept.map((mutation) =>
    mutation.refused === null && isDoubtful(mutation, now - mutation.at) ? { ...mutation, refused: 'TIMED_OUT' as const } : mutation,
  );
  return { mutations: judged.filter(({ refused }) => refused === null), refused: judged.filter(({ refused }) => refused !== null) };
};

/** The lines that can be bought, shop by shop. */
export const itemsOf = (cart: Pick<CartLines, 'shops'>): CartItem[] =>
  cart.shops.flatMap((shop) => shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems));
/** The lines that can no longer be bought. */
export const expiredItemsOf = (cart: Pick<Cart, 'expired'>): CartItem[] => cart.expired.flatMap((shop) => shop.shopCartItemDtoList);

/** Whether there is anything in it, though it can no longer be bought. */
export const hasLines = (cart: Pick<Cart, 'shops' | 'expired'>): boolean => cart.shops.length > 0 || cart.expired.length > 0;

const applyMutation = (item: CartItem, mutation: CartMutation): CartItem | null => {
  switch (mutation.kind) {
    case 'setCount':
      return mutation.basketId === item.basketId ? { ...item, prodCount: mutation.count } : item;
    case 'check':
      return mutation.basketIds.includes(item.basketId) ? { ...item, checked: mutation.checked } : item;
    case 'remove':
    case 'moveToFavourites':
      return mutation.basketIds.includes(item.basketId) ? null : item;
    default:
      return item;
  }
};

const applyMutations = (items: CartItem[], mutations: readonly CartMutation[]): CartItem[] =>
  mutations.reduce<CartItem[]>(
    (left, mutation) => left.map((item) => applyMutation(item, mutation)).filter((item) => item !== null),
    items,
  );

/** The cart as it will be when every change is saved. Amounts stay the mall's (no sum is made here). */
export const shownCart = (cart: Cart, mutations: readonly CartMutation[]): Cart => ({
  ...cart,
  shops: cart.shops
    .map((shop) => ({
      ...shop,
      shopCartItemDiscounts: shop.shopCartItemDiscounts.map((group) => ({
        ...group,
        shopCartItems: applyMutations(group.shopCartItems, mutations),
      })),
    }))
    .filter((shop) => shop.shopCartItemDiscounts.some((group) => group.shopCartItems.length > 0)),
  expired: mutations.some((mutation) => mutation.kind === 'clearExpired')
    ? []
    : cart.expired
        .map((shop) => ({ ...shop, shopCartItemDtoList: applyMutations(shop.shopCartItemDtoList, mutations) }))
        .filter((shop) => shop.shopCartItemDtoList.length > 0),
});

/** Whether a line is another once this change is saved. */
export const isChangedBy = ({ basketId }: CartItem, mutation: CartMutation): boolean =>
  (mutation.kind === 'setCount' && mutation.basketId === basketId) || (mutation.kind === 'check' && mutation.basketIds.includes(basketId));

/** Whether it is an addition that the mall refused; what only may not have arrived is none. */
export const isNotAdded = ({ kind, refused }: CartMutation): boolean =>
  kind === 'add' && refused !== null && !isNetworkProblem({ code: refused });

/** What a change is about, by its product's name; null where nobody knows it any more. */
export const nameIn = (cart: Cart | null, mutation: CartMutation): string | null => {
  if (mutation.kind === 'add') return mutation.line.prodName || null;
  if (cart === null || mutation.kind === 'clearExpired') return null;
  const basketIds = mutation.kind === 'setCount' ? [mutation.basketId] : mutation.basketIds;
  return [...itemsOf(cart), ...expiredItemsOf(cart)].find(({ basketId }) => basketIds.includes(basketId))?.prodName ?? null;
};

const change = (mutation: CartMutation, cart: Cart | null): number => {
  const countOf = (basketId: number) => (cart ? (itemsOf(cart).find((item) => item.basketId === basketId)?.prodCount ?? 0) : 0);
  switch (mutation.kind) {
    case 'add':
      return mutation.line.count;
    case 'setCount':
      return mutation.count - countOf(mutation.basketId);
    case 'remove':
    case 'moveToFavourites':
      return -mutation.basketIds.reduce((sum, basketId) => sum + countOf(basketId), 0);
    default:
      return 0;
  }
};

/** What the badge shows: what the mall counted, and what is on its way. */
export const shownCount = ({ count, cart, mutations }: { count: number; cart: Cart | null; mutations: readonly CartMutation[] }): number =>
  Math.max(
    0,
    mutations.reduce((sum, mutation) => sum + change(mutation, cart), count),
  );

/** What a piece of a line cost when it was put in, where that is what is new about it; null where it costs the same, or more is amiss. */
export const priceMovedFrom = ({ price, priceWhenAdded, issue }: CartItem): Money | null =>
  price !== priceWhenAdded && (issue === null || issue.code === 'PRICE_CHANGED') ? priceWhenAdded : null;
