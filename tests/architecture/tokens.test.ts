import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { day, night } from '#src/design/tokens.ts';
import { contrast } from './contrast.ts';
import { unknownTokensIn } from './tokenReader.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: `src/${path}`, source: readFileSync(`src/${path}`, 'utf8') }));
const styled = files.filter(({ source }) => source.includes('stitches.config.ts'));

describe('The look speaks of roles', () => {
  it('sees a token that does not exist, and one of the wrong scale', () => {
    expect(
      unknownTokensIn(`{ color: '$inkk', padding: '$3 $m', boxShadow: 'inset 0 0 0 1px $colors$ink', border: '1px solid $line' }`),
    ).toEqual(['color: $inkk', 'padding: $m']);
    expect(unknownTokensIn(`{ '&:hover': { boxShadow: '0 0 0 1px $ink' }, text: '$15' }`)).toEqual(['boxShadow: $ink', 'text: $15']);
  });

  it.each(styled)('$path uses tokens that exist', ({ source }) => {
    expect(unknownTokensIn(source)).toEqual([]);
  });

  it.each(styled)('$path holds no raw colour', ({ source }) => {
    expect(source.match(/['" (]#[0-9a-fA-F]{3,8}\b(?!\/)|\b(?:rgb|hsl|oklch)a?\(/g)).toBeNull();
  });

  it.each(files.filter(({ path }) => /src\/(design|components|pages)\//.test(path)))(
    '$path styles nothing inline, which a strict content policy would drop',
    ({ source }) => {
      expect(source).not.toMatch(/\sstyle=\{/);
    },
  );

  const made = files.flatMap(({ source }) => [...source.matchAll(/const (\w+) = css\(/g)].map(([, name]) => name));
  it.each(styled)('$path puts no made look under a selector, where it is nothing', ({ source }) => {
    expect(made).toContain('triggerStyles');
    expect([...source.matchAll(/'[^'\n]+': (\w+)/g)].filter(([, name]) => made.includes(name))).toEqual([]);
  });

  it('has the same names by day and by night', () => {
    expect(Object.keys(night.colors)).toEqual(Object.keys(day.colors));
    expect(Object.keys(night.shadows)).toEqual(Object.keys(day.shadows));
  });
});

type Role = keyof typeof day.colors;
/** Pairs of colours with the contrast that the look promises (architecture 12), by day and by night. */
const promised: [Role, Role, number, number][] = [
  ['ink', 'paper', 15.8, 16.2],
  ['ink', 'paperRaised', 17.2, 14.7],
  ['inkSoft', 'paper', 6, 8],
  ['inkSoft', 'paperRaised', 6.5, 7.2],
  ['inkSoft', 'paperSunk', 5.5, 8.4],
  ['inkSoft', 'accentSoft', 5.7, 5.8],
  ['inkSoft', 'goodSoft', 5.5, 6.1],
  ['onAccent', 'accent', 9.3, 9.4],
  ['onAccent', 'accentPress', 7.6, 11.2],
  ['accentInk', 'accentSoft', 5.9, 7.9],
  ['accentInk', 'paper', 6.3, 10.8],
  ['good', 'paper', 6, 10],
  ['good', 'paperRaised', 6.6, 9.1],
  ['good', 'goodSoft', 5.5, 7.7],
  ['warn', 'paperRaised', 6.3, 8.2],
  ['warn', 'warnSoft', 5.3, 7.1],
  ['warn', 'paperSunk', 5.2, 9.6],
  ['alarm', 'paperRaised', 6.6, 8.2],
  ['alarm', 'alarmSoft', 5.4, 7.4],
  ['lineStrong', 'paperRaised', 3.9, 3.9],
  ['lineStrong', 'paper', 3.6, 4.3],
  ['lineStrong', 'paperSunk', 3.3, 4.5],
];
/** Pairs that our pieces use beyond those: words on tints, on soft fills, on toasts. */
const used: [Role, Role][] = [
  ...([1, 2, 3, 4, 5, 6] as const).map((tint): [Role, Role] => ['ink', `tint${tint}`]),
  ['paper', 'ink'],
  ['ink', 'accentSoft'],
  ['ink', 'goodSoft'],
  ['ink', 'warnSoft'],
  ['ink', 'alarmSoft'],
  ['ink', 'paperSunk'],
  ['warn', 'paper'],
  ['alarm', 'paper'],
];

describe('Everybody can read it', () => {
  it.each(promised)('%s on %s keeps the figures of the look: %d by day, %d by night', (front, back, byDay, byNight) => {
    const least = front === 'lineStrong' ? 3 : 4.5;
    for (const [theme, figure] of [
      [day, byDay],
      [night, byNight],
    ] as const) {
      const ratio = contrast(theme.colors[front], theme.colors[back]);
      expect(ratio).toBeGreaterThanOrEqual(least);
      expect(Math.abs(ratio - figure)).toBeLessThan(0.1);
    }
  });

  it.each(used)('%s on %s is read by day and by night', (front, back) => {
    for (const theme of [day, night]) expect(contrast(theme.colors[front], theme.colors[back])).toBeGreaterThanOrEqual(4.5);
  });
});
