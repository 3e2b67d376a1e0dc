import type { PageOf } from '../../model/shop.ts';
import type { ProdCard } from '../../model/product.ts';

/** Product cards read page by page, without doubles. */
export type InfiniteList = {
  cards: ProdCard[];
  /** The page that the list begins with. */ first: number;
  current: number;
  pages: number;
  total: number;
};

export const nothingRead: InfiniteList = { cards: [], first: 0, current: 0, pages: 0, total: 0 };

/** After this many pages a list waits for a press, so that the footer can be reached. */
export const pagesByScroll = 3;

/** The list with one more page; a card that is already shown is not shown again. */
export const withPage = (read: InfiniteList, page: PageOf<ProdCard>): InfiniteList => {
  const seen = new Set(read.cards.map((card) => card.prodId));
  return {
    cards: [...read.cards, ...page.records.filter((card) => !seen.has(card.prodId))],
    first: read.first || page.current,
    current: page.current,
    pages: page.pages,
    total: page.total,
  };
};

/** Whether the list goes on. */
export const hasMore = (read: InfiniteList): boolean => read.current < read.pages;
/** Whether more comes by scrolling: after some pages a press is asked for. */
export const mayScrollOn = (read: InfiniteList): boolean => hasMore(read) && read.current - read.first + 1 < pagesByScroll;
/** More is there, and it comes by a press only. */
export const waitsForPress = (read: InfiniteList): boolean => hasMore(read) && !mayScrollOn(read);
/** Whether a list that was begun anew has been read as far as another was, or to its end. */
export const hasCaughtUp = (anew: InfiniteList, other: InfiniteList): boolean => anew.current >= other.current || !hasMore(anew);
