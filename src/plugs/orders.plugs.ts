import { ordersMachine } from '#machines/orders.machine.ts';
import { readOrders } from '../data/orders.data.ts';
import { plug, type Door } from './plug.ts';

/** The orders machine with its ports filled. */
export const plugPage = (door: Door) =>
  ordersMachine.provide({ actors: { readOrders: plug(door, readOrders) } });
