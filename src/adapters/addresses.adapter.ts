import { addressBookMachine } from '#machines/addressBook.machine.ts';
import { addressesMachine } from '#machines/addresses.machine.ts';
import { readAddressBook, readAreaTree, saveAddress } from '../data/addressBook.data.ts';
import { makeAddressDefault, removeAddress } from '../data/addresses.data.ts';
import { adapt, adaptPorts, type Gateway } from './adapt.ts';

/** The page's machine with its ports filled, and the address book in it. */
export const adaptPage = (gateway: Gateway) =>
  addressesMachine.provide({
    actors: {
      ...adaptPorts(gateway, { makeAddressDefault, removeAddress }),
      addressBook: adapt(addressBookMachine, { readAddressBook, readAreaTree, saveAddress }, gateway),
    },
  });
