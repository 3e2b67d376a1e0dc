import { dawn } from '#flows/explorerState.ts';

type Clock = { setTimeout: (fn: () => void, ms: number) => number; clearTimeout: (id: number) => void };
type Due = { id: number; at: number; fire: () => void };

/** A clock for a running actor that goes only when the walk says so, and fires one timer at a time, the earliest first. */
export class WalkClock implements Clock {
  #now = dawn;
  #made = 0;
  #due: Due[] = [];

  readonly now = (): number => this.#now;

  readonly setTimeout = (fire: () => void, ms: number): number => {
    this.#made += 1;
    this.#due.push({ id: this.#made, at: this.#now + Math.max(0, ms), fire });
    return this.#made;
  };

  readonly clearTimeout = (id: number): void => {
    this.#due = this.#due.filter((each) => each.id !== id);
  };

  /** The moments at which something is due, earliest first. */
  get waiting(): number[] {
    return this.#due.map((each) => each.at).sort((a, b) => a - b);
  }

  /** Moves to a moment at which nothing is due yet. */
  goTo(moment: number): void {
    this.#now = Math.max(this.#now, moment);
  }

  /** Moves to a moment and lets everything ring that is due before it, each at its own moment; throws when there is no end to it. */
  passTo(moment: number): void {
    for (let rings = 0, next = this.waiting[0]; next !== undefined && next < moment; rings += 1, next = this.waiting[0]) {
      if (rings === 200) throw new Error('It rings without end.');
      this.fireNext();
    }
    this.goTo(moment);
  }

  /** Lets the earliest timer fire, at its own moment. */
  fireNext(): void {
    const next = this.#due.reduce<Due | null>((first, each) => (first === null || each.at < first.at ? each : first), null);
    if (!next) throw new Error('No timer is running.');
    this.clearTimeout(next.id);
    this.goTo(next.at);
    next.fire();
  }
}
