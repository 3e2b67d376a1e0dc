import { languageTag, type Locale } from '#machines/model/locale.ts';
import { lower, plain } from './normalise.ts';

/** `plain` is compared, `shown` is what a shopper reads. */
export type Word = { plain: string; shown: string };

/** Words that join others and narrow nothing. */
const joints = new Set(
  'a an and the of for with in to from by at on or de da do das dos e em com para por sem no na um uma o os as и с в для из на без по от к не ve ile icin bir den dan la 的 和 与 及 附 带 款 用'.split(
    ' ',
  ),
);
/** True for a word that joins others and narrows nothing, in any of the six languages. */
export const isJoint = (word: string): boolean => joints.has(word);

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(tag: string): Intl.Segmenter {
  const known = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(tag, known);
  return known;
}

/** True where a text has a Chinese character. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** The words of a text, in its order. Chinese has no spaces, so the segmenter decides. */
export function segmentWords(text: string, locale: Locale): Word[] {
  const segmenter = segmenterOf(hasHan(text) ? 'zh' : languageTag(locale));
  return [...segmenter.segment(lower(text, locale))]
    .filter((part) => part.isWordLike === true)
    .map(({ segment }) => ({ plain: plain(segment, locale), shown: segment }));
}
