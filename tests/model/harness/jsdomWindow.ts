import { builtinEnvironments } from 'vitest/runtime';

/** A window for views that are shown outside of a test run: the one the tests have. Import it before anything that looks for one. */
await builtinEnvironments.jsdom.setup(globalThis, {});
// React would keep a stack and a measure of every element for tools that are not here; that is a quarter of the time. Of so many a second it keeps no more.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: kept } = (await import('react')) as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
};
if (kept) Object.defineProperty(kept, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} });
await import('./jsdomEnvironment.ts');
