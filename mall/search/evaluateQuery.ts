import type { Locale } from '#machines/model/locale.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Found } from '../searchIndex/query.ts';
import { holdersOfAny } from '../searchIndex/query.ts';
import { flagOf, type ColumnIndex, type TermCodes } from '../searchIndex/columnIndex.ts';
import { lexiconOf, weightOf, type Lexicon } from './lexicon.ts';
import { matchTerms, type Hit, type TermMatch } from './matchTerms.ts';
import { stemKeysOf } from './stems.ts';
import { tokenise } from './tokenise.ts';

/** What a key asks, word by word, and what its terms are worth. */
export type ParsedQuery = {
  words: { terms: number[]; importance: number }[];
  worth: Map<number, { mask: number; weight: number }>;
  correctedKey: string | null;
  /** A word of it is unknown. */
  isPartial: boolean;
};

/** A noun says more about what is wanted than all its adjectives. */
const nounImportance = 3;
/** So many are shown before what has still fewer of the words is left out. */
const enough = 24;

function questionOf(lexicon: Lexicon, meanings: readonly TermMatch[]): ParsedQuery {
  const known = meanings.filter((meaning) => meaning.hits.length > 0);
  const worth = new Map<number, { mask: number; weight: number }>();
  const fits = new Map<number, Map<Hit['locale'], Map<number, { weight: number; size: number }>>>();
  known.forEach(({ hits }, word) => {
    for (const { termId, locale, weight, size } of hits) {
      const byLocale = fits.get(termId) ?? new Map<Hit['locale'], Map<number, { weight: number; size: number }>>();
      fits.set(termId, byLocale);
      const byWord = byLocale.get(locale) ?? new Map<number, { weight: number; size: number }>();
      byLocale.set(locale, byWord);
      if ((byWord.get(word)?.weight ?? 0) < weight) byWord.set(word, { weight, size });
    }
  });
  for (const [termId, byLocale] of fits) {
    let best = 0;
    let mask = 0;
    for (const [locale, byWord] of byLocale) {
      let weight = 0;
      let size = 0;
      for (const [word, fit] of byWord) {
        weight += fit.weight;
        size += fit.size;
        mask |= 1 << word;
      }
      const covered = Math.min(1, size / lexicon.sizeOf(termId, locale));
      best = Math.max(best, weight * (0.4 + 0.6 * covered));
    }
    worth.set(termId, { mask, weight: best * (lexicon.weights.get(termId) ?? 1) });
  }
  const words = known.map(({ hits }) => ({
    terms: [...new Set(hits.map((hit) => hit.termId))],
    importance: hits.some((hit) => lexicon.weights.get(hit.termId) === weightOf.kind) ? nounImportance : 1,
  }));
  const isCorrected = known.some((meaning) => meaning.corrected !== null);
  const correctedKey = isCorrected ? correctedText(meanings) : null;
  return { words, worth, correctedKey, isPartial: known.length < meanings.length };
}

/** The whole key as it was understood; pieces of Chinese are written together again. */
function correctedText(meanings: readonly TermMatch[]): string {
  let text = '';
  meanings.forEach(({ token, corrected }, at) => {
    const isTogether = at === 0 || (token.isHan && meanings[at - 1]!.token.isHan);
    text += `${isTogether ? '' : ' '}${corrected ?? token.shown}`;
  });
  return text;
}

function worthByCode(terms: TermCodes, worth: ParsedQuery['worth']): { masks: Uint16Array; weights: Float32Array } {
  const masks = new Uint16Array(terms.terms.length);
  const weights = new Float32Array(terms.terms.length);
  for (const [term, each] of worth) {
    const code = terms.known(term);
    if (code === undefined) continue;
    masks[code] = each.mask;
    weights[code] = each.weight;
  }
  return { masks, weights };
}

/** Places where every word is met. */
function metBy(index: ColumnIndex, terms: TermCodes, { words, worth }: ParsedQuery): Found {
  const codesOf = (list: readonly number[]) => list.flatMap((term) => terms.known(term) ?? []);
  const groups = words.map((word) => codesOf(word.terms));
  const sizes = groups.map((codes) => codes.reduce((sum, code) => sum + index.holderCount(code), 0));
  const candidates = holdersOfAny(index, groups[sizes.indexOf(Math.min(...sizes))] ?? []);
  const { masks, weights } = worthByCode(terms, worth);
  const all = 2 ** words.length - 1;
  const places = new Uint32Array(candidates.length);
  const scores = new Float32Array(candidates.length);
  let count = 0;
  for (const place of candidates) {
    let mask = 0;
    let score = 0;
    for (let at = index.starts[place]!, end = index.starts[place + 1]!; at < end; at += 1) {
      const code = index.codes[at]!;
      mask |= masks[code]!;
      score += weights[code]!;
    }
    if (mask !== all) continue;
    places[count] = place;
    scores[count++] = score;
  }
  return { places: places.subarray(0, count), scores: scores.subarray(0, count) };
}

/** Places where the most of the words are met, the nouns before all; at least `enough`, if so many have anything of it. */
function mostlyMetBy(index: ColumnIndex, terms: TermCodes, { words, worth }: ParsedQuery): Found {
  const { masks, weights } = worthByCode(terms, worth);
  const importances = new Uint8Array(2 ** words.length);
  for (let mask = 1; mask < importances.length; mask += 1)
    importances[mask] = words.reduce((sum, word, at) => sum + ((mask >> at) & 1) * word.importance, 0);
  const met = new Uint8Array(index.size);
  const scored = new Float32Array(index.size);
  const counts = new Uint32Array(256);
  for (let place = 0; place < index.size; place += 1) {
    if ((index.flags[place]! & flagOf.gone) !== 0) continue;
    let mask = 0;
    for (let at = index.starts[place]!, end = index.starts[place + 1]!; at < end; at += 1) {
      mask |= masks[index.codes[at]!]!;
      scored[place]! += weights[index.codes[at]!]!;
    }
    met[place] = importances[mask]!;
    counts[met[place]!]! += 1;
  }
  let level = 255;
  for (let sum = 0; level > 1 && sum + counts[level]! < enough; level -= 1) sum += counts[level]!;
  const places = new Uint32Array(index.size);
  const scores = new Float32Array(index.size);
  let count = 0;
  for (let place = 0; place < index.size; place += 1) {
    if (met[place]! < level) continue;
    places[count] = place;
    scores[count++] = scored[place]! + met[place]! * levelWorth;
  }
  return { places: places.subarray(0, count), scores: scores.subarray(0, count) };
}

/** More than any score inside a level. */
const levelWorth = 1_000;

export type QueryAnswer = { found: Found; correctedKey: string | null; isLoose: boolean };

/** Signs that stand in no product's name: what is typed with them is code, and no misspelt word. */
const isCode = (key: string): boolean => /[<>{}\\]/.test(key);

/**
 * Asks a shelf what answers a key: what has all the words; else all of them in a wider sense; else most of them. Null when no word is
 * known.
 */
export async function evaluateQuery(
  context: MallContext,
  on: { index: ColumnIndex; terms: TermCodes },
  key: string,
  how: { locale: Locale; isLiteral: boolean },
): Promise<QueryAnswer | null> {
  const lexicon = await lexiconOf(context);
  const isLiteral = how.isLiteral || isCode(key);
  const tokens = tokenise(lexicon, key, how.locale, isLiteral);
  const forms = await stemKeysOf(
    context.database.pool,
    tokens.filter((token) => !token.isHan && /^\p{L}+$/u.test(token.plain)),
  );
  const parse = (isWide: boolean): ParsedQuery =>
    questionOf(
      lexicon,
      tokens.map((token) => matchTerms(lexicon, token, how.locale, forms.get(token.plain) ?? [], { isWide, isLiteral })),
    );
  const narrow = parse(false);
  if (narrow.words.length === 0) return null;
  const answer = (found: Found, { correctedKey, isPartial }: ParsedQuery, isLoose: boolean): QueryAnswer => ({
    found,
    correctedKey,
    isLoose: isLoose || isPartial,
  });
  const exact = metBy(on.index, on.terms, narrow);
  if (exact.places.length > 0) return answer(exact, narrow, false);
  const wide = parse(true);
  const wider = wide.words.length < narrow.words.length ? exact : metBy(on.index, on.terms, wide);
  if (wider.places.length > 0) return answer(wider, wide, false);
  return answer(mostlyMetBy(on.index, on.terms, narrow), narrow, true);
}
