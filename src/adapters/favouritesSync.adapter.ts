import { favouritesSyncMachine } from '#machines/favouritesSync.machine.ts';
import { readKept, saveFavourite } from '../data/favouritesSync.data.ts';
import { adaptChanges, adaptIntent, adaptPorts, listenToOutbox, type Gateway } from './adapt.ts';

/** The collection machine with its ports filled. */
export const adaptFavouritesSync = (gateway: Gateway) =>
  favouritesSyncMachine.provide({
    actors: {
      ...adaptPorts(gateway, { readKept }),
      saveFavourite: adaptIntent(gateway, saveFavourite),
      listenToOutbox: listenToOutbox(gateway, 'favourites'),
      subscribeToChanges: adaptChanges(gateway),
    },
    actions: { persistMutations: ({ context }) => gateway.storage.keep('favourites', context.mutations) },
  });
