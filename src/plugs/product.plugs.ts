import { productMachine } from '#machines/product.machine.ts';
import { readProduct, readSurroundings } from '../data/product.data.ts';
import { plug, type Door } from './plug.ts';

/** The page's machine with its ports filled. */
export const plugPage = (door: Door) =>
  productMachine.provide({ actors: { readProduct: plug(door, readProduct), readSurroundings: plug(door, readSurroundings) } });
