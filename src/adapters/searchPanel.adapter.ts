import { fromPromise } from 'xstate';
import { searchPanelMachine } from '#machines/searchPanel.machine.ts';
import { recentSearches, storeNoTerm, storeTerm, storeWithoutTerm } from '../storage/recentSearchStorage.ts';
import { adaptPorts, type Gateway } from './adapt.ts';

// Nobody asks before the box has the focus; the panel's own code is on its way then too.
const data = () => import('../data/searchPanel.data.ts');
type Data = Awaited<ReturnType<typeof data>>;

/** The search panel's machine with its ports filled; recent searches stay in this browser. */
export const adaptSearchPanel = (gateway: Gateway) =>
  searchPanelMachine.provide({
    actors: {
      readRecent: fromPromise(async () => ({ answer: recentSearches(), at: gateway.now() })),
      ...adaptPorts(gateway, {
        readHotSearches: async (...asked: Parameters<Data['readHotSearches']>) => (await data()).readHotSearches(...asked),
        readSuggestions: async (...asked: Parameters<Data['readSuggestions']>) => (await data()).readSuggestions(...asked),
      }),
    },
    actions: {
      persistTerm: (_, { term }) => storeTerm(term),
      persistWithout: (_, { term }) => storeWithoutTerm(term),
      persistNone: () => storeNoTerm(),
    },
  });
