import { createActor, fromCallback, type AnyActorRef, type EventFrom, type InspectionEvent, type Snapshot } from 'xstate';
import { ProblemError, problemOf } from '#machines/problem.ts';
import { shopMachine, type Way } from '#machines/shop.machine.ts';
import type { Fact, Here, Kept, Notice, PartName, Place, PlaceName, Shopper } from '#machines/words.ts';
import { addressOf } from './address.ts';
import type { Told } from './keeping.ts';
import type { Memory } from './memory.ts';
import { Ahead, type Begun } from './ahead.ts';
import { bring, loginChunk, pageChunks, type Loaded } from './chunks.ts';
import { plugCart } from './plugs/cart.plugs.ts';
import type { Door } from './plugs/plug.ts';
import { plugLanguage } from './plugs/language.plugs.ts';
import { plugRegion, type Regions } from './plugs/region.plugs.ts';
import { plugSearchPanel } from './plugs/searchPanel.plugs.ts';
import { plugSession } from './plugs/session.plugs.ts';
import { plugTheme } from './plugs/theme.plugs.ts';
import { isEverybodys, pageNoun } from './routes.ts';
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
  /** The page at this address did not load: reloads the document, unless that was tried or there is no network; then it answers false. */
  reloadOnce: () => boolean;
  loadWords: (room: string) => Promise<void>;
  /** Settles once what is not needed at first may be brought; never on the server. */
  atRest: (hurry: AbortSignal) => Promise<void>;
};

type ShopEvent = EventFrom<typeof shopMachine>;
/** The document's page, and when the browser has drawn it as it stood there. */
type Restored = { page: Snapshot<unknown>; address: string; drawn: Promise<void> };
type Parts = { door: Door; stage: Stage; memory: Memory; deeds: Deeds; restored?: Restored; inspect?: ((told: InspectionEvent) => void) | undefined };
type RunInput = { place: Place; way: Way; here: Here };

const unreachable = { type: 'notice.given' as const, notice: { kind: 'alarm' as const, id: 'problem.UNREACHABLE' } };
const problemAt = (error: unknown, at: number) => (error instanceof ProblemError ? problemOf(error) : { code: globalThis.navigator?.onLine === false ? ('OFFLINE' as const) : ('UNREACHABLE' as const), at });

/** The shop machine with its ports filled, running the pages on the stage beside it. */
export const createShop = (
  parts: Parts & { input: { place: Place; here: Here; shopper: Shopper | null }; snapshot?: Snapshot<unknown> },
) => {
  const { door, stage, memory, deeds, input, inspect } = parts;
  const ahead = new Ahead(stage);
  let restored = parts.restored;

  /** What is lost even so comes with a fresh document, if that helps. */
  const orReload = (error: unknown): Promise<never> => {
    if (!deeds.reloadOnce()) throw error;
    return new Promise(() => undefined);
  };
  /** Brings code beside that of a page, the same way. */
  const bringPart = <Loading>(load: () => Promise<Loading>): Promise<Loading> => bring(load).catch(orReload);

  const fetched = new Map<PlaceName, Loaded>();
  const fetchPage = async (name: PlaceName): Promise<Loaded> => {
    const [loaded] = await bring(() => Promise.all([pageChunks[name](door), deeds.loadWords(pageNoun[name])]));
    fetched.set(name, loaded);
    return loaded;
  };

  const run = ({ place, way, here }: RunInput, loaded: Loaded): Begun => {
    const address = addressOf(place);
    if (loaded.follows) {
      const followed = actor.getSnapshot().children[loaded.follows] as AnyActorRef;
      followed.send({ type: 'page.opened', at: door.now() });
      const leave = () => {
        // The whole shop may have been stopped (a document was drawn): then nobody listens any more.
        if (actor.getSnapshot().status === 'active' && followed.getSnapshot().status === 'active') followed.send({ type: 'page.left', at: door.now() });
      };
      return { running: { place, address, actor: followed, page: loaded.page }, stop: leave, drop: leave };
    }
    const ofDocument = restored?.address === address ? restored : undefined;
    const before = way === 'back' ? memory.pageAt(address + memory.visit) : null;
    const left = ofDocument ? ofDocument.page : before?.snapshot;
    restored = undefined;
    const known = place.name === 'product' ? memory.cardOf(place.productId) : null;
    const page = createActor(loaded.plugged, { input: { place, here: { ...here, at: door.now() }, known }, snapshot: left, inspect });
    const drawing = before?.drawing ?? page.sessionId;
    page.start();
    const resume = () => {
      if (page.getSnapshot().status === 'active') page.send({ type: 'resume', at: door.now() });
    };
    if (ofDocument) void ofDocument.drawn.then(resume);
    else if (left) resume();
    const stop = () => {
      const [visit, scroll] = memory.ending;
      memory.keepPage(addressOf(page.getSnapshot().context.place ?? place) + visit, { snapshot: page.getPersistedSnapshot(), scroll, drawing });
      page.stop();
    };
    return { running: { place, address, actor: page, page: loaded.page, wasLeft: left !== undefined, drawing }, stop, drop: () => page.stop() };
  };

  /** A page whose chunk was fetched before begins at once. */
  const begin = (asked: RunInput): Begun | Promise<Begun> => {
    const loaded = fetched.get(asked.place.name);
    return loaded ? run(asked, loaded) : fetchPage(asked.place.name).then((brought) => run(asked, brought));
  };

  /** Runs what `bring` brings in a slot of the stage; its facts reach the shop, its end clears the slot. What was begun ahead is there at once. */
  const runIn = (slot: 'page' | 'dialog', bring: (asked: RunInput) => Begun | Promise<Begun>, failed: (error: unknown) => Unstamped<ShopEvent>[]) =>
    fromCallback<{ type: 'resume'; at: number }, RunInput>(({ input: asked, sendBack }) => {
      let over = false;
      let end = () => {};
      const show = ({ running, stop }: Begun): void => {
        if (over) return stop();
        const heard = running.actor.on('*', (fact) => sendBack({ ...fact, at: door.now() } as ShopEvent));
        end = () => {
          heard.unsubscribe();
          stop();
        };
        stage.set(slot, running);
        sendBack({ type: 'page.ready', at: door.now() });
      };
      const brought = bring(asked);
      if (brought instanceof Promise) {
        brought.then(show, (error: unknown) => {
          if (!over) for (const fact of failed(error)) sendBack({ ...fact, at: door.now() } as ShopEvent);
        });
      } else show(brought);
      return () => {
        over = true;
        end();
        if (slot === 'dialog') stage.set('dialog', null);
      };
    });

  /** Those who keep favourites and footprint come when the page is at rest, or at the first press of a heart; what they are told before waits. */
  const runKeeping = fromCallback<Told & { at: number }, { here: Here }>(({ input: { here }, sendBack, receive }) => {
    const told: Told[] = [];
    const hurry = new AbortController();
    let tell = (event: Told): void => {
      told.push(event);
      hurry.abort();
    };
    let isOver = false;
    let stop = () => {};
    receive((event) => tell(event));
    const say = (fact: Fact): void => sendBack({ ...fact, at: door.now() });
    deeds.atRest(hurry.signal).then(async () => {
      const { keep } = await import('./keeping.ts');
      const kept = await keep({ door, stage, here, shopper: input.shopper, inspect }, say);
      if (isOver) return kept.stop();
      ({ tell, stop } = kept);
      told.forEach(tell);
    }).catch(() => {
      door.hearts.follow(null);
      if (told.length > 0) say(unreachable);
    });
    return () => {
      isOver = true;
      stop();
    };
  });

  const bringPage = (asked: RunInput): Begun | Promise<Begun> => {
    const begun = ahead.take(addressOf(asked.place)) ?? begin(asked);
    if (!(begun instanceof Promise)) return begun;
    return begun.catch(orReload);
  };

  const bringLogin = async ({ place, here }: RunInput): Promise<Begun> => {
    const [loaded] = await bringPart(() => Promise.all([loginChunk(door), deeds.loadWords('login')]));
    const dialog = createActor(loaded.plugged, { input: { here: { ...here, at: door.now() } }, inspect });
    dialog.start();
    const stop = () => dialog.stop();
    return { running: { place, address: addressOf(place), actor: dialog, page: loaded.page }, stop, drop: stop };
  };

  const changeRegion = (regions: Regions): Promise<null> =>
    bringPart(() => import('./regionChange.ts')).then(({ openRegionChange }) => openRegionChange({ door, stage, deeds, inspect, shop: actor }, regions)).catch((error: unknown) => {
      throw new ProblemError(problemAt(error, door.now()));
    });

  const machine = shopMachine.provide({
    actors: {
      session: plugSession(door, deeds),
      cart: plugCart(door),
      searchPanel: plugSearchPanel(door),
      region: plugRegion(door, changeRegion),
      language: plugLanguage(deeds),
      theme: plugTheme(),
      runKeeping,
      runPage: runIn('page', bringPage, (error) => [{ type: 'page.failed', problem: problemAt(error, door.now()) }]),
      runLogin: runIn('dialog', bringLogin, () => [
        unreachable,
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
  door.hearts.hear = (pressed) => actor.send({ type: 'favourites.wanted', ...pressed, at: door.now() });

  /** Begins the page of a link that is hovered, focused or touched (architecture 7). */
  const near = (place: Place): void => {
    if (isEverybodys(place.name)) ahead.near(addressOf(place), () => begin({ place, way: 'link', here: input.here }));
  };
  /** Fetches what the pages at such places are made of. */
  const warm = (name: PlaceName): void => void fetchPage(name).catch(() => undefined);
  /** Runs a part of the page on the screen that has a machine of its own. */
  const beside = async (name: PartName, given: object): Promise<Begun> => (await import('./beside.ts')).bringBeside({ door, stage, memory, deeds, inspect, shop: actor }, name, given);
  return { actor, near, warm, beside, bringPart };
};

export type ShopActor = ReturnType<typeof createShop>['actor'];
