import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from 'xstate';
import { places, type PageName, type Place } from '#machines/model/place.ts';
import type { Shopper, VisitorContext } from '#machines/model/visitor.ts';
import { formatPlace } from '../navigation/formatPlace.ts';
import { loadWithRetry, pageLoaders, type LoadedPage } from '../navigation/pageLoaders.ts';
import { Prefetcher } from './prefetcher.ts';
import { orReload, resume, startActor, visitorNow, type StartedPage } from './runner.ts';
import type { Runtime, RunInput } from './runtime.ts';

/** The document's page, and when the browser has drawn it stood there. */
export type Restored = {
  page: Snapshot<unknown>;
  address: string;
  drawn: Promise<void>;
  /** Calls back in the same breath as the drawing, before any press is heard. */ atDrawing: (begin: () => void) => void;
};

type Visitor = { visitor: VisitorContext; shopper: Shopper | null };

/** Begins pages: the one that is asked for, and, ahead of that, the one whose link is neared. */
export const createPageRunner = (runtime: Runtime, visitor: Visitor, document?: Restored) => {
  const { gateway, slots, memory, effects, inspect, shop } = runtime;
  const ahead = new Prefetcher(slots);
  let restored = document;

  const fetched = new Map<PageName, LoadedPage>();
  const fetchPage = async (name: PageName): Promise<LoadedPage> => {
    const [loaded] = await loadWithRetry(() => Promise.all([pageLoaders[name](gateway), effects.loadWords(name)]));
    fetched.set(name, loaded);
    return loaded;
  };

  /** A page that shows a child of the shop, which lives on when it is left. */
  const follow = (place: Place, address: string, actor: AnyActorRef, { page }: LoadedPage): StartedPage => {
    actor.send({ type: 'page.opened', at: gateway.now() });
    const leave = () => {
      // The whole shop may have been stopped (a document was drawn): then nobody listens any more.
      if (shop().getSnapshot().status === 'active' && actor.getSnapshot().status === 'active')
        actor.send({ type: 'page.left', at: gateway.now() });
    };
    return { running: { place, address, actor, page }, stop: leave, drop: leave };
  };

  const run = ({ place, way, visitor: here }: RunInput, loaded: LoadedPage): StartedPage => {
    const address = formatPlace(place);
    if (loaded.follows) return follow(place, address, shop().getSnapshot().children[loaded.follows] as AnyActorRef, loaded);
    const ofDocument = restored?.address === address ? restored : undefined;
    const before = way === 'back' ? memory.pageAt(address + memory.visit) : null;
    const snapshot = ofDocument ? ofDocument.page : before?.snapshot;
    restored = undefined;
    const drawingBy = (actor: AnyActorRef): string => before?.drawing ?? actor.sessionId;
    const known = place.name === 'product' ? memory.cardOf(place.productId) : null;
    const keep = (actor: AnyActorRef): void => {
      const [visit, scroll] = memory.ending;
      const left = { snapshot: actor.getPersistedSnapshot(), scroll, drawing: drawingBy(actor) };
      memory.keepPage(formatPlace(actor.getSnapshot().context.place ?? place) + visit, left);
    };
    const input = { place, visitor: visitorNow(here, gateway.now()), known };
    const started = startActor(loaded, { place, address, input, snapshot, inspect, keep });
    const { actor } = started.running;
    const keepDrafts = (isNew: boolean) =>
      loaded.page.keepDrafts?.(actor, { owner: visitor.shopper?.userId ?? null, isNew, at: gateway.now });
    if (ofDocument) {
      ofDocument.atDrawing(() => keepDrafts(true));
      void ofDocument.drawn.then(() => resume(actor, gateway.now()));
    } else {
      keepDrafts(!snapshot);
      if (snapshot) {
        resume(actor, gateway.now());
        // What happened while the page was away nobody told it.
        actor.send({ type: 'data.changed', ref: null, at: gateway.now() });
      }
    }
    return { ...started, running: { ...started.running, wasLeft: snapshot !== undefined, drawing: drawingBy(actor) } };
  };

  /** A page whose chunk was fetched before begins at once; what `isOver` before its chunk has come does not begin any more, and is null. */
  const begin = (asked: RunInput, isOver: () => boolean): StartedPage | Promise<StartedPage | null> => {
    const { page } = places[asked.place.name];
    const loaded = fetched.get(page);
    return loaded ? run(asked, loaded) : fetchPage(page).then((brought) => (isOver() ? null : run(asked, brought)));
  };

  const near = (place: Place): void => {
    const address = formatPlace(place);
    const wanted = formatPlace(shop().getSnapshot().context.place as Place);
    if (address === wanted || places[place.name].audience !== 'everyone') return;
    ahead.near(address, (isDropped) => begin({ place, way: 'link', visitor: visitor.visitor }, isDropped));
  };

  return {
    /** Begins the page that is asked for, if it was not begun ahead. */
    bring: (asked: RunInput, isOver: () => boolean): StartedPage | Promise<StartedPage | null> => {
      const started = ahead.take(formatPlace(asked.place)) ?? begin(asked, isOver);
      return started instanceof Promise ? started.catch(orReload(effects)) : started;
    },
    /** Begins the page of a link that is hovered, focused or touched (architecture 7), but for the page that is on show or on its way. */
    near,
    /** Begins a page that somebody may ask for next, unless he nears another one or waits for one. */
    guess: (place: Place): void => {
      if (ahead.isFree && (shop().getSnapshot() as AnyMachineSnapshot).matches({ page: { open: 'shown' } })) near(place);
    },
    /** Fetches what a page is made of. */
    warm: (name: PageName): void => void fetchPage(name).catch(() => undefined),
  };
};
