import type { Locale } from '#machines/model/locale.ts';
import { latinOf, oneAlphabet } from './normalise.ts';
import type { Entry, Lexicon, Sense } from './lexicon.ts';
import { countBits, letterBits, slips, slipsIn } from './spelling.ts';
import type { Token } from './tokenise.ts';

/** A term that a word may stand for. `size`: how much of the term's text the word is (words; Chinese: letters). */
export type Hit = Sense & { weight: number; size: number };
/** What a typed word can mean. `corrected`: the word that was meant, where it was misspelt. */
export type TermMatch = { token: Token; hits: Hit[]; corrected: string | null };

const worth = { whole: 1, stem: 0.95, root: 0.75, foreign: 0.8, sound: 0.8, start: 0.6, slip: 0.8, inside: 0.4 } as const;
const same = (locale: Locale, sense: Sense['locale']) =>
  sense === 'name' || sense === locale || (locale.startsWith('z') && sense.startsWith('z'));
const hitsOf = (entries: Iterable<Entry>, weight: number, keeps: (sense: Sense) => boolean = () => true): Hit[] => {
  const hits: Hit[] = [];
  for (const entry of entries) for (const sense of entry.senses) if (keeps(sense)) hits.push({ ...sense, weight, size: 1 });
  return hits;
};

/**
 * What one word means to a shopper of this language, the surest first: his own language's words (also inflected), words of other
 * languages and beginnings, sounds of the other alphabet, parts of words, the closest spelling. `isWide` takes all but the last together.
 */
export function matchTerms(
  lexicon: Lexicon,
  token: Token,
  locale: Locale,
  stems: readonly string[],
  how: { isWide: boolean; isLiteral: boolean },
): TermMatch {
  if (token.isHan) return hanMeaning(lexicon, token);
  const word = token.plain;
  const known = (hits: Hit[]): TermMatch => ({ token, hits, corrected: null });
  const own = (sense: Sense) => same(locale, sense.locale);
  const whole = lexicon.entries.get(word);
  const stemmedHits = stems.flatMap((key) => {
    const isOwn = key.startsWith(`${locale} `);
    return hitsOf(
      lexicon.stems.get(key) ?? [],
      isOwn ? worth.stem : worth.foreign * worth.stem,
      (sense) => key.startsWith(`${sense.locale} `) || (isOwn && sense.locale === 'name'),
    );
  });
  const wholeHits = hitsOf(whole === undefined ? [] : [whole], worth.whole).map((hit) =>
    own(hit) ? hit : { ...hit, weight: worth.foreign },
  );
  const sure = [...wholeHits, ...stemmedHits];
  const starts = word.length < 2 ? [] : lexicon.startingWith(word).filter((entry) => entry !== whole);
  if (!how.isWide) {
    const ours = sure.filter(own);
    if (ours.length > 0) return known(ours);
    const next = [...sure, ...hitsOf(starts, worth.start, own)];
    if (next.length > 0) return known(next);
  }
  const wide = [...sure, ...hitsOf(starts, worth.start)];
  if (wide.length > 0 && !how.isWide) return known(wide);
  wide.push(...hitsOf(rootsOf(lexicon, word, stems), worth.root), ...hitsOf(lexicon.sounds.get(latinOf(word)) ?? [], worth.sound));
  const other = oneAlphabet(word);
  if (other !== null)
    wide.push(
      ...hitsOf(
        [other, latinOf(other)].flatMap((each) => lexicon.entries.get(each) ?? []),
        worth.sound,
      ),
    );
  if ((wide.length === 0 || how.isWide) && word.length >= 4) {
    wide.push(
      ...hitsOf(
        lexicon.sorted.filter((entry) => entry.plain.length > word.length && entry.plain.includes(word, 1)),
        worth.inside,
      ),
    );
  }
  if (wide.length > 0 || how.isLiteral) return known(wide);
  const closest = closestTo(lexicon, word, locale);
  return closest === null ? known([]) : { token, hits: hitsOf([closest], worth.slip), corrected: closest.shown };
}

/** Known words of four letters and more that this one, or a stem of it, goes on from by at most three. */
function rootsOf(lexicon: Lexicon, word: string, stems: readonly string[]): Entry[] {
  const found: Entry[] = [];
  for (let length = word.length - 1; length >= Math.max(4, word.length - 3); length -= 1) {
    const start = word.slice(0, length);
    const entry = lexicon.entries.get(start);
    if (entry !== undefined) found.push(entry);
    for (const key of stems) found.push(...(lexicon.stems.get(`${key.slice(0, key.indexOf(' '))} ${start}`) ?? []));
    if (found.length > 0) return found;
  }
  return found;
}

/** The word with the fewest slips; among equals one of the shopper's own language, with the same first letter, that names most. */
export function closestTo(lexicon: Lexicon, word: string, locale: Locale): Entry | null {
  const most = slipsIn(word.length);
  if (most === 0) return null;
  const bits = letterBits(word);
  let best: { entry: Entry; distance: number } | null = null;
  for (const entry of lexicon.sorted) {
    if (Math.abs(entry.plain.length - word.length) > most || countBits(entry.bits ^ bits) > most * 2 || entry.plain.length < 3) continue;
    const count = slips(word, entry.plain, most);
    if (count > most) continue;
    const distance =
      count -
      (entry.senses.some((sense) => same(locale, sense.locale)) ? 0.6 : 0) -
      (entry.plain[0] === word[0] ? 0.3 : 0) -
      Math.min(0.2, entry.senses.length / 200);
    if (best === null || distance < best.distance) best = { entry, distance };
  }
  return best?.entry ?? null;
}

function hanMeaning(lexicon: Lexicon, token: Token): TermMatch {
  const text = token.meant ?? token.plain;
  const hits = lexicon.han.having(text).flatMap((each) => each.senses.map((sense): Hit => ({ ...sense, weight: 1, size: text.length })));
  return { token, hits, corrected: token.meant };
}
