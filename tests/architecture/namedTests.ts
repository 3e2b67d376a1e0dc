import { existsSync, readFileSync } from 'node:fs';

/** The files that a text names, each with the titles of tests that stand behind it. */
export const namedIn = (text: string): { file: string; titles: string[] }[] =>
  [...text.matchAll(/`((?:[\w-]+\/)+[\w.-]+|[\w-]+\.(?:md|json))`((?:(?:;)? "[^"]+")*)/g)].map(([, file = '', quoted = '']) => ({
    file,
    titles: [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }));

const titlesOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(
    ([, , title = '']) => title,
  );

/** What a text names and is not there: files, and titles of tests in them. */
export const missingFrom = (text: string): string[] =>
  namedIn(text).flatMap(({ file, titles }) => {
    if (!existsSync(file)) return [file];
    const own = titlesOf(file);
    return titles.filter((title) => !own.some((each) => each.includes(title))).map((title) => `${file} has no test "${title}"`);
  });
