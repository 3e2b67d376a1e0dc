import { addressBookMachine } from '#machines/addressBook.machine.ts';
import { changeAddressMachine } from '#machines/changeAddress.machine.ts';
import { readAddressBook, readAreaTree, saveAddress } from '../data/addressBook.data.ts';
import { changeOrderAddress } from '../data/changeAddress.data.ts';
import { readOrder } from '../data/order.data.ts';
import { adapt, adaptChanges, adaptPorts, type Gateway } from './adapt.ts';

/** The page's machine with its ports filled, and the address book in it. */
export const adaptPage = (gateway: Gateway) =>
  changeAddressMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readOrder, changeOrderAddress }),
      addressBook: adapt(addressBookMachine, { readAddressBook, readAreaTree, saveAddress }, gateway),
      subscribeToChanges: adaptChanges(gateway),
    },
  });
