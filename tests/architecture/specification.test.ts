import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingFrom, namedIn } from './namedTests.ts';

const specification = readFileSync('docs/specification.md', 'utf8');
const table = readFileSync('tests/specification.md', 'utf8');

/** A point of the specification. */
const pointOf = (number: number): string => specification.split(/^## /m).find((part) => part.startsWith(`${number}. `)) ?? '';

const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replace('\\|', '|'));

const rows = table
  .split('\n')
  .filter((line) => /^\| (?!what|route|call|sentence|success|constant|---)/.test(line))
  .map(cellsOf)
  .map(([, what = '', ...places]) => ({ what, where: places.join(' ') }));
const rowNames = new Set(rows.map(({ what }) => what));

const routes = [...pointOf(2).matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) => cell.split(', '));
const sentences = [1, 2, 5, 8].flatMap((number) =>
  [...pointOf(number).matchAll(/(?<!\*)(\*[^*\n]+\*)(?!\*)/g)].map(([, text = '']) => text),
);
const calls = [...pointOf(7).matchAll(/`(?:GET|POST|PUT|DELETE) \/[^`]+`/g)].map(([call]) => call);
const constants = pointOf(9)
  .split('\n')
  .filter((line) => /^\| (?!What|---)/.test(line))
  .map(cellsOf)
  .flatMap(([, one, value, , other, second]) => [`${one}: ${value}`, `${other}: ${second}`]);

describe('The table of the specification', () => {
  it.each([
    ['route', routes],
    ['sentence', sentences],
    ['call', calls],
    ['constant', constants],
  ])('holds every %s', (_, wanted) => {
    expect(wanted.length).toBeGreaterThan(15);
    expect([...new Set(wanted)].filter((each) => !rowNames.has(each))).toEqual([]);
  });

  it.each(rows)('$what is kept by a file and shown by a test that there are', ({ what, where }) => {
    expect(missingFrom(where)).toEqual([]);
    expect(
      namedIn(where).some(({ titles }) => titles.length > 0),
      what,
    ).toBe(true);
  });
});
