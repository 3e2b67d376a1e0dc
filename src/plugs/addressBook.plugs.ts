import { addressBookMachine } from '#machines/addressBook.machine.ts';
import { readAddressBook, readAreaTree, saveAddress } from '../data/addressBook.data.ts';
import { plug, type Door } from './plug.ts';

/** The address book with its ports filled. */
export const plugAddressBook = (door: Door) =>
  addressBookMachine.provide({
    actors: { readAddressBook: plug(door, readAddressBook), readAreaTree: plug(door, readAreaTree), saveAddress: plug(door, saveAddress) },
  });
