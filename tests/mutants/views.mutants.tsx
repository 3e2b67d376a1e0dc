import { afterAll, test } from 'vitest';
import { Recorder } from '#flows/coverage/recorder.ts';
import { createTestModel, type Path } from '#flows/model.ts';
import { walkPath } from '../model/harness/harness.tsx';
import { ScreenOracle } from '../model/harness/screenOracle.ts';
import { harnessFor } from '../model/harness/views.tsx';
import { nounsIn } from '../model/harness/walkFiles.ts';
import { Judgement, type Trial } from './verdicts.ts';

const judgement = new Judgement('views');

/** Fails where a handler throws as well: it is the page that hears of that. */
const walkWatched = async (walk: () => Promise<void>): Promise<void> => {
  const faults: unknown[] = [];
  const keep = (event: ErrorEvent): void => {
    event.preventDefault();
    faults.push(event.error);
  };
  window.addEventListener('error', keep);
  await walk().finally(() => window.removeEventListener('error', keep));
  if (faults.length > 0) throw faults[0];
};

afterAll(() => judgement.write());

test.each(nounsIn(judgement.table))('the view of %s', { timeout: 3_600_000 }, async (noun) => {
  const harness = await harnessFor(noun);
  const paths = createTestModel(harness.fixture).getPaths();
  const screens = new ScreenOracle(noun, paths);
  const recorder = new Recorder(harness.fixture.machine);
  const trialOf = (path: Path): Trial => {
    return () => {
      // What fields send is another matter with each mutant.
      screens.filled.clear();
      return walkWatched(() => walkPath({ ...harness, recorder, screens }, path));
    };
  };
  await judgement.try(paths.map(trialOf));
});
