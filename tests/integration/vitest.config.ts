import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { limit, testLimit } from '../limit.ts';
import { messages } from '../../mesh/vite.messages.ts';
import { inlineScripts } from '../../mesh/vite.script.ts';

/** The whole shop in one process: documents, gateway and mall on a real PostgreSQL. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [messages(), inlineScripts()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // A message is read in reports too, where no difference stands below it: lists and texts are told whole.
    chaiConfig: { truncateThreshold: 1_000 },
    expect: { poll: { timeout: limit } },
    include: ['tests/integration/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/mall/templates.setup.ts',
    environment: 'node',
    // Files share their modules: to load the whole mall anew for each took longer than its tests.
    isolate: false,
    testTimeout: testLimit,
    hookTimeout: testLimit,
    maxWorkers: 2,
    server: { deps: { external: [/\/mesh\/\.mesh\//] } },
  },
});
