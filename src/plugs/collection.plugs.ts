import { collectionMachine } from '#machines/collection.machine.ts';
import { readKept, saveFavourite } from '../data/collection.data.ts';
import { plug, type Door } from './plug.ts';

/** The collection machine with its ports filled. */
export const plugCollection = (door: Door) =>
  collectionMachine.provide({ actors: { readKept: plug(door, readKept), saveFavourite: plug(door, saveFavourite) } });
