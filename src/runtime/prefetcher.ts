import type { ActorSlots } from './actorSlots.ts';
import type { StartedPage } from './runner.ts';

type Started = StartedPage | Promise<StartedPage | null>;
type Neared = { address: string; at: number; started: Started; dropping: AbortController; forget: () => void };

/** So long, in ms, is a page that was begun ahead as good as one that begins now; what it read may be untrue later. */
const longestAhead = 60_000;

const isFresh = ({ at }: Neared): boolean => performance.now() - at < longestAhead;

/** The page of the link that was neared last: one at a time, drawn unseen from its first answer on (architecture 7). */
export class Prefetcher {
  readonly #slots: ActorSlots;
  #neared: Neared | null = null;

  constructor(slots: ActorSlots) {
    this.#slots = slots;
  }

  /** True where nothing is begun ahead. */
  get isFree(): boolean {
    return this.#neared === null;
  }

  /** Begins the page at an address, unless that was neared a moment ago. What is dropped before its code has come does not begin. */
  near(address: string, begin: (isDropped: () => boolean) => Started): void {
    if (this.#neared?.address === address && isFresh(this.#neared)) return;
    this.drop();
    const dropping = new AbortController();
    const started = begin(() => dropping.signal.aborted);
    const neared: Neared = { address, at: performance.now(), started, dropping, forget: () => undefined };
    this.#neared = neared;
    const follow = (ready: StartedPage | null): void => {
      if (ready === null || this.#neared !== neared) return;
      const draw = () => {
        // Unseen it does not follow its actor: a new object makes it be drawn anew.
        const running = { ...ready.running };
        neared.started = { ...ready, running };
        this.#slots.set('ahead', running);
      };
      const heard = ready.running.actor.subscribe(draw);
      neared.forget = () => heard.unsubscribe();
      draw();
    };
    if (started instanceof Promise) started.then(follow, () => this.#forget(neared));
    else follow(started);
  }

  /** The page at an address, if it was begun a moment ago, to be shown now; anything else that was begun is dropped. */
  take(address: string): Started | null {
    const neared = this.#neared;
    if (neared?.address !== address || !isFresh(neared)) {
      this.drop();
      return null;
    }
    this.#forget(neared);
    return neared.started;
  }

  /** Ends what was begun. */
  drop(): void {
    const neared = this.#neared;
    if (!neared) return;
    this.#forget(neared);
    neared.dropping.abort();
    if (neared.started instanceof Promise)
      neared.started.then(
        (started) => started?.drop(),
        () => undefined,
      );
    else neared.started.drop();
  }

  #forget(neared: Neared): void {
    if (this.#neared !== neared) return;
    neared.forget();
    this.#neared = null;
    if (this.#slots.ahead) this.#slots.set('ahead', null);
  }
}
