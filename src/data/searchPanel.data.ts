import type { HotSearch } from '#machines/words.ts';
import type { Ask, How } from './door.ts';
import { graphql } from './gql/gql.ts';

const ReadHotSearches = graphql(`
  query ReadHotSearches($regionId: SafeInt!) { hotSearches(number: 10, sort: "1", regionId: $regionId) { hotSearchId title content } }
`);
/** The ten popular searches of a region (spec 9). */
export const readHotSearches = async (ask: Ask, question: { regionId: number }, how?: How): Promise<HotSearch[]> =>
  (await ask(ReadHotSearches, question, how)).hotSearches;

const ReadSuggestions = graphql(`
  query ReadSuggestions($keyword: String!) { suggestions(keyword: $keyword, size: 10) }
`);
/** At most ten terms that begin like this (spec 9). */
export const readSuggestions = async (ask: Ask, question: { keyword: string }, how?: How): Promise<string[]> =>
  (await ask(ReadSuggestions, question, how)).suggestions;
