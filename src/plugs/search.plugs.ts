import { searchMachine } from '#machines/search.machine.ts';
import { findShops, readPopularProducts, searchProducts } from '../data/search.data.ts';
import { plugFilterPanel } from './filterPanel.plugs.ts';
import { plug, type Door } from './plug.ts';

/** The page's machine with its ports filled. */
export const plugPage = (door: Door) =>
  searchMachine.provide({
    actors: { filterPanel: plugFilterPanel(door), searchProducts: plug(door, searchProducts), readPopularProducts: plug(door, readPopularProducts), findShops: plug(door, findShops) },
  });
