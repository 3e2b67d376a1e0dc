import { builtinEnvironments } from 'vitest/runtime';

/** A window for views that are shown outside of a test run: the one the tests have. Import it before anything that looks for one. */
await builtinEnvironments.jsdom.setup(globalThis, {});
await import('./surroundings.ts');
