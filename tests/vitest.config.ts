import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testLimit } from './limit.ts';
import { longestFirst } from './runner/longestFirst.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that runs without a database or a browser: model tests, properties, snapshots, architecture. Walks through views (`*.walk.tsx`) and `*.dom.test.tsx` run in jsdom. */
export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // A message is read in reports too, where no difference stands below it: lists and texts are told whole.
    chaiConfig: { truncateThreshold: 1_000 },
    setupFiles: ['tests/model/harness/jsdomEnvironment.ts', 'tests/runner/properties.setup.ts'],
    maxWorkers: 2,
    // Explorers make and drop states by the million: a larger nursery saves a quarter of their time.
    execArgv: ['--min-semi-space-size=192', '--max-semi-space-size=192'],
    // Files share their modules: to load them anew for each took longer than the tests.
    isolate: false,
    sequence: { sequencer: longestFirst('machines.', 'mutate') },
    testTimeout: testLimit,
    hookTimeout: testLimit,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{e2e,mall,integration,contract,gallery,recipes,site}/**', '**/*.{dom,window}.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        // What puts up a window of its own beside Node's globals shares them with no other file.
        test: { name: 'window', environment: 'node', isolate: true, include: ['tests/**/*.window.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'dom', environment: 'jsdom', include: ['tests/**/*.dom.test.{ts,tsx}', 'tests/model/*.walk.tsx'] },
      },
    ],
  },
});
