import type { Favourite } from '#machines/model/favourite.ts';

/** What the owner of the favourites says once it runs. */
export type FavouritesOwner = {
  isKept: (favourite: Favourite) => boolean | undefined;
  fansOf: (shop: Favourite, counted: number) => number;
  see: (favourites: Favourite[]) => void;
};

/**
 * What every heart and follow button on the screen stands on. The machine that owns the favourites comes when the page
 * is at rest; until then a shopper's press shows at once, and waits.
 */
export class FavouritesStore {
  readonly #listeners = new Set<() => void>();
  readonly #pressed = new Map<string, boolean>();
  #seen: Favourite[] = [];
  #owner: FavouritesOwner | null = null;
  /** Told of every press. */
  hear: (pressed: { favourites: Favourite[]; isWanted: boolean }) => void = () => undefined;
  readonly #isShopper: boolean;

  constructor(isShopper: boolean) {
    this.#isShopper = isShopper;
  }

  /** A shopper looks at hearts that nobody has filled yet. */
  get isAwaited(): boolean {
    return this.#isShopper && this.#seen.length > 0;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Undefined: nobody knows yet. */
  isKept(favourite: Favourite): boolean | undefined {
    return this.#owner ? this.#owner.isKept(favourite) : this.#pressed.get(favourite.kind + favourite.id);
  }

  /** How many follow a shop; `counted` is what the shop said itself. */
  fansOf(shop: Favourite, counted: number): number {
    return this.#owner?.fansOf(shop, counted) ?? counted;
  }

  /** It stands on the screen: whether it is kept should be known. */
  see(favourite: Favourite): void {
    if (this.#owner) this.#owner.see([favourite]);
    else this.#seen.push(favourite);
  }

  press(favourite: Favourite, isWanted: boolean): void {
    if (this.#isShopper && !this.#owner) {
      this.#pressed.set(favourite.kind + favourite.id, isWanted);
      this.changed();
    }
    this.hear({ favourites: [favourite], isWanted });
  }

  /** From now on the owner says what is kept; null: it did not come, and nothing was pressed. */
  follow(owner: FavouritesOwner | null): void {
    this.#pressed.clear();
    this.#owner = owner;
    owner?.see(this.#seen);
    this.changed();
  }
}
