import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testLimit } from './limit.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that runs without a database or a browser: model tests, properties, snapshots, architecture. Walks through views (`*.walk.tsx`) run in jsdom. */
export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // A message is read in reports too, where no difference stands below it: lists and texts are told whole.
    chaiConfig: { truncateThreshold: 1_000 },
    setupFiles: ['tests/model/harness/jsdomEnvironment.ts'],
    maxWorkers: 2,
    testTimeout: testLimit,
    hookTimeout: testLimit,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{e2e,mall,integration,contract,gallery,recipes,site}/**'],
        },
      },
      {
        extends: true,
        test: { name: 'walks', environment: 'jsdom', isolate: false, include: ['tests/model/*.walk.tsx'] },
      },
    ],
  },
});
