type Watched = { target: Element; see: () => void };
const watched = new Set<Watched>();

/** jsdom has no layout: what a page watches comes into sight when a walk reaches the end. */
export class EndObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #mine = new Set<Watched>();
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      time: 0,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
    };
    const mine = { target, see: () => this.#tell([entry], this) };
    this.#mine.add(mine);
    watched.add(mine);
  }

  unobserve(target: Element): void {
    for (const each of this.#mine) if (each.target === target) this.#forget(each);
  }

  disconnect(): void {
    for (const each of this.#mine) this.#forget(each);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  #forget(each: Watched): void {
    this.#mine.delete(each);
    watched.delete(each);
  }
}

/** Everything that pages watch comes into sight. */
export const reachEnd = (): void => {
  for (const { see } of watched) see();
};
