import type { Filling } from '../platform/module.ts';
import { orderOf, indexedIds } from '../product/sorting.ts';
import { defaultRegion } from '../region/region.ts';
import { addLooks } from './footprint.ts';

const hour = 3_600_000;

/** How many hours before now the demo account looked at something, the last first. */
const looked = [1, 1.2, 3, 20, 21, 21.4, 26, 45, 46, 70, 71, 71.5, 95, 140, 141, 170, 260, 400, 401, 520];

/** The demo account's footprint over the last weeks. */
export async function fillDemoFootprint({ context, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const prodIds = await indexedIds(context, { regionId: defaultRegion.regionId, all: [] }, orderOf('soldNum'), looked.length);
  const now = context.clock.now();
  await addLooks(
    { context, db, userId: 'demo' },
    prodIds.map((prodId, place) => ({ prodId, browseTime: new Date(now - (looked[place] ?? 0) * hour).toISOString() })),
    defaultRegion.zone,
  );
}
