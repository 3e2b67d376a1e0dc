import { layerOf, seenOf } from './overflow.ts';
import { placeOf, type Piece } from './texts.ts';

/** Nearer than this, in px, words and a button look like one thing. */
const nearest = 3;

const isSeen = (color: string): boolean => color !== 'transparent' && !color.endsWith(', 0)') && !color.endsWith('/ 0)');

/** Whether eyes see a box: an edge, or a ground of its own. */
const isBox = (control: Element): boolean => {
  const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(control);
  return isSeen(backgroundColor) || (borderTopWidth !== '0px' && isSeen(borderTopColor));
};

/** Buttons that words above or below them touch. */
export const crowded = (root: HTMLElement, pieces: readonly Piece[]): string[] => {
  const controls = [...root.querySelectorAll<HTMLElement>('button, a[href]')].filter((each) => each.checkVisibility() && isBox(each));
  const texts = pieces.map((piece) => ({
    element: piece.element,
    lines: piece.boxes.map(({ left, right, top, bottom }) => seenOf({ left, right, top, bottom, piece })).filter((line) => line !== null),
  }));
  const found = new Set<string>();
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const layer = layerOf(control);
    for (const { element, lines } of texts) {
      const isNear = lines.some(({ left, right, top, bottom }) => {
        const gap = Math.max(box.top - bottom, top - box.bottom);
        return gap > -1 && gap < nearest && right > box.left && left < box.right;
      });
      if (!isNear || control.contains(element) || element.contains(control) || layerOf(element) !== layer) continue;
      found.add(`crowded: ${placeOf(control)} and ${placeOf(element)} touch`);
    }
  }
  return [...found];
};
