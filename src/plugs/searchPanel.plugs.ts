import { fromPromise } from 'xstate';
import { searchPanelMachine } from '#machines/searchPanel.machine.ts';
import { recentSearches, storeNoTerm, storeTerm, storeWithoutTerm } from '../recentSearches.ts';
import { plug, type Door } from './plug.ts';

// Nobody asks before the box has the focus; the panel's own code is on its way then too.
const data = () => import('../data/searchPanel.data.ts');

/** The search panel's machine with its ports filled; recent searches stay in this browser. */
export const plugSearchPanel = (door: Door) =>
  searchPanelMachine.provide({
    actors: {
      readRecent: fromPromise(async () => ({ answer: recentSearches(), at: door.now() })),
      readHotSearches: plug(door, async (ask, question, how) => (await data()).readHotSearches(ask, question, how)),
      readSuggestions: plug(door, async (ask, question, how) => (await data()).readSuggestions(ask, question, how)),
    },
    actions: {
      storeTerm: (_, { term }) => storeTerm(term),
      storeWithout: (_, { term }) => storeWithoutTerm(term),
      storeNone: () => storeNoTerm(),
    },
  });
