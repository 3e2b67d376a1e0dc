import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import english from '#lang/en.json';
import { screensFolder } from './screens.ts';

const tests = join(import.meta.dirname, '..');

/** Sentences that no screen of the samples shows and no test expects by their words, and where they are said. */
const saidElsewhere: Record<string, string> = {
  'addresses.empty': 'around the address book, whose own walks stand in the checkout',
  'invitation.shareTitle': 'what the device that shares is told',
  'shell.description': 'the head of a document whose page says nothing of itself',
  'shell.noScript': 'a document without JavaScript (tests/e2e/shell.test.ts)',
};

/** A run of words that is shorter stands on any screen. */
const shortest = 4;

/** The words of a sentence between what is filled in, for each way in which its counts and choices can go. */
const waysOf = (elements: readonly MessageFormatElement[]): string[][] =>
  elements.reduce<string[][]>((ways, element) => ways.flatMap((way) => runsOf(element).map((runs) => [...way, ...runs])), [[]]);

const runsOf = (element: MessageFormatElement): string[][] => {
  if (element.type === TYPE.literal) return [[element.value.trim()]];
  if (element.type === TYPE.tag) return waysOf(element.children);
  return element.type === TYPE.plural || element.type === TYPE.select
    ? Object.values(element.options).flatMap(({ value }) => waysOf(value))
    : [[]];
};

/** Tests of the words themselves, which name them without anybody reading them. */
const isAboutWords = (file: string): boolean => file.startsWith('architecture') || file.endsWith('sentences.test.ts');

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !isAboutWords(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

test('each sentence of the shop stands on a committed screen, or a test expects it by its words or its id', () => {
  const screens = filesIn(screensFolder, /\.txt$/).join('\n');
  const expected = filesIn(tests, /\.(test|walk|laws?)\.tsx?$/).join('\n');
  const said = `${screens}\n${expected}`;
  const isSaid = (run: string): boolean => run.length < shortest || said.includes(run) || screens.includes(run.replaceAll('"', '\\"'));
  const unsaid = Object.entries(english).filter(
    ([id, sentence]) =>
      !id.startsWith('mall.') && !expected.includes(`'${id}'`) && !waysOf(parse(sentence)).some((way) => way.every(isSaid)),
  );
  expect(unsaid.map(([id]) => id)).toEqual(Object.keys(saidElsewhere));
});
