import { regionChangeMachine } from '#machines/regionChange.machine.ts';
import { compareCarts } from '../data/regionChange.data.ts';
import { storeRegion } from '../here.ts';
import { plug, type Door } from './plug.ts';

/** The machine of a region's change with its port filled. */
export const plugRegionChange = (door: Door, deeds: { reload: () => void }) =>
  regionChangeMachine.provide({
    actors: { compareCarts: plug(door, compareCarts) },
    actions: { storeRegion: (_, { regionId }) => storeRegion(regionId), reload: () => deeds.reload() },
  });
