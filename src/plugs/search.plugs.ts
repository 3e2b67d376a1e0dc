import { searchMachine } from '#machines/search.machine.ts';
import { readPopularProducts, searchProducts } from '../data/search.data.ts';
import { plug, type Door } from './plug.ts';

/** The page's machine with its ports filled. */
export const plugPage = (door: Door) =>
  searchMachine.provide({ actors: { searchProducts: plug(door, searchProducts), readPopularProducts: plug(door, readPopularProducts) } });
