import type { Place } from '#machines/model/place.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import { page } from '../pages/regionChange.page.tsx';
import type { Regions } from '../adapters/region.adapter.ts';
import { adaptRegionChange } from '../adapters/regionChange.adapter.ts';
import { openDialog } from './openDialog.ts';
import type { Runtime } from './runtime.ts';

/** Says on the stage what the change of the region does to the cart; settles when the shopper stays. */
export const openRegionChange = async ({ gateway, slots, effects, inspect, shop }: Runtime, { from, to }: Regions): Promise<null> => {
  if (!from || !to) return null;
  const { place, shopper } = shop().getSnapshot().context as { place: Place; shopper: Shopper | null };
  const adapted = adaptRegionChange(gateway, effects);
  const input = { from, to, isGuest: shopper === null };
  await openDialog(slots, 'regionChange', effects.loadWords, page, { adapted, place, input, inspect });
  return null;
};
