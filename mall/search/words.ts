import { sql } from 'drizzle-orm';
import type { Locale } from '#machines/words.ts';
import { intlTag } from '../catalogue/texts.ts';
import type { Db } from '../database.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** Words that join others and narrow nothing. */
const joints = new Set(
  ('a an and the of for with in to from by at on or de da do das dos e em com para por sem no na um uma o os as и в с для из на без по от к не ve ile için bir den dan da de la 的 和 與 与 及 附 带 帶 款 用').split(' '),
);

/** Lower case by the locale's rules, compatibility forms unified, Latin accents dropped (ç, ş, ã, ı), so that what is typed without them is found. */
export function plain(text: string, locale: Locale): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase(intlTag(locale))
    .replaceAll('ı', 'i')
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
}

/** The words of a text. Chinese and Lao have no spaces, so the segmenter decides; joining words are dropped unless nothing else is left. */
export function wordsOf(text: string, locale: Locale): string[] {
  const hasHan = /\p{Script=Han}/u.test(text);
  const tag = hasHan ? 'zh' : intlTag(locale);
  const segmenter = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(tag, segmenter);
  const all = [...new Set([...segmenter.segment(plain(text, locale))].filter((part) => part.isWordLike === true).map((part) => part.segment))];
  const telling = all.filter((word) => !joints.has(word));
  return (telling.length > 0 ? telling : all).slice(0, 12);
}

/** What a typed word can mean: the terms it names, and the word that was meant where it was misspelt. */
export type Meaning = { word: string; terms: number[]; corrected: string | null };

async function termsStarting(db: Db, start: string): Promise<number[]> {
  const { rows } = await db.execute<{ termId: number }>(sql`select distinct term_id as "termId" from search_words where word like ${`${start.replaceAll(/[%_\\]/g, '\\$&')}%`} limit 2000`);
  return rows.map((row) => row.termId);
}

/**
 * Finds the terms of one word: words that begin with it; else with its stem (endings of up to two letters change in most of
 * our languages); else the closest spelling that the vocabulary knows.
 */
export async function meaningOf(db: Db, word: string): Promise<Meaning> {
  const direct = await termsStarting(db, word);
  if (direct.length > 0) return { word, terms: direct, corrected: null };
  const isAlphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(word);
  for (const cut of [1, 2].filter((each) => isAlphabetic && word.length - each >= 4)) {
    const stemmed = await termsStarting(db, word.slice(0, -cut));
    if (stemmed.length > 0) return { word, terms: stemmed, corrected: null };
  }
  if (!isAlphabetic || word.length < 4) return { word, terms: [], corrected: null };
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words where word % ${word} group by word order by similarity(word, ${word}) desc, word limit 1`);
  const corrected = rows[0]?.word ?? null;
  return corrected === null ? { word, terms: [], corrected: null } : { word, terms: await termsStarting(db, corrected), corrected };
}
