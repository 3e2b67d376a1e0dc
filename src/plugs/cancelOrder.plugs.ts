import { cancelOrderMachine } from '#machines/cancelOrder.machine.ts';
import { readCancel, cancelOrder } from '../data/cancelOrder.data.ts';
import { plug, type Door } from './plug.ts';

/** The cancelOrder machine with its ports filled. */
export const plugPage = (door: Door) =>
  cancelOrderMachine.provide({ actors: { readCancel: plug(door, readCancel), cancelOrder: plug(door, cancelOrder) } });
