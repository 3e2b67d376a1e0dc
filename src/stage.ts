import type { AnyActorRef } from 'xstate';
import type { Place } from '#machines/words.ts';
import type { AnyPage } from './view.ts';

/** A page that runs: its place, its actor and how it looks. */
export type Running = { place: Place; address: string; actor: AnyActorRef; page: AnyPage; /** Taken up where it was left. */ wasLeft?: boolean; /** Takes over what is drawn of the page with this key. */ drawing?: string };

/** By which what is drawn of a page is known. */
export const drawingOf = ({ drawing, actor }: Running): string => drawing ?? actor.sessionId;

/** How many lists stay drawn: one is looked through, and compared with others. */
const listsKept = 3;

export type Slot = 'page' | 'ahead' | 'dialog' | 'report' | 'region' | 'edition';

/** Holds what runs beside the shop: the page on the screen, the one begun ahead (drawn unseen), the login dialog, a report, a region's change, and the offer of a newer shop. */
export class Stage {
  page: Running | null = null;
  /** The lists that were left, the last one at the end: they stay drawn, unseen, and Back only uncovers them. */
  kept: Running[] = [];
  ahead: Running | null = null;
  dialog: Running | null = null;
  report: Running | null = null;
  region: Running | null = null;
  edition: Running | null = null;
  /** The products that were opened before anybody writes down what is looked at; null once somebody does. */
  looks: Running[] | null = [];
  readonly #listeners = new Set<() => void>();

  set(slot: Slot, running: Running | null): void {
    if (slot === 'page') {
      const shown = running && drawingOf(running);
      this.kept = [...this.kept, this.page].filter((each): each is Running => each?.page.stays === true && drawingOf(each) !== shown).slice(-listsKept);
      if (running?.place.name === 'product') this.looks?.push(running);
    }
    this[slot] = running;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
