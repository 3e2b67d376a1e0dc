import { blocks, isHiddenItself, plain } from './accessibleTree.ts';
import { Bar, Block, Skeleton } from '#src/design/Skeleton.tsx';
import { ariaRoleOf, lineOf, namedByContent, statesOfWords } from './ariaLine.ts';

/** One line of a snapshot, and the element it tells of; null for plain text. */
export type AriaLine = { text: string; element: Element | null };

const indented = (lines: readonly AriaLine[]): AriaLine[] => lines.map(({ text, element }) => ({ text: `  ${text}`, element }));

/** A thing with what stands in it: text alone stands on its own line. */
const around = (head: AriaLine, inner: readonly AriaLine[]): AriaLine[] => {
  const [only] = inner;
  return inner.length === 1 && only?.element === null && only.text.startsWith('- text: ')
    ? [{ ...head, text: `${head.text}: ${only.text.replace('- text: ', '')}` }]
    : [head, ...indented(inner)];
};

/** Pictures, also those that only decorate: who sees them sees which they are. */
const picturesIn = (element: Element): AriaLine[] =>
  [...element.querySelectorAll('img')].map((picture) => ({ text: lineOf(picture, 'img'), element: picture }));

/** What stands where something comes is silent; who looks sees its boxes. */
const skeletonLine = (element: Element): AriaLine => {
  const boxes = element.querySelectorAll(`${Bar.selector}, ${Block.selector}`).length;
  return { text: `- skeleton [boxes=${boxes}]`, element: null };
};

const childLines = (element: Element): AriaLine[] => {
  const lines: AriaLine[] = [];
  let text = '';
  const endText = (states = ''): void => {
    if (plain(text) !== '') lines.push({ text: `- text${states}: ${plain(text)}`, element: null });
    text = '';
  };
  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? '';
    if (!(node instanceof Element)) return;
    if (node.matches(Skeleton.selector)) {
      endText();
      lines.push(skeletonLine(node));
    }
    if (isHiddenItself(node)) return;
    // What stands in a label is the name of its control.
    if (node.tagName === 'LABEL' && node.hasAttribute('for')) return;
    const role = ariaRoleOf(node);
    const states = role === null ? statesOfWords(node) : '';
    const isBlock = role !== null || states !== '' || blocks.has(node.tagName.toLowerCase());
    if (isBlock) endText();
    if (role === null) node.childNodes.forEach(visit);
    else lines.push(...linesOf(node, role));
    if (isBlock) endText(states);
    // Parts that only a style sheet sets apart ("Items" and its amount) are told apart.
    else text += ' ';
  };
  element.childNodes.forEach(visit);
  endText();
  return lines;
};

const linesOf = (element: Element, role: string): AriaLine[] => {
  const head = { text: lineOf(element, role), element };
  if (element instanceof HTMLSelectElement || role === 'img') return [head];
  if (namedByContent.has(role) && !element.querySelector('a, button, input')) return [head, ...indented(picturesIn(element))];
  return around(head, childLines(element));
};

/**
 * What a person perceives of the page now, as Playwright writes it: roles, names, states, values and descriptions, from top to
 * bottom, in their nesting.
 */
export const ariaSnapshot = (): AriaLine[] => childLines(document.body);
