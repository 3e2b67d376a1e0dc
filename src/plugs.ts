import { createActor, fromCallback, type AnyActorRef, type EventFrom, type InspectionEvent, type Snapshot } from 'xstate';
import { ProblemError, problemOf } from '#machines/problem.ts';
import { shopMachine, type Way } from '#machines/shop.machine.ts';
import type { Here, Kept, Notice, Place, PlaceName, Shopper } from '#machines/words.ts';
import { addressOf } from './address.ts';
import type { Memory } from './memory.ts';
import { loginChunk, pageChunks, type Loaded } from './chunks.ts';
import { plugCart } from './plugs/cart.plugs.ts';
import type { Door } from './plugs/plug.ts';
import { plugLanguage } from './plugs/language.plugs.ts';
import { plugRegion } from './plugs/region.plugs.ts';
import { plugSearchPanel } from './plugs/searchPanel.plugs.ts';
import { plugSession } from './plugs/session.plugs.ts';
import { plugTheme } from './plugs/theme.plugs.ts';
import { pageNoun } from './routes.ts';
import type { Stage } from './stage.ts';
import type { Unstamped } from './view.ts';

/** What the shop does to the browser around it. On the server nothing of it happens. */
export type Deeds = {
  goTo: (place: Place, replace: boolean) => void;
  settleAddress: (place: Place) => void;
  recordVisit: (place: Place, way: Way) => void;
  keepAndReload: (kept: Kept) => void;
  goHomeAfresh: (notice: Notice | null) => void;
  reload: () => void;
  loadWords: (room: string) => Promise<void>;
  scrollOf: () => number;
};

type ShopEvent = EventFrom<typeof shopMachine>;
/** The document's page, and when the browser has drawn it as it stood there. */
type Restored = { page: Snapshot<unknown>; address: string; drawn: Promise<void> };
type Parts = { door: Door; stage: Stage; memory: Memory; deeds: Deeds; restored?: Restored; inspect?: ((told: InspectionEvent) => void) | undefined };

/** A page that was begun: `stop` ends it and keeps how it was left. */
type Begun = { loaded: Loaded; actor: AnyActorRef; stop: () => void };
type RunInput = { place: Place; way: Way; here: Here };

/** Places that may be begun before they are opened: reading them changes nothing. */
const begunAhead: ReadonlySet<PlaceName> = new Set<PlaceName>(['home', 'categoryList', 'categories', 'services', 'search', 'product', 'store']);

const problemAt = (error: unknown, at: number) => (error instanceof ProblemError ? problemOf(error) : { code: 'UNREACHABLE' as const, at });

/** The shop machine with its ports filled, running the pages on the stage beside it. */
export const createShop = (
  parts: Parts & { input: { place: Place; here: Here; shopper: Shopper | null }; snapshot?: Snapshot<unknown> },
) => {
  const { door, stage, memory, deeds, input, inspect } = parts;
  const ahead = new Map<string, Promise<Begun>>();
  let restored = parts.restored;

  const begin = async ({ place, way, here }: RunInput): Promise<Begun> => {
    const address = addressOf(place);
    const [loaded] = await Promise.all([pageChunks[place.name](door), deeds.loadWords(pageNoun[place.name])]);
    if (loaded.follows) {
      const followed = actor.getSnapshot().children[loaded.follows] as AnyActorRef;
      followed.send({ type: 'page.opened', at: door.now() });
      const leave = () => {
        // The whole shop may have been stopped (a document was drawn): then nobody listens any more.
        if (actor.getSnapshot().status === 'active' && followed.getSnapshot().status === 'active') followed.send({ type: 'page.left', at: door.now() });
      };
      return { loaded, actor: followed, stop: leave };
    }
    const ofDocument = restored?.address === address ? restored : undefined;
    const left = ofDocument ? ofDocument.page : way === 'back' ? memory.pageAt(address)?.snapshot : undefined;
    restored = undefined;
    const known = place.name === 'product' ? memory.cardOf(place.productId) : null;
    const page = createActor(loaded.plugged, { input: { place, here: { ...here, at: door.now() }, known }, snapshot: left, inspect });
    page.start();
    const resume = () => {
      if (page.getSnapshot().status === 'active') page.send({ type: 'resume', at: door.now() });
    };
    if (ofDocument) void ofDocument.drawn.then(resume);
    else if (left) resume();
    const stop = () => {
      memory.keepPage(addressOf(page.getSnapshot().context.place ?? place), page.getPersistedSnapshot(), deeds.scrollOf());
      page.stop();
    };
    return { loaded, actor: page, stop };
  };

  /** Runs what `bring` brings in a slot of the stage; its facts reach the shop, its end clears the slot. */
  const runIn = (slot: 'page' | 'dialog', bring: (asked: RunInput) => Promise<Begun>, failed: (error: unknown) => Unstamped<ShopEvent>[]) =>
    fromCallback<{ type: 'resume'; at: number }, RunInput>(({ input: asked, sendBack }) => {
      let over = false;
      let end = () => {};
      bring(asked).then(
        ({ loaded, actor: running, stop }) => {
          if (over) return stop();
          const heard = running.on('*', (fact) => sendBack({ ...fact, at: door.now() } as ShopEvent));
          end = () => {
            heard.unsubscribe();
            stop();
          };
          stage.set(slot, { place: asked.place, address: addressOf(asked.place), actor: running, page: loaded.page });
          sendBack({ type: 'page.ready', at: door.now() });
        },
        (error: unknown) => {
          if (!over) for (const fact of failed(error)) sendBack({ ...fact, at: door.now() } as ShopEvent);
        },
      );
      return () => {
        over = true;
        end();
        if (slot === 'dialog') stage.set('dialog', null);
      };
    });

  const bringPage = (asked: RunInput): Promise<Begun> => {
    const address = addressOf(asked.place);
    const begun = ahead.get(address) ?? begin(asked);
    ahead.clear();
    return begun;
  };

  const bringLogin = async ({ here }: RunInput): Promise<Begun> => {
    const [loaded] = await Promise.all([loginChunk(door), deeds.loadWords('login')]);
    const dialog = createActor(loaded.plugged, { input: { here: { ...here, at: door.now() } }, inspect });
    dialog.start();
    return { loaded, actor: dialog, stop: () => dialog.stop() };
  };

  const machine = shopMachine.provide({
    actors: {
      session: plugSession(door, deeds),
      cart: plugCart(door),
      searchPanel: plugSearchPanel(door),
      region: plugRegion(door, deeds),
      language: plugLanguage(deeds),
      theme: plugTheme(),
      runPage: runIn('page', bringPage, (error) => [{ type: 'page.failed', problem: problemAt(error, door.now()) }]),
      runLogin: runIn('dialog', bringLogin, () => [
        { type: 'notice.given', notice: { kind: 'alarm', id: 'problem.UNREACHABLE' } },
        { type: 'login.closed' },
      ]),
    },
    actions: {
      goTo: (_, { place, replace }) => deeds.goTo(place, replace),
      settleAddress: (_, { place }) => deeds.settleAddress(place),
      recordVisit: (_, { place, way }) => deeds.recordVisit(place, way),
      keepAndReload: (_, kept) => deeds.keepAndReload(kept),
    },
  });
  const actor = createActor(machine, { input, snapshot: parts.snapshot, inspect });

  /** Begins the page of a link that is hovered, focused or touched (architecture 7). */
  const near = (place: Place): void => {
    const address = addressOf(place);
    if (!begunAhead.has(place.name) || ahead.has(address)) return;
    const begun = begin({ place, way: 'link', here: input.here });
    ahead.set(address, begun);
    begun.catch(() => ahead.delete(address));
  };
  return { actor, near };
};

export type ShopActor = ReturnType<typeof createShop>['actor'];
