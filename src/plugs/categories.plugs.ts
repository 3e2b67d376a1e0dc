import { categoriesMachine } from '#machines/categories.machine.ts';
import { readCategoryTree } from '../data/categories.data.ts';
import { plug, type Door } from './plug.ts';

/** The page's machine with its ports filled. */
export const plugPage = (door: Door) =>
  categoriesMachine.provide({ actors: { readCategoryTree: plug(door, readCategoryTree) } });
