// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { FavouriteWish } from '#machines/favourite.ts';
import { storedWishes, storeWishes } from '#src/storedWishes.ts';

const nimal = { userId: 'u-1' };
const amara = { userId: 'u-2' };
const wish: FavouriteWish = { favourite: { kind: 'product', id: 101 }, isWanted: true };

beforeEach(() => sessionStorage.clear());

test('hearts that wait are found after a reload, until they are saved', () => {
  storeWishes(nimal, [wish]);
  expect(storedWishes(nimal)).toEqual([wish]);
  expect(storedWishes(nimal)).toEqual([wish]);
  storeWishes(nimal, []);
  expect(storedWishes(nimal)).toEqual([]);
});

test('another shopper in the same tab never finds them, and then they are gone', () => {
  storeWishes(nimal, [wish]);
  expect(storedWishes(amara)).toEqual([]);
  expect(storedWishes(nimal)).toEqual([]);
});

test('what is no list of hearts is none', () => {
  for (const text of ['', 'null', '{', '[]', '{"of":"u-1"}', '{"of":"u-1","wishes":[null,{"isWanted":true},{"favourite":{"kind":"car","id":1},"isWanted":true}]}']) {
    sessionStorage.setItem('hearts', text);
    expect(storedWishes(nimal), text).toEqual([]);
  }
});
