import { estimateMachine } from '#machines/estimate.machine.ts';
import { readEstimate, readPlaces } from '../data/estimate.data.ts';
import { storedDestination, storeDestination } from '../storedDestination.ts';
import { plug, type Door } from './plug.ts';

/** The estimate's machine with its ports filled. */
export const plugPage = (door: Door) =>
  estimateMachine.provide({
    actors: { readDestination: plug(door, async (_, asked: { regionId: number; isLoggedIn: boolean }) => storedDestination(asked)), readPlaces: plug(door, readPlaces), readEstimate: plug(door, readEstimate) },
    actions: { storeDestination: (_, kept) => storeDestination(kept) },
  });
