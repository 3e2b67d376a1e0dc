import type { AnyActorRef } from 'xstate';
import type { Place } from '#machines/model/place.ts';
import type { AnyPage } from '../app/pageTypes.ts';

/** A page that runs: its place, its actor and how it looks. */
export type RunningPage = {
  place: Place;
  address: string;
  actor: AnyActorRef;
  page: AnyPage;
  /** Taken up where it was left. */ wasLeft?: boolean;
  /** Takes over what is drawn of the page with this key. */ drawing?: string;
};

/** By which what is drawn of a page is known. */
export const drawingOf = ({ drawing, actor }: RunningPage): string => drawing ?? actor.sessionId;

/** How many lists stay drawn: one is looked through, and compared with others. */
const listsKept = 3;

export type ActorSlot = 'page' | 'ahead' | 'dialog' | 'problemReport' | 'regionChange' | 'appUpdate' | 'appOffer' | 'undo';

/**
 * Holds what runs beside the shop: the page on the screen, the one begun ahead (drawn unseen), the login dialog, a report, a region's
 * change, the offers of a newer shop and of the mobile app, and what can be taken back.
 */
export class ActorSlots {
  page: RunningPage | null = null;
  /** The lists that were left, the last one at the end: they stay drawn, unseen, and Back only uncovers them. */
  kept: RunningPage[] = [];
  ahead: RunningPage | null = null;
  dialog: RunningPage | null = null;
  problemReport: RunningPage | null = null;
  regionChange: RunningPage | null = null;
  appUpdate: RunningPage | null = null;
  appOffer: RunningPage | null = null;
  undo: RunningPage | null = null;
  /** The products that were opened before anybody writes down what is looked at; null once somebody does. */
  looks: RunningPage[] | null = [];
  readonly #listeners = new Set<() => void>();
  #document: ReadonlyMap<ActorSlot, RunningPage | null> | null = null;

  /**
   * Holds on to what the document shows, its page or none: until the browser has taken that over, whatever came meanwhile is not drawn.
   * React 19 would never end otherwise: an `Activity` that no document has is thrown and caught for ever (react/react pull request 36819).
   */
  hydrate(hasPage: boolean): void {
    this.#document = new Map([['page', hasPage ? this.page : null]]);
  }

  /** What a slot holds in the document that is drawn, or taken over. */
  inDocument(slot: ActorSlot): RunningPage | null {
    return this.#document === null ? this[slot] : (this.#document.get(slot) ?? null);
  }

  set(slot: ActorSlot, running: RunningPage | null): void {
    if (slot === 'page') {
      const shown = running && drawingOf(running);
      this.kept = [...this.kept, this.page]
        .filter((each): each is RunningPage => each?.page.stays === true && drawingOf(each) !== shown)
        .slice(-listsKept);
      if (running?.place.name === 'product') this.looks?.push(running);
    }
    this[slot] = running;
    for (const listener of this.#listeners) listener();
  }

  /** Settles once something is so here, or as soon as `hurry` is aborted. */
  until(isSo: () => boolean, hurry?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        stop();
        resolve();
      };
      const look = (): void => {
        if (hurry?.aborted || isSo()) end();
      };
      const stop = this.subscribe(look);
      hurry?.addEventListener('abort', end, { once: true });
      look();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
