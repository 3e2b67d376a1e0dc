import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { PostLoginIntent, ReloadHandover, Toast } from '#machines/model/pageEvent.ts';
import type { Place } from '#machines/model/place.ts';
import type { SignInProvider } from '#machines/model/signIn.ts';
import type { VisitorContext } from '#machines/model/visitor.ts';
import type { Way } from '#machines/shop.machine.ts';
import type { Gateway } from '../adapters/adapt.ts';
import type { ActorSlots } from './actorSlots.ts';
import type { PageCache } from './pageCache.ts';

/** Why the shop begins anew as a guest's: what is to be said there, and whether the session was lost, not left. */
export type Leaving = { notice: Toast | null; isLost: boolean };

/** What the shop does to the browser around it. On the server nothing of it happens. */
export type BrowserEffects = {
  goTo: (place: Place, replace: boolean) => void;
  settleAddress: (place: Place) => void;
  recordVisit: (place: Place, way: Way) => void;
  keepAndReload: (kept: ReloadHandover) => void;
  leaveForProvider: (wanted: { provider: SignInProvider; intent: PostLoginIntent | null }) => void;
  goHomeAfresh: (leaving: Leaving) => void;
  reload: () => void;
  /** The page at this address did not load: reloads the document, unless that was tried or there is no network; then it answers false. */
  reloadOnce: () => boolean;
  loadWords: (room: string) => Promise<void>;
  /** Settles once what is not needed at first may be brought; never on the server. */
  atRest: (hurry: AbortSignal) => Promise<void>;
};

/** What the actors of one shop run on. */
export type Runtime = {
  gateway: Gateway;
  slots: ActorSlots;
  memory: PageCache;
  effects: BrowserEffects;
  inspect?: ((event: InspectionEvent) => void) | undefined;
  /** The shop machine's actor; it is made after what runs its ports. */
  shop: () => AnyActorRef;
};

/** What the shop machine asks a page or dialog with. */
export type RunInput = { place: Place; way: Way; visitor: VisitorContext };
