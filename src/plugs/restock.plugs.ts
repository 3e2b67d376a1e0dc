import { restockMachine } from '#machines/restock.machine.ts';
import { readRestock, saveRestock } from '../data/restock.data.ts';
import { plug, type Door } from './plug.ts';

/** The machine of the back-in-stock notice with its ports filled. */
export const plugPage = (door: Door) => restockMachine.provide({ actors: { readRestock: plug(door, readRestock), saveRestock: plug(door, saveRestock) } });
