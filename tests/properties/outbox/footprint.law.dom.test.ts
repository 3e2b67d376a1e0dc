import { beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Gateway } from '#src/adapters/adapt.ts';
import { adaptFootprintRecorder } from '#src/adapters/footprintRecorder.adapter.ts';
import { FavouritesStore } from '#src/runtime/favouritesStore.ts';
import { storedFootprint } from '#src/storage/footprintStorage.ts';
import { noStorage } from '#src/storage/shopperStorage.ts';
import { card } from '../../fixtures/products.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const nobody: Gateway = {
  execute: () => Promise.reject(new Error('a guest asks nothing')),
  listen: () => () => undefined,
  now: () => now,
  favourites: new FavouritesStore(false),
  storage: noStorage,
  deliverTo: () => null,
};

const guestLooks = (): void => {
  const actor = createActor(adaptFootprintRecorder(nobody, 'Asia/Colombo'), { input: { isLoggedIn: false, seed: 'tab' } }).start();
  actor.send({ type: 'product.seen', product: card(101), at: now });
};
const seenAt = (): number[] => storedFootprint().map(({ at }) => at);

beforeEach(() => localStorage.clear());

test('what a guest looks at is remembered once the page is painted', async () => {
  guestLooks();
  await vi.waitFor(() => expect(seenAt()).toEqual([now]));
});

test('it is remembered too where he leaves before that, and once', async () => {
  guestLooks();
  expect(seenAt()).toEqual([]);
  dispatchEvent(new Event('pagehide'));
  expect(seenAt()).toEqual([now]);
  localStorage.clear();
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  expect(seenAt()).toEqual([]);
});
