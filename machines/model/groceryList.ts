import type { Money, Priced } from './money.ts';

/** A thing of a grocery list (contract S3). */
export type GroceryItem = Priced & {
  itemId: number;
  prodId: number;
  skuId: number;
  shopId: number;
  prodName: string;
  skuName: string;
  pic: string;
  /** Of one piece, without its discount and now. */
  price: Money;
  discountPrice: Money;
  count: number;
  /** The most pieces that the list takes of it. */
  maxCount: number;
  /** 0 while it cannot be bought. */
  subtotal: Money;
  note: string | null;
  /** Why it cannot be bought at the moment. */
  problem: 'PROD_OFFLINE' | 'NOT_DELIVERABLE' | 'OUT_OF_STOCK' | null;
};

/** A grocery list among the others, with what it comes to (contract S1). */
export type GroceryListSummary = Priced & {
  listId: number;
  listName: string;
  itemCount: number;
  totalQuantity: number;
  total: Money;
};

export const shareModes = ['VIEW', 'EDIT'] as const;
export type ShareMode = (typeof shareModes)[number];

/** A link by which others see a list, or change what stands in it (contract S9). */
export type ListShare = { shareCode: string; mode: ShareMode; expireTime: string };

/** A grocery list with its items (contract S3, S11). */
export type GroceryList = GroceryListSummary & {
  role: 'OWNER' | 'EDITOR' | 'VIEWER';
  /** Whose it is, masked, where it is somebody else's. */
  owner: string | null;
  /** The owner's open link. */
  share: ListShare | null;
  /** What can be bought, without its discounts and now. */
  subtotal: Money;
  discountPrice: Money;
  /** Null while no address in the region is known. */
  deliveryFee: Money | null;
  items: GroceryItem[];
};

/** What of a list did not go into the cart, and why. */
export type NotBought = { skuId: number; prodName: string; desc: string };

/** A list as one picks it for a variant: how many pieces of that it holds. */
export type ListChoice = { listId: number; listName: string; skuCount: number };
/** Into a list, or out of it. */
export type ListTick = { listId: number; isOn: boolean };
