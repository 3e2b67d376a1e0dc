import { isDeepStrictEqual } from 'node:util';
import { afterAll, test } from 'vitest';
import { explore, type Exploration } from '#flows/explorer.ts';
import { loadFixtures } from '#flows/loadFixtures.ts';
import { isChosen, tableOf } from '../model/harness/walkFiles.ts';
import { mappings } from '../properties/data/mappings.ts';
import { portWaysOf } from '../snapshots/requests.ts';
import { Judgement } from './verdicts.ts';

const judgement = new Judgement('data');
afterAll(() => judgement.write());

const fixtures = await loadFixtures();
const explorations = new Map<string, Exploration>();
const walkedOf = (id: string): Exploration | undefined => {
  const fixture = fixtures.get(id);
  if (!fixture) return undefined;
  const known = explorations.get(id) ?? explore(fixture);
  explorations.set(id, known);
  return known;
};

const nouns = [...fixtures.keys()].filter((noun) => isChosen(noun) && tableOf(noun) === judgement.table);

test.each(nouns)('the data functions of %s', { timeout: 3_600_000 }, async (noun) => {
  const ways = (await portWaysOf(noun, walkedOf)).flatMap((port) => port.ways);
  await judgement.try(
    ways.map(({ lines, again }) => async () => {
      const now = await again();
      const other = now.find((line, nth) => line !== lines[nth]);
      if (other !== undefined || now.length !== lines.length) throw new Error(other ?? 'less is told');
    }),
  );
});

test('what no sample speaks of', async () => {
  await judgement.tryBeside(
    mappings.map(({ title, made, wanted }) => async () => {
      if (!isDeepStrictEqual(await made(), wanted)) throw new Error(title);
    }),
  );
});
