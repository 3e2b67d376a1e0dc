import { placeOf, type Piece } from './texts.ts';

/** Headings of a page that eyes see, and that say the same; what stands in a list may be called alike. */
export const repeatedHeadings = (root: HTMLElement, pieces: readonly Piece[]): string[] => {
  const headings = [...root.querySelectorAll<HTMLElement>('main :is(h1, h2)')].filter(
    (heading) => pieces.some(({ element }) => heading.contains(element)) && !heading.closest('li, article, [role="dialog"]'),
  );
  const wordsOf = (heading: HTMLElement): string => heading.textContent.trim();
  return headings
    .filter((heading, at) => headings.findIndex((other) => wordsOf(other) === wordsOf(heading)) < at)
    .map((heading) => `repeated: ${placeOf(heading)} is called as another heading`);
};
