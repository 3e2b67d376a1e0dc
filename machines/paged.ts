import type { PageOf, ProdCard } from './words.ts';

/** Product cards read page by page, without doubles. */
export type Paged = { cards: ProdCard[]; /** The page that the list begins with. */ first: number; current: number; pages: number; total: number };

export const nothingRead: Paged = { cards: [], first: 0, current: 0, pages: 0, total: 0 };

/** After this many pages a list waits for a press, so that the footer can be reached. */
export const pagesByScroll = 3;

/** The list with one more page; a card that is already shown is not shown again. */
export const withPage = (read: Paged, page: PageOf<ProdCard>): Paged => {
  const seen = new Set(read.cards.map((card) => card.prodId));
  return {
    cards: [...read.cards, ...page.records.filter((card) => !seen.has(card.prodId))],
    first: read.first || page.current,
    current: page.current,
    pages: page.pages,
    total: page.total,
  };
};

export const hasMore = (read: Paged): boolean => read.current < read.pages;
export const mayScrollOn = (read: Paged): boolean => hasMore(read) && read.current - read.first + 1 < pagesByScroll;
/** More is there, and it comes by a press only. */
export const waitsForPress = (read: Paged): boolean => hasMore(read) && !mayScrollOn(read);
/** Whether a list that was begun anew has been read as far as another was, or to its end. */
export const hasCaughtUp = (anew: Paged, other: Paged): boolean => anew.current >= other.current || !hasMore(anew);
