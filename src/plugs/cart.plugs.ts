import { cartMachine } from '#machines/cart.machine.ts';
import { changeCartItem, readCartCount } from '../data/cart.data.ts';
import { plug, type Door } from './plug.ts';

/** The cart machine with its ports filled. */
export const plugCart = (door: Door) =>
  cartMachine.provide({ actors: { readCartCount: plug(door, readCartCount), changeCartItem: plug(door, changeCartItem) } });
