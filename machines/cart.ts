import type { Cart, CartItem, WantedLine } from './words.ts';

/** A change of the cart that waits to be saved; its key makes it happen once. */
export type CartWish = { key: string } & (
  | { kind: 'add'; line: WantedLine }
  | { kind: 'setCount'; basketId: number; count: number }
  | { kind: 'check'; basketIds: number[]; checked: boolean }
  | { kind: 'remove'; basketIds: number[] }
  | { kind: 'clearExpired' }
);

export const itemsOf = (cart: Pick<Cart, 'shops'>): CartItem[] => cart.shops.flatMap((shop) => shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems));
export const expiredItemsOf = (cart: Pick<Cart, 'expired'>): CartItem[] => cart.expired.flatMap((shop) => shop.shopCartItemDtoList);

const wished = (item: CartItem, wish: CartWish): CartItem | null => {
  switch (wish.kind) {
    case 'setCount': return wish.basketId === item.basketId ? { ...item, prodCount: wish.count } : item;
    case 'check': return wish.basketIds.includes(item.basketId) ? { ...item, checked: wish.checked } : item;
    case 'remove': return wish.basketIds.includes(item.basketId) ? null : item;
    default: return item;
  }
};

const afterWishes = (items: CartItem[], wishes: readonly CartWish[]): CartItem[] =>
  wishes.reduce<CartItem[]>((left, wish) => left.map((item) => wished(item, wish)).filter((item) => item !== null), items);

/** The cart as it will be when every wish is saved. Amounts stay the mall's (no sum is made here). */
export const shownCart = (cart: Cart, wishes: readonly CartWish[]): Cart => ({
  ...cart,
  shops: cart.shops
    .map((shop) => ({ ...shop, shopCartItemDiscounts: shop.shopCartItemDiscounts.map((group) => ({ ...group, shopCartItems: afterWishes(group.shopCartItems, wishes) })) }))
    .filter((shop) => shop.shopCartItemDiscounts.some((group) => group.shopCartItems.length > 0)),
  expired: wishes.some((wish) => wish.kind === 'clearExpired') ? [] : cart.expired,
});

const change = (wish: CartWish, cart: Cart | null): number => {
  const countOf = (basketId: number) => (cart ? itemsOf(cart).find((item) => item.basketId === basketId)?.prodCount ?? 0 : 0);
  switch (wish.kind) {
    case 'add': return wish.line.count;
    case 'setCount': return wish.count - countOf(wish.basketId);
    case 'remove': return -wish.basketIds.reduce((sum, basketId) => sum + countOf(basketId), 0);
    default: return 0;
  }
};

/** What the badge shows: what the mall counted, and what is on its way. */
export const shownCount = ({ count, cart, wishes }: { count: number; cart: Cart | null; wishes: readonly CartWish[] }): number =>
  Math.max(0, wishes.reduce((sum, wish) => sum + change(wish, cart), count));
