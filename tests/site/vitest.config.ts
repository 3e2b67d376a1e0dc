import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The site of `npm run docs`, built whole and read as a person and a screen reader would. */
export default defineConfig({
  root,
  oxc: { jsx: { runtime: 'automatic' } },
  test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 300_000 },
});
