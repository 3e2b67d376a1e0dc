const toldAttributes = [
  'role',
  'href',
  'src',
  'alt',
  'title',
  'placeholder',
  'type',
  'data-state',
  'open',
  'inert',
  'hidden',
  'disabled',
  'lang',
  'style',
  'aria-busy',
  'aria-disabled',
  'aria-checked',
  'aria-selected',
  'aria-pressed',
  'aria-expanded',
  'aria-current',
  'aria-invalid',
  'aria-label',
  'aria-valuenow',
  'aria-live',
];

const typed = (element: Element): string[] => [
  ...(element instanceof HTMLInputElement ? [`value=${element.value}`, ...(element.checked ? ['checked'] : [])] : []),
  ...(element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement ? [`value=${element.value}`] : []),
];

const lineOf = (element: Element): string =>
  [
    element.tagName.toLowerCase(),
    ...toldAttributes.flatMap((name) => (element.hasAttribute(name) ? [`${name}=${element.getAttribute(name)}`] : [])),
    ...typed(element),
  ].join(' ');

/** What a person sees or hears of the page now, one line for each element and text; how it is styled and numbered is left out. */
export function domSnapshot(root: Element = document.body): string[] {
  return [...root.childNodes].flatMap((node) => {
    if (node instanceof Element) return [lineOf(node), ...domSnapshot(node).map((line) => `  ${line}`)];
    const words = node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : '';
    return words ? [`"${words}"`] : [];
  });
}
