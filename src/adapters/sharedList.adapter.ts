import { sharedListMachine } from '#machines/sharedList.machine.ts';
import type { GroceryList } from '#machines/model/groceryList.ts';
import type { ListIntent } from '#machines/rules/groceryList.ts';
import { copySharedList, readSharedList } from '../data/sharedList.data.ts';
import { changeList } from '../data/wishList.data.ts';
import { adaptChanges, adaptIntent, adaptPorts, listenToOutbox, type Gateway } from './adapt.ts';

/** The shared list's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  sharedListMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readSharedList, copySharedList }),
      changeList: adaptIntent<GroceryList, ListIntent>(gateway, changeList),
      listenToOutbox: listenToOutbox(gateway, 'lists', { tellsEmpty: true }),
      subscribeToChanges: adaptChanges(gateway),
    },
    actions: { persistChanges: ({ context: { changes, lost } }) => gateway.storage.keep('lists', [...changes, ...lost]) },
  });
