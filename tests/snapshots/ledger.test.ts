import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chartOf } from '#flows/chart/chart.ts';
import { readChart } from '#flows/chart/chart.read.ts';
import { chartText } from '#flows/chart/chart.text.ts';
import { shapeDifferences } from '#flows/diff/chart.diff.ts';
import { gatherMachines } from '#flows/machines.ts';
import { documentFacts } from './labelledAnswers.ts';
import { documents } from './portRequests.ts';
import { requestFolder } from './snapshots.ts';

const facts = Object.values(documents).map(({ text }) => documentFacts(text));

describe('the ledger as a whole', () => {
  test('says of every document which port sends it', async () => {
    const pages = await Promise.all((await readdir(requestFolder)).map((file) => readFile(join(requestFolder, file), 'utf8')));
    const sent = new Set(pages.flatMap((page) => [...page.matchAll(/^ {4}(\w+): /gm)].map(([, name]) => name)));
    expect(facts.map(({ name }) => name).filter((name) => !sent.has(name))).toEqual([]);
  });

  test('holds charts that are read from their text as they were written', async () => {
    for (const machine of (await gatherMachines()).values()) {
      const chart = chartOf(machine);
      const read = readChart(chart.id, chartText(chart).split('\n'));
      expect(chartText(read)).toBe(chartText(chart));
      expect(shapeDifferences(read, chart)).toEqual([]);
    }
  });
});

test('no document gives a field another name, by which one could stand for another', () => {
  expect(facts.flatMap(({ renamed }) => renamed)).toEqual([]);
});
