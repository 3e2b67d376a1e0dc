/** A piece of text on the screen: where it is written, and the boxes of its lines. */
export type Piece = { element: HTMLElement; node: Text; text: string; boxes: DOMRect[] };

/** How a person who mends it finds the element: its tag, what it is called, the beginning of its words. */
export const placeOf = (element: Element): string => {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const role = element.getAttribute('role');
  return `<${element.tagName.toLowerCase()}${role ? ` role="${role}"` : ''}> "${words.length > 60 ? `${words.slice(0, 59)}…` : words}"`;
};

const isHiddenFromEyes = (element: Element): boolean => {
  // Also what a closed `details` holds.
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { clipPath, clip, position } = getComputedStyle(each);
    if (position === 'absolute' && (clipPath !== 'none' || clip !== 'auto')) return true;
    const box = each.getBoundingClientRect();
    if (position === 'absolute' && box.width <= 1 && box.height <= 1) return true;
  }
  return false;
};

/** Every text that eyes can see, in the order of the document. */
export const piecesIn = (root: HTMLElement): Piece[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Piece[] = [];
  const hidden = new Map<Element, boolean>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const element = node.parentElement;
    if (text === '' || !element || element.closest('script, style, option, title, [aria-hidden="true"] svg')) continue;
    if (!hidden.has(element)) hidden.set(element, isHiddenFromEyes(element));
    if (hidden.get(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5);
    if (boxes.length > 0) found.push({ element, node: node as Text, text, boxes });
  }
  return found;
};
