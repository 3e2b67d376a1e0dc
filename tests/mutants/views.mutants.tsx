import { afterAll, test } from 'vitest';
import { Recorder } from '#flows/coverage/recorder.ts';
import { createTestModel } from '#flows/model.ts';
import { walkPath } from '../model/harness/harness.tsx';
import { ScreenOracle } from '../model/harness/screenOracle.ts';
import { harnessFor } from '../model/harness/views.tsx';
import { nounsIn } from '../model/harness/walkFiles.ts';
import { Judgement } from './verdicts.ts';

const judgement = new Judgement('views');
afterAll(() => judgement.write());

test.each(nounsIn(judgement.table))('the view of %s', { timeout: 3_600_000 }, async (noun) => {
  const harness = await harnessFor(noun);
  const paths = createTestModel(harness.fixture).getPaths();
  const screens = new ScreenOracle(noun, paths);
  const recorder = new Recorder(harness.fixture.machine);
  await judgement.try(paths.map((path) => () => walkPath({ ...harness, recorder, screens }, path)));
});
