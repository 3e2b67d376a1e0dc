import { createActor, type AnyActorRef, type Snapshot } from 'xstate';
import { ProblemError, problemOf, type Problem } from '#machines/model/problem.ts';
import { shopMachine } from '#machines/shop.machine.ts';
import type { Place } from '#machines/model/place.ts';
import type { Shopper, VisitorContext } from '#machines/model/visitor.ts';
import { adaptCart } from '../adapters/cart.adapter.ts';
import { adaptLanguage } from '../adapters/language.adapter.ts';
import { adaptRegion, type Regions } from '../adapters/region.adapter.ts';
import { adaptSearchPanel } from '../adapters/searchPanel.adapter.ts';
import { adaptSession } from '../adapters/session.adapter.ts';
import { adaptTheme } from '../adapters/theme.adapter.ts';
import { formatPlace } from '../navigation/formatPlace.ts';
import { loginLoader } from '../navigation/pageLoaders.ts';
import { runBackground, unreachable } from './backgroundRunner.ts';
import { createPageRunner, type Restored } from './pageRunner.ts';
import { loadOrReload, runInSlot, startActor, visitorNow, type StartedPage } from './runner.ts';
import type { Runtime, RunInput } from './runtime.ts';
import { createWidgetRunner } from './widgetRunner.ts';

type ShopParts = Omit<Runtime, 'shop'> & {
  input: { place: Place; visitor: VisitorContext; shopper: Shopper | null };
  snapshot?: Snapshot<unknown> | undefined;
  restored?: Restored | undefined;
};

const problemAt = (error: unknown, at: number): Problem =>
  error instanceof ProblemError ? problemOf(error) : { code: globalThis.navigator?.onLine === false ? 'OFFLINE' : 'UNREACHABLE', at };

/** The shop machine with its ports filled, running the pages on the stage beside it. */
export const createShop = ({ input, snapshot, restored, ...surroundings }: ShopParts) => {
  const { gateway, effects, inspect } = surroundings;
  const runtime: Runtime = { ...surroundings, shop: (): AnyActorRef => actor };
  const pages = createPageRunner(runtime, input, restored);
  const bringPart = <Loading>(load: () => Promise<Loading>): Promise<Loading> => loadOrReload(effects, load);

  const bringLogin = async (
    { place, visitor, isLost }: RunInput & { isLost: boolean },
    isOver: () => boolean,
  ): Promise<StartedPage | null> => {
    const [loaded] = await bringPart(() => Promise.all([loginLoader(gateway), effects.loadWords('login')]));
    if (isOver()) return null;
    const address = formatPlace(place);
    return startActor(loaded, { place, address, input: { visitor: visitorNow(visitor, gateway.now()), isLost }, inspect });
  };

  const changeRegion = (regions: Regions): Promise<null> =>
    bringPart(() => import('./openRegionChange.ts'))
      .then(({ openRegionChange }) => openRegionChange(runtime, regions))
      .catch((error: unknown) => {
        throw new ProblemError(problemAt(error, gateway.now()));
      });

  const machine = shopMachine.provide({
    actors: {
      session: adaptSession(gateway, effects),
      cart: adaptCart(gateway),
      searchPanel: adaptSearchPanel(gateway),
      region: adaptRegion(gateway, changeRegion),
      language: adaptLanguage(effects),
      theme: adaptTheme(),
      runKeeping: runBackground(runtime, input.shopper),
      runPage: runInSlot(runtime, 'page', pages.bring, (error) => [{ type: 'page.failed', problem: problemAt(error, gateway.now()) }]),
      runLogin: runInSlot(runtime, 'dialog', bringLogin, () => [unreachable, { type: 'login.closed' }]),
    },
    actions: {
      goTo: (_, { place, replace }) => effects.goTo(place, replace),
      settleAddress: (_, { place }) => effects.settleAddress(place),
      recordVisit: (_, { place, way }) => effects.recordVisit(place, way),
      keepAndReload: (_, kept) => effects.keepAndReload(kept),
      leaveForProvider: (_, wanted) => effects.leaveForProvider(wanted),
    },
  });
  const actor = createActor(machine, { input, snapshot, inspect });
  gateway.favourites.hear = (pressed) => actor.send({ type: 'favourites.wanted', ...pressed, at: gateway.now() });
  const { near, guess, warm } = pages;
  return { actor, near, guess, warm, bringPart, ...createWidgetRunner(runtime) };
};

export type ShopActor = ReturnType<typeof createShop>['actor'];
