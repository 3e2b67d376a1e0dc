import type { Filling } from '../noun.ts';
import { orderOf, shelfIds } from '../product/listing.ts';
import { defaultRegion } from '../region/region.ts';
import { addLooks } from './footprint.ts';

const hour = 3_600_000;

/** How many hours before now the demo account looked at something, the last first. */
const looked = [1, 1.2, 3, 20, 21, 21.4, 26, 45, 46, 70, 71, 71.5, 95, 140, 141, 170, 260, 400, 401, 520];

/** The demo account's footprint over the last weeks. */
export async function fillDemoFootprint({ house, db, scenario }: Filling): Promise<void> {
  if (scenario !== 'demo') return;
  const prodIds = await shelfIds(house, { regionId: defaultRegion.regionId, all: [] }, orderOf('soldNum'), looked.length);
  const now = house.clock.now();
  await addLooks({ house, db, userId: 'demo' }, prodIds.map((prodId, place) => ({ prodId, browseTime: new Date(now - (looked[place] ?? 0) * hour).toISOString() })), defaultRegion.zone);
}
