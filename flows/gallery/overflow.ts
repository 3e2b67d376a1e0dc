import { placeOf, type Piece } from './texts.ts';

const slack = 1.5;
/** Less of a letter than this nobody misses. */
const letterSlack = 0.5;
const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';

/** What is wider than the window: the page scrolls sideways. */
export const overflowsSideways = (root: HTMLElement): string[] => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + slack,
  );
  const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  const places = innermost.slice(0, 3).map(placeOf).join(', ') || 'no element';
  return [`overflow: the page is ${scrollWidth - clientWidth} px wider than the window at ${places}`];
};

/** Whether a box says itself that there is more: dots at the end of its line or lines. */
const saysMore = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean =>
  textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '');

const pen = document.createElement('canvas').getContext('2d');

/** How far letters reach below their lines' ends, in px: where a line is lower than its letters are high, they do. */
const lettersBelow = ({ element, text, boxes }: Piece, box: DOMRect): number => {
  if (!pen) return 0;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const { actualBoundingBoxDescent, fontBoundingBoxDescent } = pen.measureText(text);
  const shown = boxes.map(({ bottom }) => bottom - fontBoundingBoxDescent).filter((baseline) => baseline < box.bottom);
  return Math.max(...shown) + actualBoundingBoxDescent - box.bottom;
};

/** What keeps a text from being seen whole: the first box around it that it leaves, and how. */
const cutOf = (piece: Piece): string | null => {
  const { element, boxes } = piece;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  // A line's box is higher than its letters.
  const air = (boxes[0]?.height ?? 0) * 0.3;
  for (let each: HTMLElement | null = element; each && each !== document.body; each = each.parentElement) {
    const style = getComputedStyle(each);
    if (style.display === 'inline' || style.display === 'contents') continue;
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) return null;
    const box = each.getBoundingClientRect();
    const isOutside = right > box.right + slack || left < box.left - slack;
    if (clips(style.overflowY) && lettersBelow(piece, box) > letterSlack) return `cut: the letters of ${placeOf(element)} are cut below`;
    if (saysMore(style) && (clips(style.overflowX) || clips(style.overflowY))) return null;
    if (clips(style.overflowX) && isOutside) return `cut: ${placeOf(element)} is cut at the side`;
    if (clips(style.overflowY) && (bottom > box.bottom + slack + air || top < box.top - slack - air))
      return `cut: ${placeOf(element)} is cut below or above`;
    if (isOutside) return `runs out: ${placeOf(element)} leaves ${each === element ? 'its box' : placeOf(each)}`;
    if (style.position === 'absolute' || style.position === 'fixed') return null;
  }
  return null;
};

const longWord = 13;

/** Words that a line breaks in the middle, without a hyphen, though they are of a usual length: their box is too narrow. */
export const brokenWords = (pieces: readonly Piece[]): string[] => {
  const found = new Set<string>();
  for (const { element, node, boxes } of pieces) {
    if (new Set(boxes.map(({ top }) => Math.round(top))).size < 2 || getComputedStyle(element).hyphens === 'auto') continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]+/gu)) {
      if (word.length > longWord) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        found.add(`broken: '${word}' in ${placeOf(element)}`);
    }
  }
  return [...found];
};

/** Texts that are cut without dots, or leave their box. */
export const cutTexts = (pieces: readonly Piece[]): string[] => [...new Set(pieces.map(cutOf).filter((found) => found !== null))];

/** The layer in which something stands: bars that stick and dialogs stand over what lies beneath, which is no fault. */
export const layerOf = (element: Element): Element => {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { position, zIndex } = getComputedStyle(each);
    if (
      position === 'fixed' ||
      position === 'sticky' ||
      (position === 'absolute' && zIndex !== 'auto') ||
      each.getAttribute('role') === 'dialog'
    )
      return each;
  }
  return document.body;
};

type Line = { left: number; right: number; top: number; bottom: number; piece: Piece };

/** What is left of a line where boxes around it clip it (dots, clamped lines); null when nothing of it is seen. */
export const seenOf = (line: Line): Line | null => {
  let { left, right, top, bottom } = line;
  for (let each: HTMLElement | null = line.piece.element; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(each);
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const box = each.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    if (position === 'fixed') break;
  }
  return right - left > 1 && bottom - top > 1 ? { ...line, left, right, top, bottom } : null;
};

/** Texts of one layer that stand on each other. */
export const overlaps = (pieces: readonly Piece[]): string[] => {
  const layers = new Map<Element, Line[]>();
  for (const piece of pieces) {
    const lines = piece.boxes.map(({ left, right, top, bottom }) => {
      // The box of a line is higher than its letters.
      const air = (bottom - top) * 0.22;
      return seenOf({ left: left + 1, right: right - 1, top: top + air, bottom: bottom - air, piece });
    });
    const layer = layerOf(piece.element);
    layers.set(layer, [...(layers.get(layer) ?? []), ...lines.filter((line) => line !== null)]);
  }
  const found = new Set<string>();
  for (const lines of layers.values()) {
    const sorted = lines.sort((a, b) => a.top - b.top);
    sorted.forEach((line, index) => {
      for (const other of sorted.slice(index + 1)) {
        if (other.top >= line.bottom) break;
        const isApart = line.piece.node === other.piece.node || line.right <= other.left || other.right <= line.left;
        if (!isApart) found.add(`overlap: ${placeOf(line.piece.element)} and ${placeOf(other.piece.element)} stand on each other`);
      }
    });
  }
  return [...found];
};
