import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that runs without a database or a browser: the walks, the laws, the ledger, the house. Walks through views (`*.walk.tsx`) run in jsdom. */
export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    setupFiles: ['tests/walks/surroundings.ts'],
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'plain', environment: 'node', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/{journeys,mall,tower,contract,gallery}/**'], testTimeout: 20_000 } },
      { extends: true, test: { name: 'walks', environment: 'jsdom', include: ['tests/walks/*.walk.tsx'], testTimeout: 20_000 } },
    ],
  },
});
