import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, scripts } from './walls.ts';

/** What reads how long something took, or waits for so long. */
const timed =
  /performance\.now\(\)|Date\.now\(\) - \w*(begun|ended|started|At)\b|waitForTimeout|setTimeout\(\w+, [\w.]+\)|\bpause\([\w/. ]+\)/;

/** Where durations are judged, or told to a person. */
const ofDurations = /^tests\/((bench|attack|runner|faults)\/|run\.ts$)/;

/** Who may, and why: it decides nothing, or only in the long run, or it is what is tested. */
const allowed: Record<string, string> = {
  'tests/e2e/harness/shopProcess.ts': 'looks again until the one limit',
  'tests/e2e/early.test.ts': "holds the browser's frames back",
  'tests/e2e/late.test.ts': 'the long run alone, as a ratio to the calibration',
  'tests/e2e/live.test.ts': 'a change that is slow on its way',
  'tests/e2e/outbox.test.ts': 'requests that are slow at random',
  'tests/e2e/session.test.ts': 'a document that comes late',
  'tests/e2e/slowAnswer.test.ts': 'an answer that is slow',
  'tests/mall/platform/mallContext.test.ts': 'an answer is at least as late as it was asked to be; a key is held for longer than its lease',
  'tests/mall/platform/rateLimit.test.ts': 'the long run alone',
  'tests/mall/platform/requestKill.test.ts': 'looks again; tells the longest start in the long run',
  'tests/mall/session.test.ts': 'the long run alone',
  'tests/model/harness/harness.tsx': "holds a view's timers",
  'tests/properties/money/reductions.law.test.ts': 'the long run alone',
};

const timedFiles = scripts()
  .filter((path) => path.startsWith('tests/') && !ofDurations.test(path) && path !== 'tests/architecture/timeless.test.ts')
  .filter((path) => timed.test(readFileSync(join(root, path), 'utf8')));

it('No test knows how fast the machine is: none measures a duration or sleeps, but for those that say why', () => {
  expect(timedFiles.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
