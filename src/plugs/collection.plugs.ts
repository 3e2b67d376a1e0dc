import { collectionMachine } from '#machines/collection.machine.ts';
import type { Shopper } from '#machines/words.ts';
import { readKept, saveFavourite } from '../data/collection.data.ts';
import { storeWishes } from '../storedWishes.ts';
import { plug, type Door } from './plug.ts';

/** The collection machine with its ports filled; what waits is kept for this shopper alone. */
export const plugCollection = (door: Door, shopper: Shopper | null) =>
  collectionMachine.provide({
    actors: { readKept: plug(door, readKept), saveFavourite: plug(door, saveFavourite) },
    actions: { storeWishes: (_, { wishes }) => (shopper ? storeWishes(shopper, wishes) : undefined) },
  });
