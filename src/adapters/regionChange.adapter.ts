import { regionChangeMachine } from '#machines/regionChange.machine.ts';
import { compareCarts } from '../data/regionChange.data.ts';
import { storeRegion } from '../storage/preferenceStorage.ts';
import { adaptPorts, type Gateway } from './adapt.ts';

/** The machine of a region's change with its port filled. */
export const adaptRegionChange = (gateway: Gateway, effects: { reload: () => void }) =>
  regionChangeMachine.provide({
    actors: adaptPorts(gateway, { compareCarts }),
    actions: { persistRegion: (_, { regionId }) => storeRegion(regionId), reload: () => effects.reload() },
  });
