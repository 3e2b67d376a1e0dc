import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limit, testLimit } from '../limit.ts';
import { longestFirst } from '../runner/longestFirst.ts';

/** The mall against a real PostgreSQL: one server for all files, one database for each. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // A message is read in reports too, where no difference stands below it: lists and texts are told whole.
    chaiConfig: { truncateThreshold: 1_000 },
    expect: { poll: { timeout: limit } },
    include: ['tests/mall/**/*.test.ts'],
    globalSetup: 'tests/mall/templates.setup.ts',
    setupFiles: ['tests/runner/properties.setup.ts'],
    environment: 'node',
    // Files share their modules: to load the whole mall anew for each took longer than its tests.
    isolate: false,
    sequence: { sequencer: longestFirst('database', 'mallContext', 'requestKill', 'order.walk', 'order.kill') },
    testTimeout: testLimit,
    hookTimeout: testLimit,
    maxWorkers: 2,
  },
});
