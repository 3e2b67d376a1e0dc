import { expect, test } from 'vitest';
import type { PageOf } from '#machines/model/shop.ts';
import { inPages, rowsOfPages } from '#src/data/pages.ts';

/** The mall's answer from a list of `total` rows. */
const answer = (total: number, current: number, size: number): PageOf<number> => ({
  records: Array.from({ length: total }, (_, row) => row).slice((current - 1) * size, current * size),
  total,
  size,
  current,
  pages: Math.ceil(total / size),
});

const read = (total: number, size: number, current: number, pages: number): PageOf<number> =>
  inPages(answer(total, current, rowsOfPages(size, pages)), size, pages);

test('The first pages in one answer are counted as if they had come one by one', () => {
  expect(read(45, 20, 1, 2)).toEqual({
    records: [...answer(45, 1, 20).records, ...answer(45, 2, 20).records],
    total: 45,
    size: 20,
    current: 2,
    pages: 3,
  });
});

test('A page alone, also a later one, is what the mall says', () => {
  for (const current of [1, 3]) expect(read(45, 20, current, 1)).toEqual(answer(45, current, 20));
  expect(read(0, 20, 1, 0)).toEqual(answer(0, 1, 20));
});

test('A list that became shorter ends where its rows do', () => {
  expect(read(15, 20, 1, 3)).toMatchObject({ current: 1, pages: 1 });
  expect(read(0, 20, 1, 3)).toMatchObject({ records: [], current: 1, pages: 0 });
});

test('No more is asked for than the mall answers at once, and in whole pages: the next one begins where they end', () => {
  for (const size of [10, 20, 30]) {
    const { records, current } = read(500, size, 1, 99);
    expect(records.length, `${size} rows a page`).toBeLessThanOrEqual(100);
    expect(answer(500, current + 1, size).records[0], `${size} rows a page`).toBe(records.length);
  }
});
