import { inOrder } from '#machines/rules/outbox/outbox.ts';
import type { SeenCart } from '#machines/rules/cart.ts';
import type { ProblemCode } from '#machines/model/problem.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import { sharedStorage } from '../storage/browserStorage.ts';
import { clearDrafts } from '../storage/draftStorage.ts';
import { isIntent, isSeenCart } from '../storage/storedIntents.ts';
import type { Boxes, BoxName, Hear, ShopperStorage } from '../storage/shopperStorage.ts';

/** Names in the shared storage: `outbox <userId> <tab> <box>` and `cart <userId>`. */
const outboxes = 'outbox ';
const carts = 'cart ';
/** A session's life (spec 4): what waited longer is nobody's any more. */
const longestKept = 7 * 86_400_000;

const boxNames: readonly BoxName[] = ['cart', 'favourites', 'footprint', 'messages', 'lists'];

/**
 * The outbox of one shopper in this tab. Each tab writes what waits here under a name of its own and holds a lock as long as
 * it lives; whoever gets that lock afterwards moves its intents into his own box and sends them on, under the same keys. The
 * mall does a key once, so an intent that two tabs hold for a moment happens once all the same. `isReady`: from then on
 * somebody may be told.
 */
export class Outbox implements ShopperStorage {
  readonly #userId: string;
  readonly #tab = crypto.randomUUID();
  readonly #boxes = new Map<BoxName, readonly Boxes[BoxName][]>();
  readonly #listeners = new Map<BoxName, Hear<BoxName>[]>();
  readonly #awaited = new Set<string>();
  #leaving = new AbortController();
  #isForgotten = false;

  constructor({ userId }: Pick<Shopper, 'userId'>, isReady: Promise<void>) {
    this.#userId = userId;
    this.#hold(() => undefined);
    void isReady.then(() => this.#lookAround());
    addEventListener('storage', ({ key, newValue }) => this.#notice(key, newValue));
    // A page that may come back leaves its intents to whoever is there meanwhile: a held lock would keep it from coming back.
    addEventListener('pagehide', () => this.#leaving.abort());
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      this.#leaving = new AbortController();
      this.#hold(() => boxNames.forEach((box) => this.#receive(box, this.#stored(this.#nameOf(this.#tab, box), box))));
      this.#lookAround();
    });
  }

  keep<Name extends BoxName>(box: Name, intents: readonly Boxes[Name][]): void {
    if (this.#isForgotten) return;
    this.#boxes.set(box, intents);
    sharedStorage.put(this.#nameOf(this.#tab, box), intents.length > 0 ? intents : null);
  }

  follow<Name extends BoxName>(box: Name, hear: Hear<Name>): () => void {
    const own = hear as unknown as Hear<BoxName>;
    this.#listeners.set(box, [...this.#listenersOf(box), own]);
    const waiting = this.#boxes.get(box) ?? [];
    if (waiting.length > 0) own([...waiting]);
    return () => {
      const wasLast = this.#listenersOf(box).at(-1) === own;
      this.#listeners.set(
        box,
        this.#listenersOf(box).filter((each) => each !== own),
      );
      if (wasLast) this.#tell(box);
    };
  }

  settle(box: BoxName, key: string, refused: ProblemCode | null): void {
    const waiting = this.#boxes.get(box) ?? [];
    this.#receive(
      box,
      refused === null
        ? waiting.filter((intent) => intent.key !== key)
        : waiting.map((intent) => (intent.key === key ? { ...intent, refused } : intent)),
    );
  }

  storeCart(seen: SeenCart): void {
    if (!this.#isForgotten) sharedStorage.put(`${carts}${this.#userId}`, seen);
  }

  storedCart(): SeenCart | null {
    const found = sharedStorage.read(`${carts}${this.#userId}`);
    return isSeenCart(found) ? found : null;
  }

  forget(): void {
    this.#isForgotten = true;
    clearDrafts();
    for (const name of [...sharedStorage.names(outboxes), ...sharedStorage.names(carts)]) sharedStorage.put(name, null);
  }

  #nameOf(tab: string, box: BoxName): `outbox ${string}` {
    return `${outboxes}${this.#userId} ${tab} ${box}`;
  }

  #lockOf(tab: string): string {
    return `${outboxes}${this.#userId} ${tab}`;
  }

  #listenersOf(box: BoxName): Hear<BoxName>[] {
    return this.#listeners.get(box) ?? [];
  }

  #tell(box: BoxName): void {
    this.#listenersOf(box).at(-1)?.([...(this.#boxes.get(box) ?? [])]);
  }

  #receive(box: BoxName, intents: readonly Boxes[BoxName][]): void {
    this.keep(box, intents);
    this.#tell(box);
  }

  #stored(name: `outbox ${string}`, box: BoxName): Boxes[BoxName][] {
    const found = sharedStorage.read(name);
    const oldest = Date.now() - longestKept;
    return Array.isArray(found) ? found.filter((each): each is Boxes[BoxName] => isIntent(box, each) && each.at > oldest) : [];
  }

  /** Holds this tab's own lock until the page is left. Browsers without locks have none to tell tabs apart. */
  #hold(begun: () => void): void {
    const { signal } = this.#leaving;
    const live = (): Promise<void> => {
      begun();
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    navigator.locks?.request(this.#lockOf(this.#tab), { signal }, live).catch(() => undefined);
  }

  #lookAround(): void {
    for (const name of sharedStorage.names(outboxes)) this.#notice(name, '');
  }

  /**
   * Another tab wrote something: its intents become ours when it ends. Our own are gone: another tab has them, or the shopper logged out.
   */
  #notice(name: string | null, value: string | null): void {
    const [, tab = '', box] = name?.startsWith(`${outboxes}${this.#userId} `) ? name.slice(outboxes.length).split(' ') : [];
    if (tab === '') return;
    if (tab === this.#tab) {
      const ownBox = boxNames.find((each) => each === box);
      if (value === null && ownBox && (this.#boxes.get(ownBox)?.length ?? 0) > 0) this.#receive(ownBox, []);
    } else if (value !== null && !this.#awaited.has(tab)) void this.#await(tab);
  }

  async #await(tab: string): Promise<void> {
    this.#awaited.add(tab);
    const { signal } = this.#leaving;
    const take = (): void => this.#take(tab);
    if (navigator.locks) await navigator.locks.request(this.#lockOf(tab), { signal }, take).catch(() => undefined);
    else take();
    this.#awaited.delete(tab);
  }

  /** Kept here before it is removed there: a tab that ends between loses nothing. */
  #take(tab: string): void {
    if (this.#isForgotten) return;
    for (const box of boxNames) {
      const name = this.#nameOf(tab, box);
      const left = this.#stored(name, box);
      if (left.length > 0) this.#receive(box, inOrder([...left, ...(this.#boxes.get(box) ?? [])]));
      sharedStorage.put(name, null);
    }
  }
}
