import { slugOf } from '../slug.ts';
import type { Place } from '../../model/place.ts';

/** Something that a shopper may be typing: words to search for, or a place of that name. `within` is what a category lies in. */
export type Suggestion =
  | { kind: 'term'; name: string }
  | { kind: 'category' | 'brand' | 'shop'; name: string; within: string | null; place: Place };

/** What was suggested for a text. */
export type Suggested = { keyword: string; suggestions: Suggestion[] };

/** As many answers are remembered, for letters that are taken back. */
const answersKept = 20;
/** Spec 9. */
const mostSuggestions = 10;

/** Letters as they are compared in the box: case and accents aside. */
export const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');

const wordsIn = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether every typed word begins a word of the name; where nobody writes spaces, stands in it. */
const goesOn = (name: string, typed: readonly string[]): boolean => {
  const own = wordsIn(name);
  return typed.every((word) => own.some((each) => (/\p{Script=Han}/u.test(word) ? each.includes(word) : each.startsWith(word))));
};

/** What is known already and goes on from the text, until the mall has answered; each name once. */
export const knownFor = (text: string, suggestions: readonly Suggestion[], terms: readonly string[]): Suggestion[] => {
  const typed = wordsIn(text);
  if (typed.length === 0) return [];
  const fresh = terms.filter((term) => !suggestions.some(({ kind, name }) => kind === 'term' && folded(name) === folded(term)));
  return [...[...new Set(fresh)].map((name) => ({ kind: 'term' as const, name })), ...suggestions]
    .filter(({ name }) => goesOn(name, typed))
    .slice(0, mostSuggestions);
};

/** The answers remembered, with one more. */
export const withAnswer = (answers: readonly Suggested[], answer: Suggested): Suggested[] =>
  [answer, ...answers.filter(({ keyword }) => keyword !== answer.keyword)].slice(0, answersKept);

const isSame = (one: Suggestion, other: Suggestion): boolean => one.kind === other.kind && one.name === other.name;

/** Where in a new list the option stands that the keyboard stood on. */
export const placeIn = (list: readonly Suggestion[], option: Suggestion | undefined): number | null => {
  const place = option ? list.findIndex((each) => isSame(each, option)) : -1;
  return place < 0 ? null : place;
};

/** Where a choice leads: to its own page, or to the results of its words. */
export const placeOfSuggestion = (option: Suggestion): Place =>
  option.kind === 'term' ? { name: 'search', slug: slugOf(option.name), key: option.name } : option.place;
