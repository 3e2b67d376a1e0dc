import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that runs without a database or a browser: the walks, the laws, the ledger, the house. `*.walk.tsx` run in jsdom. */
export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  define: { __DEV__: 'true' },
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/journeys/**', 'node_modules/**'],
    setupFiles: ['tests/walks/surroundings.ts'],
    testTimeout: 20_000,
    maxWorkers: 2,
    reporters: ['default'],
  },
});
