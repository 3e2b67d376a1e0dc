import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import { expect, it } from 'vitest';
import { documented } from '../docs/files.ts';
import { root } from '../docs/markdown.ts';

const document = /graphql\(`([\s\S]*?)`\)/g;
/** What a change answers must have a field: these say nothing that the shop does not know. */
const hollow = new Set(['unRead', 'lastReadTime']);

const sources = documented().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const isRead = ({ path }: { path: string }): boolean => /^(src|machines)\//.test(path) && !path.startsWith('machines/model/');
const words = new Set(sources.filter(isRead).flatMap(({ text }) => text.replaceAll(document, '').match(/\w+/g) ?? []));

/** The fields without fields of their own that a text asks for, by the names under which they are answered. */
function askedIn(text: string): string[] {
  const asked: string[] = [];
  visit(parse(text), {
    [Kind.FIELD]: ({ alias, name, selectionSet }) => {
      if (!selectionSet) asked.push(alias?.value ?? name.value);
    },
  });
  return asked;
}

it('each field that a document asks for is read by the shop: what nobody shows was forgotten, or is asked for in vain', () => {
  const asked = sources
    .filter(({ path }) => path.startsWith('src/data/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(document)].flatMap(([, query = '']) => askedIn(query).map((field) => ({ path, field }))),
    );
  expect(asked.length).toBeGreaterThan(800);
  expect(asked.filter(({ field }) => !words.has(field) && !hollow.has(field)).map(({ path, field }) => `${path}: ${field}`)).toEqual([]);
});
