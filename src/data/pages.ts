import type { PageOf } from '#machines/model/shop.ts';

/** Most rows of a list that the mall answers at once (contract 1). */
const mostRows = 100;

/** How many rows to ask for, so that the first `pages` pages of `size` rows come in one answer, or as many whole ones as may. */
export const rowsOfPages = (size: number, pages: number): number => size * Math.max(1, Math.min(pages, Math.floor(mostRows / size)));

/** Such an answer, counted in pages of `size` rows: the last of them is the current one. A single page is what the mall says it is. */
export const inPages = <Row>(answer: PageOf<Row>, size: number, pages: number): PageOf<Row> => {
  if (pages <= 1) return answer;
  const { records, total } = answer;
  return { records, total, size, current: Math.max(1, Math.ceil(records.length / size)), pages: Math.ceil(total / size) };
};
