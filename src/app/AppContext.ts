import { createContext, useContext } from 'react';
import type { VisitorContext } from '#machines/model/visitor.ts';
import type { LazyPartName } from '#machines/model/widget.ts';
import type { Place } from '#machines/model/place.ts';
import type { ProdCard } from '#machines/model/product.ts';
import type { Region } from '#machines/model/region.ts';
import type { StartedWidget } from '../runtime/runner.ts';
import type { FavouritesStore } from '../runtime/favouritesStore.ts';
import type { PartRequest } from './pageTypes.ts';

/** What stands around every page: where one is, and how one gets elsewhere. */
export type AppContextValue = {
  visitor: VisitorContext;
  brand: string;
  region: Region;
  /** Whether the card vault's fields may stand here: HTTPS or a loopback name (architecture 10). */
  isSafe: boolean;
  addressOf: (place: Place) => string;
  /** Opens a place; `loadedMachines` is the card that was pressed, so that its page starts with it. */
  go: (place: Place, known?: ProdCard) => void;
  /** The mall's time in ms, for what counts down. */
  now: () => number;
  /** What the hearts on the screen show and say. */
  favourites: FavouritesStore;
  /** Opens "Report a problem"; only where reports are kept (the demo). */
  report?: (() => void) | undefined;
  /**
   * Brings a part of the page, or of what stands around it, that has a machine of its own, and runs it until `stop`. Where it is missing
   * (documents), such parts wait.
   */
  beside?: (name: LazyPartName, input: object) => Promise<StartedWidget>;
  /** A part that was begun before its page is drawn: the document brought it. */
  partAt?: (part: PartRequest) => StartedWidget | undefined;
  /** The same, to whom it is given from now on. */
  takePart?: (part: PartRequest) => StartedWidget | undefined;
  /** Brings code over the network: lost, it is asked for again, then the document is reloaded once. Refuses when that helps nothing. */
  bring?: <Loading>(load: () => Promise<Loading>) => Promise<Loading>;
  /** Whether a guest wanted something of this part before the login. */
  hasIntent?: (part: PartRequest) => boolean;
  /** Says that what a press wanted cannot be reached. */
  sayUnreachable?: () => void;
  /** Whether the page was left with this part running, and is back. */
  wasLeft?: (part: PartRequest) => boolean;
  /** Begins a place's page ahead (hover, focus, touch). */
  near: (place: Place, known?: ProdCard) => void;
};

export const AppContext = createContext<AppContextValue | null>(null);

/** The surroundings of a page; throws outside the shop. */
export const useAppContext = (): AppContextValue => {
  const around = useContext(AppContext);
  if (!around) throw new Error('No shop around this part.');
  return around;
};
