import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The recipes of CONTRIBUTING, each taken in a copy of the project. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/recipes/**/*.test.ts'], environment: 'node', testTimeout: 120_000, hookTimeout: 60_000, maxWorkers: 1 },
});
