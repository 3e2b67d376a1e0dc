import type { Snapshot } from 'xstate';
import type { PartName, ProdCard, Wish } from '#machines/words.ts';

/** A page as it was left; by its key what was drawn of it is known, while it is still there. */
export type Left = { snapshot: Snapshot<unknown>; scroll: number; drawing?: string };

const pagesKept = 100;
const cardsKept = 200;

/** What this tab remembers: the last pages and their parts as they were left, by address and visit, and the product cards it was shown. */
export class Memory {
  readonly #pages = new Map<string, Left>();
  readonly #cards = new Map<number, ProdCard>();

  /** What tells the visit to the page on the screen from another visit to its address. */
  visit = '';
  /** The visit that ends now, and where its page stood. */
  ending: [visit: string, scroll: number] = ['', 0];

  /** The page on the screen is left, standing so many px down, for this visit. */
  leaveFor(visit: string | null, scroll: number): void {
    this.ending = [this.visit, scroll];
    this.visit = visit ?? '';
  }

  /** What a guest wanted before the login's reload. */
  wish: Wish | null = null;

  /** Whether it is a wish to this part of a page. */
  isWished(name: PartName): boolean {
    return this.wish?.kind === 'beside' && this.wish.beside === name;
  }

  keepPage(address: string, left: Left): void {
    this.#pages.delete(address);
    this.#pages.set(address, left);
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size > pagesKept && oldest !== undefined) this.#pages.delete(oldest);
  }

  /** The pages, by address, the one that was left last at the end. */
  pages(): [string, Left][] {
    return [...this.#pages];
  }

  pageAt(address: string): Left | null {
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
