import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { words } from '../../mesh/vite.words.ts';

/** The storeys in one process: documents, gateway and mall on a real PostgreSQL. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [words()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: { expect: { poll: { timeout: 20_000 } }, include: ['tests/tower/**/*.test.{ts,tsx}'], environment: 'node', testTimeout: 30_000, hookTimeout: 120_000, maxWorkers: 1, server: { deps: { external: [/\/mesh\/\.mesh\//] } } },
});
