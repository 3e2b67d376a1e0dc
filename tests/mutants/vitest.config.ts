import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { everyMutant } from './everyMutant.ts';

const project = (name: 'views' | 'data', environment: 'jsdom' | 'node') => ({
  extends: true as const,
  plugins: [everyMutant(name)],
  test: { name, environment, env: { HARNESSES: 'alone' }, include: [`tests/mutants/${name}.mutants.{ts,tsx}`] },
});

/** Judges the mutants of the bodies of views and data functions: each stands in its module, and is switched on for its trial. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    setupFiles: ['tests/model/harness/jsdomEnvironment.ts', 'tests/mutants/switch.ts'],
    execArgv: ['--min-semi-space-size=192', '--max-semi-space-size=192'],
    maxWorkers: 1,
    isolate: false,
    projects: [project('views', 'jsdom'), project('data', 'node')],
  },
});
