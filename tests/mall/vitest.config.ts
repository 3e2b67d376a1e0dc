import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limit, testLimit } from '../limit.ts';

/** The mall against a real PostgreSQL: one server for all files, one database for each. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    // A message is read in reports too, where no difference stands below it: lists and texts are told whole.
    chaiConfig: { truncateThreshold: 1_000 },
    expect: { poll: { timeout: limit } },
    include: ['tests/mall/**/*.test.ts'],
    globalSetup: 'tests/mall/templates.setup.ts',
    environment: 'node',
    testTimeout: testLimit,
    hookTimeout: testLimit,
    maxWorkers: 2,
  },
});
