import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '..');

/** What a comment refers to: a page of `docs/`, and the number or id in it. */
export type Citation = { page: 'specification' | 'architecture' | 'contract'; anchor: string };

const number = String.raw`\d+(?:\.\d+)?`;
const call = String.raw`(?:UV|RF|GT|[A-Z])\d{1,2}`;
const listOf = (item: string): string => String.raw`(?:${item})(?:(?:, | and | to |, and )(?:rules? \d+ ?(?:to|and)? ?\d*|${item}))*`;

const forms: [Citation['page'], RegExp][] = [
  ['specification', new RegExp(String.raw`\b[Ss]pec(?:ification)?(?:'s)? (?:points? )?(${listOf(number)})`, 'g')],
  ['specification', new RegExp(String.raw`\b(?<!contract's )points? (${listOf(number)})`, 'g')],
  ['architecture', new RegExp(String.raw`\b[Aa]rchitecture (?:section )?(${listOf(number)})`, 'g')],
  ['contract', new RegExp(String.raw`\b[Cc]ontract (?:section )?(${listOf(`${number}|${call}|[A-Z](?![\\w'])`)})`, 'g')],
];

/**
 * Ids that stand alone in prose: `O4: ...`, `(X13)`, `C11 and V9`. Groups and machines of the contract; `H1` to `H6` are headings where
 * they say so.
 */
const alone = new RegExp(String.raw`(?<![\w./#"'<-])(${call})(?![\w"'>]|-\d)`, 'g');

const itemsIn = (list: string): string[] =>
  list.replaceAll(/rules? \d+(?: (?:to|and) \d+)?/g, '').match(new RegExp(`${call}|${number}|[A-Z]`, 'g')) ?? [];

/** The ids of calls, decisions and steps in a text, each once, in the order of the alphabet. */
export const idsIn = (text: string): string[] =>
  [...new Set(proseOf('any.ts', text).flatMap((each) => [...each.matchAll(alone)].map(([, id = '']) => id)))].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );

/** What a file says in words: its comments, and the descriptions of machines and calls. */
export function proseOf(path: string, text: string): string[] {
  if (/\.(sql|ya?ml)$/.test(path)) return text.split('\n').flatMap((line) => /^\s*(?:--|#)(.*)$/.exec(line)?.[1] ?? []);
  if (path.endsWith('.json')) return [];
  const { comments } = parseSync(path, text);
  const descriptions = [...text.matchAll(/\b(?:description|summary): '((?:[^'\\\n]|\\.)*)'/g)].map(([, sentence = '']) => sentence);
  return [...comments.map(({ value }) => value), ...descriptions];
}

/** Every citation in a sentence. */
export const citationsOf = (text: string): Citation[] => [
  ...forms.flatMap(([page, form]) =>
    [...text.matchAll(form)].flatMap(([, list = '']) => itemsIn(list).map((anchor) => ({ page, anchor }))),
  ),
  ...[...text.matchAll(alone)].map(([, anchor = '']) => ({ page: 'contract' as const, anchor })),
];

/** Every citation in a file. */
export const citationsIn = (path: string): Citation[] => proseOf(path, readFileSync(join(root, path), 'utf8')).flatMap(citationsOf);

/** The numbers and ids that a page can be cited by: of its headings, and of the first cell of its tables' rows. */
export const anchorsOf = (markdown: string): Set<string> =>
  new Set(
    [...markdown.matchAll(/^(?:#{2,3} ([A-Z]|\d+(?:\.\d+)?)\.? |\| ((?:UV|RF|GT|[A-Z])\d{1,2}) \|)/gm)].map(
      ([, heading, row]) => heading ?? row ?? '',
    ),
  );
