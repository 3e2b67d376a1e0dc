import { checkoutMachine } from '#machines/checkout.machine.ts';
import { confirmOrder, payInCash, submitOrder } from '../data/checkout.data.ts';
import { plugAddressBook } from './addressBook.plugs.ts';
import { plug, type Door } from './plug.ts';

/** The checkout's machine with its ports filled. */
export const plugPage = (door: Door) =>
  checkoutMachine.provide({
    actors: {
      addressBook: plugAddressBook(door), confirmOrder: plug(door, confirmOrder), submitOrder: plug(door, submitOrder), payInCash: plug(door, payInCash),
    },
  });
