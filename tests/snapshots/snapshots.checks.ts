import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { chartOf } from '#flows/chart/chart.ts';
import { readChart } from '#flows/chart/chart.read.ts';
import { chartText } from '#flows/chart/chart.text.ts';
import { shapeDifferences } from '#flows/diff/chart.diff.ts';
import { pageDifferences } from '#flows/diff/page.diff.ts';
import { gatherMachines } from '#flows/machines.ts';
import { documentFacts } from './labelledAnswers.ts';
import { readableDiff } from './lineDiff.ts';
import { documents, type Request } from './portRequests.ts';
import { folder, requestFolder, requestPages, snapshotPages } from './snapshots.ts';

const pages = await snapshotPages();
const sent: Request[] = [];
const requests = await requestPages((asking) => void sent.push(...asking.requests));

const writtenAt = (name: string, where: URL): Promise<string> => readFile(new URL(`${name}.txt`, where), 'utf8').catch(() => '');
const namesIn = async (where: URL): Promise<string[]> => (await readdir(where)).map((file) => file.replace('.txt', ''));

/** So many differences are told; the rest is counted. */
const most = 20;

describe('the ledger says what every machine does today', () => {
  test.each([...pages])('%s', async (name, page) => {
    const written = await writtenAt(name, folder);
    const found = pageDifferences(written, page);
    const told = found.slice(0, most).map((sentence) => `  ${sentence}\n`);
    expect(
      found.length,
      `machines/${name}.ts does not what its page tells:\n\n${told.join('')}` +
        (found.length > most ? `  ... and ${found.length - most} more\n` : '') +
        `\nThe page is tests/snapshots/pages/${name}.txt. Where each of these is meant, write it anew: npm run ledger -- --write\n`,
    ).toBe(0);
  });

  test('and of no machine that is gone', async () => {
    expect((await namesIn(folder)).filter((name) => !pages.has(name))).toEqual([]);
  });
});

describe('the ledger says what goes over the wire: the calls, their arguments and keys, and what is made of the answers', () => {
  test.each([...requests])('%s', async (name, page) => {
    const written = await writtenAt(name, requestFolder);
    const found = readableDiff(written.split('\n'), page.split('\n'));
    const told = found.slice(0, most).join('\n');
    expect(
      found.length,
      `${name} asks the mall something else, or makes something else of its answer:\n\n${told}\n` +
        (found.length > most ? `  ... and ${found.length - most} more lines\n` : '') +
        `\nThe page is tests/snapshots/requests/${name}.txt. Where each of these is meant, write it anew: npm run ledger -- --write\n`,
    ).toBe(0);
  });

  test('and of no machine that is gone', async () => {
    expect((await namesIn(requestFolder)).filter((name) => !requests.has(name))).toEqual([]);
  });

  test('every document is asked by some port', () => {
    const asked = new Set(sent.map(({ name }) => name));
    const names = Object.values(documents).map(({ text }) => documentFacts(text).name);
    expect(names.filter((name) => !asked.has(name))).toEqual([]);
  });

  test('no document gives a field another name, by which one could stand for another', () => {
    expect(Object.values(documents).flatMap(({ text }) => documentFacts(text).renamed)).toEqual([]);
  });
});

test('a chart is read from its text as it was written', async () => {
  for (const machine of (await gatherMachines()).values()) {
    const chart = chartOf(machine);
    const read = readChart(chart.id, chartText(chart).split('\n'));
    expect(chartText(read)).toBe(chartText(chart));
    expect(shapeDifferences(read, chart)).toEqual([]);
  }
});
