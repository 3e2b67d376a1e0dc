import { wishListMachine } from '#machines/wishList.machine.ts';
import type { GroceryList } from '#machines/model/groceryList.ts';
import type { ListIntent } from '#machines/rules/groceryList.ts';
import { buyList, changeList, readList, saveNote } from '../data/wishList.data.ts';
import { adaptChanges, adaptIntent, adaptPorts, listenToOutbox, type Gateway } from './adapt.ts';

/** The list's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  wishListMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readList, saveNote, buyList }),
      changeList: adaptIntent<GroceryList, ListIntent>(gateway, changeList),
      listenToOutbox: listenToOutbox(gateway, 'lists', { tellsEmpty: true }),
      subscribeToChanges: adaptChanges(gateway),
    },
    actions: { persistChanges: ({ context: { changes, lost } }) => gateway.storage.keep('lists', [...changes, ...lost]) },
  });
