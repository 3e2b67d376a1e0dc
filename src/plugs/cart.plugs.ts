import { cartMachine } from '#machines/cart.machine.ts';
import { readCart, readCartCount, saveCartWish } from '../data/cart.data.ts';
import { plug, type Door } from './plug.ts';

/** The cart machine with its ports filled. */
export const plugCart = (door: Door) =>
  cartMachine.provide({
    actors: { readCartCount: plug(door, readCartCount), readCart: plug(door, readCart), saveCartWish: plug(door, saveCartWish) },
  });
