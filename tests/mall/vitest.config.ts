import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The mall against a real PostgreSQL: one server for all files, one database for each. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { expect: { poll: { timeout: 20_000 } }, include: ['tests/mall/**/*.test.ts'], environment: 'node', testTimeout: 30_000, hookTimeout: 120_000, maxWorkers: 2 },
});
