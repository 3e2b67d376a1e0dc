import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Every screen in every state, in a real Chromium. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    expect: { poll: { timeout: 60_000 } },
    include: ['tests/gallery/**/*.test.ts'],
    environment: 'node',
    testTimeout: 4_800_000,
    hookTimeout: 240_000,
    fileParallelism: false,
    maxWorkers: 1,
  },
});
