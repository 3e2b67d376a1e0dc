import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectAll, told, type Staged } from '#flows/gallery/inspect.ts';
import { listOf, stageAll } from '#flows/gallery/stock.ts';
import { Theatre } from '#flows/gallery/theatre.ts';
import { everyVisit, sampledVisits } from '#flows/gallery/visits.ts';

let staged: Staged[];
let theatre: Theatre;
beforeAll(async () => {
  staged = await stageAll();
  theatre = await Theatre.open();
});
afterAll(() => (theatre as Theatre | undefined)?.close());

test('every screen in every state is on the list of pictures', async () => {
  expect(listOf(staged), "the screens changed: look at them (npm run gallery), then 'npm run gallery -- --list --write'").toBe(await readFile(new URL('../ledger/gallery.txt', import.meta.url), 'utf8'));
});

test('every screen is without fault', async () => {
  expect(told(await inspectAll(theatre, process.env.FULL ? everyVisit(staged) : sampledVisits(staged)))).toEqual([]);
});
