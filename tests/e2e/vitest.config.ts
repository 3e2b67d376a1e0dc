import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limit, testLimit } from '../limit.ts';
import { longestFirst } from '../runner/longestFirst.ts';

/** Real journeys: the shop as `npm start` runs it, a real Chromium. Two files at a time: half of a journey is waiting. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // A message is read in reports too, where no difference stands below it: lists and texts are told whole.
    chaiConfig: { truncateThreshold: 1_000 },
    expect: { poll: { timeout: limit } },
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: 'tests/e2e/harness/shop.setup.ts',
    setupFiles: ['tests/e2e/harness/watch.setup.ts'],
    environment: 'node',
    testTimeout: testLimit,
    hookTimeout: testLimit,
    sequence: { sequencer: longestFirst('shell', 'live', 'map', 'outbox', 'late', 'session', 'report', 'wishLists') },
    maxWorkers: 2,
  },
});
