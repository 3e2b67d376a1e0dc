import { createContext, useContext } from 'react';
import type { Here, PartName, Place, ProdCard, Region } from '#machines/words.ts';
import type { Hearts } from '../hearts.ts';
import type { Running } from '../stage.ts';

/** What stands around every page: where one is, and how one gets elsewhere. */
export type Around = {
  here: Here;
  brand: string;
  region: Region;
  /** Whether the card vault's fields may stand here: HTTPS or a loopback name (architecture 10). */
  isSafe: boolean;
  addressOf: (place: Place) => string;
  /** Opens a place; `known` is the card that was pressed, so that its page starts with it. */
  go: (place: Place, known?: ProdCard) => void;
  /** The mall's time in ms, for what counts down. */
  now: () => number;
  /** What the hearts on the screen show and say. */
  hearts: Hearts;
  /** Opens "Report a problem"; only where reports are kept (the demo). */
  report?: (() => void) | undefined;
  /** Brings a part of the page, or of what stands around it, that has a machine of its own, and runs it until `stop`. Where it is missing (documents), such parts wait. */
  beside?: (name: PartName, input: object) => Promise<{ running: Running; stop: () => void }>;
  /** Brings code over the network: lost, it is asked for again, then the document is reloaded once. Refuses when that helps nothing. */
  bring?: <Loading>(load: () => Promise<Loading>) => Promise<Loading>;
  /** Whether a guest wanted something of this part before the login. */
  isWished?: (name: PartName) => boolean;
  /** Begins a place's page ahead (hover, focus, touch). */
  near: (place: Place, known?: ProdCard) => void;
};

export const AroundContext = createContext<Around | null>(null);

/** The surroundings of a page; throws outside the shop. */
export const useAround = (): Around => {
  const around = useContext(AroundContext);
  if (!around) throw new Error('No shop around this part.');
  return around;
};
