import { fromPromise } from 'xstate';
import { searchPanelMachine } from '#machines/searchPanel.machine.ts';
import { readHotSearches, readSuggestions } from '../data/searchPanel.data.ts';
import { recentSearches, storeNoTerm, storeTerm, storeWithoutTerm } from '../recentSearches.ts';
import { plug, type Door } from './plug.ts';

/** The search panel's machine with its ports filled; recent searches stay in this browser. */
export const plugSearchPanel = (door: Door) =>
  searchPanelMachine.provide({
    actors: {
      readRecent: fromPromise(async () => ({ answer: recentSearches(), at: door.now() })),
      readHotSearches: plug(door, readHotSearches),
      readSuggestions: plug(door, readSuggestions),
    },
    actions: {
      storeTerm: (_, { term }) => storeTerm(term),
      storeWithout: (_, { term }) => storeWithoutTerm(term),
      storeNone: () => storeNoTerm(),
    },
  });
