import { createActor, toPromise, type AnyActorRef, type InspectionEvent } from 'xstate';
import type { Place, Shopper } from '#machines/words.ts';
import { page } from './pages/regionChange.page.tsx';
import type { Door } from './plugs/plug.ts';
import type { Regions } from './plugs/region.plugs.ts';
import { plugRegionChange } from './plugs/regionChange.plugs.ts';
import type { Stage } from './stage.ts';
import type { AnyPage } from './view.ts';

type Surroundings = { door: Door; stage: Stage; deeds: { reload: () => void; loadWords: (room: string) => Promise<void> }; inspect: ((told: InspectionEvent) => void) | undefined; shop: AnyActorRef };

/** Says on the stage what the change of the region does to the cart; settles when the shopper stays. */
export const openRegionChange = async ({ door, stage, deeds, inspect, shop }: Surroundings, { from, to }: Regions): Promise<null> => {
  if (!from || !to) return null;
  await deeds.loadWords('regionChange');
  const { place, shopper } = shop.getSnapshot().context as { place: Place; shopper: Shopper | null };
  const actor = createActor(plugRegionChange(door, deeds), { input: { from, to, isGuest: shopper === null }, inspect });
  actor.start();
  stage.set('region', { place, address: '', actor, page: page as unknown as AnyPage });
  await toPromise(actor);
  stage.set('region', null);
  return null;
};
