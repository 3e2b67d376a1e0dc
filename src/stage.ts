import type { AnyActorRef } from 'xstate';
import type { Place } from '#machines/words.ts';
import type { AnyPage } from './view.ts';

/** A page that runs: its place, its actor and how it looks. */
export type Running = { place: Place; address: string; actor: AnyActorRef; page: AnyPage };

type Slot = 'page' | 'dialog' | 'report';

/** Holds what is on the screen beside the shop: a slot for the page, one for the login dialog, one for a report. */
export class Stage {
  page: Running | null = null;
  dialog: Running | null = null;
  report: Running | null = null;
  readonly #listeners = new Set<() => void>();

  set(slot: Slot, running: Running | null): void {
    this[slot] = running;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
