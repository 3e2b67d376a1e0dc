import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { testLimit } from '../limit.ts';
import { everyMutant } from './everyMutant.ts';

/**
 * The tests of views beside their walks, over views with every mutant beside what it changes; which one is on is read as each file
 * begins.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [everyMutant('views')],
  test: {
    environment: 'jsdom',
    env: { STOREY: 'views' },
    setupFiles: ['tests/model/harness/jsdomEnvironment.ts', 'tests/mutants/trial.setup.ts'],
    include: ['tests/design/*.dom.test.{ts,tsx}', 'tests/model/{samples,seldom,typedWrong,widgets}.walk.tsx'],
    isolate: false,
    maxWorkers: 1,
    testTimeout: testLimit,
    hookTimeout: testLimit,
    reporters: [{}],
  },
});
