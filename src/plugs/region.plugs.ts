import { regionMachine } from '#machines/region.machine.ts';
import { readRegions } from '../data/region.data.ts';
import { storeRegion } from '../here.ts';
import { plug, type Door } from './plug.ts';

/** The region's machine with its port filled. */
export const plugRegion = (door: Door, deeds: { reload: () => void }) =>
  regionMachine.provide({
    actors: { readRegions: plug(door, readRegions) },
    actions: { storeRegion: (_, { regionId }) => storeRegion(regionId), reload: () => deeds.reload() },
  });
