import { cardsMachine } from '#machines/cards.machine.ts';
import { makeCardDefault, readCards, removeCard, saveCard } from '../data/cards.data.ts';
import { openVault } from '../data/payment.data.ts';
import { adaptChanges, adaptPorts, type Gateway } from './adapt.ts';
import { vaultFeed } from './vaultFeed.ts';

/** The page's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  cardsMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readCards, makeCardDefault, removeCard, openVault, saveCard }),
      subscribeToChanges: adaptChanges(gateway),
      cardFields: vaultFeed(gateway),
    },
  });
