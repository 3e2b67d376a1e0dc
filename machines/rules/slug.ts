/**
 * A term as a part of an address (spec 5): punctuation removed, spaces and underscores to hyphens,
 * & becomes and, lower-cased without a locale. Empty when nothing but punctuation was given.
 */
export const slugOf = (term: string): string =>
  term
    .normalize('NFC')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

const capitalised = (word: string): string => {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
};

/** Words as they were typed, each with a capital (spec 4): signs before a word's first letter stay where they are. */
export const capitalisedWords = (text: string): string =>
  text.replace(/(^|\s)([\p{P}\p{S}]*)(\p{L})/gu, (_, space: string, signs: string, letter: string) => space + signs + letter.toUpperCase());

/** A slug as words again, each with a capital (spec 4). */
export const wordsOf = (slug: string): string => slug.split('-').filter(Boolean).map(capitalised).join(' ');

/** A slug's title and, where it ends in one, its numeric id (spec 5). */
export const splitSlug = (slug: string): { title: string; id: number | null } => {
  const [, title, id] = /^(.*)-(\d{1,15})$/.exec(slug) ?? [];
  return title && id ? { title: wordsOf(title), id: Number(id) } : { title: wordsOf(slug), id: null };
};
