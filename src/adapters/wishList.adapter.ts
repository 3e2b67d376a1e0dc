import { fromCallback } from 'xstate';
import { wishListMachine } from '#machines/wishList.machine.ts';
import type { GroceryList } from '#machines/model/groceryList.ts';
import type { ListIntent } from '#machines/rules/groceryList.ts';
import { buyList, changeList, readList, saveNote } from '../data/wishList.data.ts';
import { adaptChanges, adaptIntent, adaptPorts, type Gateway } from './adapt.ts';

/** Tells what waits in the box of lists, also that nothing does: a page that was left may remember what was sent since. */
const listenToLists = ({ storage, now }: Gateway) =>
  fromCallback<{ type: 'resume' }, undefined>(({ sendBack }) => {
    let isTold = false;
    const stop = storage.follow('lists', (intents) => {
      isTold = true;
      sendBack({ type: 'intents.found', intents, at: now() });
    });
    if (!isTold) sendBack({ type: 'intents.found', intents: [], at: now() });
    return stop;
  });

/** The list's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  wishListMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readList, saveNote, buyList }),
      changeList: adaptIntent<GroceryList, ListIntent>(gateway, changeList),
      listenToOutbox: listenToLists(gateway),
      subscribeToChanges: adaptChanges(gateway),
    },
    actions: { storeChanges: ({ context: { changes, lost } }) => gateway.storage.keep('lists', [...changes, ...lost]) },
  });
