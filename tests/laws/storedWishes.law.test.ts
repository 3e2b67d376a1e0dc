// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { FavouriteWish } from '#machines/favourite.ts';
import { forgetWishes, storeWishes, takeWishes } from '#src/storedWishes.ts';

const nimal = { userId: 'u-1' };
const amara = { userId: 'u-2' };
const wish: FavouriteWish = { favourite: { kind: 'product', id: 101 }, isWanted: true };

beforeEach(() => localStorage.clear());

test('hearts that wait are found after a reload, until they are saved', async () => {
  storeWishes(nimal, [wish]);
  expect(await takeWishes(nimal)).toEqual([wish]);
  expect(await takeWishes(nimal)).toEqual([wish]);
  storeWishes(nimal, []);
  expect(await takeWishes(nimal)).toEqual([]);
});

test('another shopper in the same browser never finds them', async () => {
  storeWishes(nimal, [wish]);
  expect(await takeWishes(amara)).toEqual([]);
  expect(await takeWishes(nimal)).toEqual([wish]);
});

test('nobody finds them once nobody is logged in', async () => {
  storeWishes(nimal, [wish]);
  forgetWishes();
  expect(await takeWishes(nimal)).toEqual([]);
});

test('what closed tabs left becomes one tab\'s', async () => {
  localStorage.setItem('hearts u-1 closed', JSON.stringify([wish]));
  expect(await takeWishes(nimal)).toEqual([wish]);
  expect(localStorage.getItem('hearts u-1 closed')).toBeNull();
  expect(await takeWishes(nimal)).toEqual([wish]);
});

test('what is no list of hearts is none', async () => {
  for (const text of ['', 'null', '{', '{}', '[null,{"isWanted":true},{"favourite":{"kind":"car","id":1},"isWanted":true}]']) {
    localStorage.setItem('hearts u-1 closed', text);
    expect(await takeWishes(nimal), text).toEqual([]);
  }
});
