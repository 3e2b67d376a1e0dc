import { builtinEnvironments } from 'vitest/runtime';

/** A window for views that are shown outside of a test run: the one the tests have. Import it before anything that looks for one. */
await builtinEnvironments.jsdom.setup(globalThis, {});
// React would keep a stack and a measure of every element for tools that are not here; that is a tenth of the time.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
await import('./surroundings.ts');
