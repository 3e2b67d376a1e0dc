import type { Money } from './money.ts';
import type { ProdCard } from './product.ts';

/** A favourite in the shopper's list: `priceWhenSaved` is in the card's own currency. */
export type FavouriteProduct = ProdCard & { id: number; createTime: string; priceWhenSaved: Money };
export const favouriteSorts = ['new', 'price', 'discount'] as const;
export type FavouriteSort = (typeof favouriteSorts)[number];

/** What a shopper may keep: a product as a favourite, a shop by following it. */
export type Favourite = { kind: 'product' | 'shop'; id: number };
