import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAskedAnew, reloadForOthers } from '#src/storage/sessionCookie.ts';

const reload = vi.fn();
const goOn = vi.fn();
const listening = new AbortController();

beforeEach(() => {
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  document.cookie = `session=${encodeURIComponent(JSON.stringify({ userId: 'u1', name: 'Kamala', pic: '' }))}`;
  reloadForOthers('u1');
  addEventListener('pageshow', goOn, { signal: listening.signal });
});
afterEach(() => {
  listening.abort();
  document.documentElement.hidden = false;
  vi.unstubAllGlobals();
});

it('a page that Back brings again goes on while its shopper is logged in, and after that is asked for anew and asks nothing more', () => {
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  comeBack();
  expect([goOn.mock.calls.length, reload.mock.calls.length, document.documentElement.hidden, isAskedAnew()]).toEqual([1, 0, false, false]);
  document.cookie = 'session=; max-age=0';
  comeBack();
  expect([goOn.mock.calls.length, reload.mock.calls.length, document.documentElement.hidden, isAskedAnew()]).toEqual([1, 1, true, true]);
});
