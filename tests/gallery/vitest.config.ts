import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limit, testLimit } from '../limit.ts';

/** Every screen in every state, in a real Chromium. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    expect: { poll: { timeout: limit } },
    include: ['tests/gallery/**/*.test.ts'],
    environment: 'node',
    testTimeout: 4_800_000,
    hookTimeout: testLimit,
    fileParallelism: false,
    maxWorkers: 1,
  },
});
