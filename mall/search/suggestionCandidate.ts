import type { Locale } from '#machines/model/locale.ts';
import { plain } from './normalise.ts';
import { slips, slipsIn } from './spelling.ts';
import { hasHan, segmentWords } from './segmentWords.ts';

/** Something with a name that a shopper may be typing. */
export type SuggestionCandidate = { plain: string; words: string[] };

/** A name as it is compared with what is typed. */
export const suggestionCandidateOf = (name: string, locale: Locale): SuggestionCandidate => ({
  plain: plain(name, locale),
  words: segmentWords(name, locale).map((word) => word.plain),
});

/**
 * How well a proposal goes on from what was typed: 4 it begins so, 3 a word of it does, 2 every typed word begins one of its words, 1 but
 * for slips; 0 not.
 */
function fit(proposal: SuggestionCandidate, typed: string, words: readonly string[], forgives: boolean): number {
  if (proposal.plain.startsWith(typed)) return 4;
  if (proposal.plain.includes(` ${typed}`) || (hasHan(typed) && proposal.plain.includes(typed))) return 3;
  if (words.length === 0) return 0;
  if (words.every((word) => proposal.words.some((own) => own.startsWith(word)))) return 2;
  if (!forgives) return 0;
  return words.every((word) => proposal.words.some((own) => own.startsWith(word) || isSlipOf(own, word))) ? 1 : 0;
}

/** Whether a word, or its beginning, was meant. */
function isSlipOf(own: string, word: string): boolean {
  const most = slipsIn(word.length);
  if (most === 0 || own.length < word.length - most) return false;
  return own[0] === word[0] && [0, -1, 1].some((more) => slips(word, own.slice(0, word.length + more), most) <= most);
}

/** What goes on from what was typed (`plain` already), the best fits first and otherwise in its own order. */
export function fitting<Each extends SuggestionCandidate>(all: readonly Each[], typed: string, locale: Locale, forgives: boolean): Each[] {
  const words = segmentWords(typed, locale).map((word) => word.plain);
  return all
    .map((proposal) => ({ proposal, how: fit(proposal, typed, words, forgives) }))
    .filter(({ how }) => how > 0)
    .sort((one, other) => other.how - one.how)
    .map(({ proposal }) => proposal);
}

/** The same; slips are only forgiven where nothing fits without. */
export function fittest<Each extends SuggestionCandidate>(all: readonly Each[], typed: string, locale: Locale): Each[] {
  const sure = fitting(all, typed, locale, false);
  return sure.length > 0 ? sure : fitting(all, typed, locale, true);
}
