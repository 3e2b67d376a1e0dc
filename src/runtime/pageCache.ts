import type { Snapshot } from 'xstate';
import type { LazyPartName } from '#machines/model/widget.ts';
import type { Place } from '#machines/model/place.ts';
import type { ProdCard } from '#machines/model/product.ts';
import type { PostLoginIntent } from '#machines/model/pageEvent.ts';
import { formatPlace } from '../navigation/formatPlace.ts';

/** A link of a page by what it leads to, the how manieth of these it is, and how far below the top of the screen it stands, in px. */
export type Anchor = { href: string; nth: number; offset: number };

/** Where a page stands: how far down, in px, and a link in sight that tells the place where what is above has changed. */
export type Scroll = { top: number; anchor?: Anchor };

/** A page as it was left; by its key what was drawn of it is known, while it is still there. A part of a page stands where that does. */
export type CachedPage = { snapshot: Snapshot<unknown>; scroll?: Scroll; drawing?: string };

/** By which a part of the page at a place is kept. */
export const partAddress = (place: Place, name: LazyPartName, input: object): string =>
  `${formatPlace(place)} ${name} ${JSON.stringify(input)}`;

const partsOfVariant: ReadonlySet<LazyPartName> = new Set<LazyPartName>(['listPicker', 'restockAlert']);

const pagesKept = 100;
const cardsKept = 200;

/** What this tab remembers: the last pages and their parts as they were left, by address and visit, and the product cards it was shown. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #cards = new Map<number, ProdCard>();

  /** What tells the visit to the page on the screen from another visit to its address. */
  visit = '';
  /** The visit that ends now, and where its page stood. */
  ending: [visit: string, scroll: Scroll] = ['', { top: 0 }];

  /** The page on the screen is left, standing there, for this visit. */
  leaveFor(visit: string | null, scroll: Scroll): void {
    this.ending = [this.visit, scroll];
    this.visit = visit ?? '';
  }

  /** What a guest wanted before the login's reload. */
  intent: PostLoginIntent | null = null;

  /** Of what he wanted of this part of a page, the id: for a part about one variant, of which a page may have several, that variant's. */
  intentIdFor(name: LazyPartName, input: { skuId?: number | null }): number | null {
    const { intent } = this;
    if (intent?.kind !== 'beside' || intent.beside !== name) return null;
    return partsOfVariant.has(name) && input.skuId !== intent.id ? null : intent.id;
  }

  keepPage(address: string, left: CachedPage): void {
    this.#pages.delete(address);
    this.#pages.set(address, left);
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size > pagesKept && oldest !== undefined) this.#pages.delete(oldest);
  }

  /** The pages, by address, the one that was left last at the end. */
  pages(): [string, CachedPage][] {
    return [...this.#pages];
  }

  pageAt(address: string): CachedPage | null {
    return this.#pages.get(address) ?? null;
  }

  know(card: ProdCard): void {
    this.#cards.set(card.prodId, card);
    const oldest = this.#cards.keys().next().value;
    if (this.#cards.size > cardsKept && oldest !== undefined) this.#cards.delete(oldest);
  }

  cardOf(prodId: number): ProdCard | null {
    return this.#cards.get(prodId) ?? null;
  }
}
