import { computeAccessibleName } from 'dom-accessibility-api';

/** Something on the screen as assistive technology tells it. `nth` counts those of the same role and name from 0, `of` says how many there are; `isIn` is where it stands. */
export type AccessibleNode = { role: string; name: string; state: string; isIn: 'dialog' | 'page'; nth: number; of: number };

const inputRoles: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  number: 'spinbutton',
  search: 'searchbox',
  submit: 'button',
  button: 'button',
  range: 'slider',
  password: 'password',
};

export const roleOf = (element: Element): string | null => {
  const role = element.getAttribute('role');
  if (role) return role;
  const tag = element.tagName.toLowerCase();
  if (/^h[1-6]$/.test(tag)) return 'heading';
  if (tag === 'a') return element.hasAttribute('href') ? 'link' : null;
  if (tag === 'input') return inputRoles[element.getAttribute('type') ?? ''] ?? 'textbox';
  return { button: 'button', summary: 'button', select: 'combobox', textarea: 'textbox', output: 'status' }[tag] ?? null;
};

export const blocks = new Set([
  'address',
  'article',
  'dd',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figure',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'header',
  'footer',
  'legend',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'section',
  'table',
  'td',
  'th',
  'tr',
  'ul',
]);

/** jsdom has no style sheet to speak of: whether a name's parts stand apart is told by their tags. */
const styleOf = (element: Element): CSSStyleDeclaration => {
  const display = blocks.has(element.tagName.toLowerCase()) ? 'block' : 'inline';
  return {
    display,
    visibility: 'visible',
    getPropertyValue: (name: string) => ({ display, visibility: 'visible' })[name] ?? '',
  } as CSSStyleDeclaration;
};

export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
export const nameOf = (element: Element): string =>
  plain(computeAccessibleName(element, { computedStyleSupportsPseudoElements: false, getComputedStyle: styleOf }));

const isOff = (element: Element): boolean => element.matches(':disabled, [aria-disabled=true]');

/** What is chosen in a list or typed into a field. */
const valueOf = (element: Element, role: string): string => {
  if (element instanceof HTMLSelectElement) return plain(element.selectedOptions[0]?.textContent ?? '');
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && !['checkbox', 'radio', 'button'].includes(role) ? element.value : '';
};

const stateOf = (element: Element, role: string): string => {
  const isChosen =
    (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(role) && element.checked) ||
    element.matches('[aria-checked=true], [aria-selected=true], [aria-pressed=true]');
  const value = valueOf(element, role);
  return [
    isOff(element) ? 'off' : '',
    element.getAttribute('aria-busy') === 'true' && role === 'button' ? 'busy' : '',
    isChosen ? 'chosen' : '',
    value === '' ? '' : `"${value}"`,
  ]
    .filter(Boolean)
    .join(', ');
};

const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);
const isUnseenItself = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' || element.hasAttribute('hidden') || silent.has(element.tagName);
export const isHiddenItself = (element: Element): boolean => isUnseenItself(element) || element.hasAttribute('inert');

/** True where an element or what it stands in is so. By hand: a selector is slow here, and this is asked of every element at every step. */
const standsIn = (element: Element, is: (around: Element) => boolean): boolean => {
  for (let around: Element | null = element; around; around = around.parentElement) if (is(around)) return true;
  return false;
};

const isHidden = (element: Element): boolean => standsIn(element, isHiddenItself);

/** Roles whose name is all that they say; what stands inside is not told again. */
const whole = new Set([
  'button',
  'link',
  'heading',
  'tab',
  'radio',
  'checkbox',
  'combobox',
  'textbox',
  'searchbox',
  'spinbutton',
  'password',
  'slider',
  'option',
  'menuitem',
  'menuitemradio',
  'switch',
  'img',
]);
const speaking = new Set(['alert', 'status']);

const placeIn = (element: Element): AccessibleNode['isIn'] =>
  standsIn(element, (around) => around.getAttribute('role') === 'dialog') ? 'dialog' : 'page';

/** What stands in a label is the name of its control. */
const ownText = (element: Element): string =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && plain(node.textContent ?? '') !== '') &&
  !standsIn(element, ({ tagName }) => tagName === 'LABEL')
    ? plain(element.textContent ?? '')
    : '';

/**
 * Everything that the screen says, from top to bottom: controls with their state, headings, and sentences (`text`, or `alert` and `status`
 * where they are announced). A control that is `inert` is told too: whoever looks at the screen sees it.
 */
export function accessibleNodesOn(): AccessibleNode[] {
  const things: Omit<AccessibleNode, 'nth' | 'of'>[] = [];
  const controlOf = (element: Element, role: string): Omit<AccessibleNode, 'nth' | 'of'> => {
    const isInert = standsIn(element, (around) => around.hasAttribute('inert'));
    const states = [isInert ? 'inert' : '', stateOf(element, role)];
    return { role, name: nameOf(element), state: states.filter(Boolean).join(', '), isIn: placeIn(element) };
  };
  const visit = (element: Element, voice: string): void => {
    if (isUnseenItself(element)) return;
    const role = roleOf(element);
    const isIn = placeIn(element);
    if (role !== null && whole.has(role)) return void things.push(controlOf(element, role));
    if (element.tagName === 'LABEL' && element.getAttribute('for') !== null) return;
    if (role === 'dialog') things.push({ role, name: nameOf(element), state: '', isIn: 'page' });
    const spoken = role !== null && speaking.has(role) ? role : voice;
    const text = ownText(element);
    const roles =
      text === '' ? [] : [...element.querySelectorAll('*')].map((inner) => roleOf(inner) ?? '').filter((inner) => whole.has(inner));
    // A sentence with links in it is told whole, and its links beside it; the text beside other controls is told without them.
    const isSentence = roles.every((inner) => inner === 'link');
    const spokenText = isSentence
      ? text
      : plain(
          [...element.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .map((node) => node.textContent ?? '')
            .join(' '),
        );
    if (text !== '') things.push({ role: spoken, name: spokenText, state: '', isIn });
    if (text !== '' && roles.length === 0) return;
    for (const inner of element.children) visit(inner, spoken);
  };
  for (const element of document.body.children) visit(element, 'text');
  const seen = new Map<string, number>();
  const keyOf = ({ role, name, isIn }: Omit<AccessibleNode, 'nth' | 'of'>): string => `${isIn} ${role} ${name}`;
  const numbered = things
    .filter(({ name }) => name !== '')
    .map((thing) => {
      const nth = seen.get(keyOf(thing)) ?? 0;
      seen.set(keyOf(thing), nth + 1);
      return { ...thing, nth };
    });
  return numbered.map((thing) => ({ ...thing, of: seen.get(keyOf(thing)) ?? 1 }));
}

/** One control as `accessibleNodesOn` tells it; null for what is none. */
export function accessibleNodeOf(element: Element): AccessibleNode | null {
  const role = roleOf(element);
  if (role === null) return null;
  const name = nameOf(element);
  const isIn = placeIn(element);
  const same = [...document.body.querySelectorAll('*')].filter(
    (each) => roleOf(each) === role && !isHidden(each) && placeIn(each) === isIn && nameOf(each) === name,
  );
  return { role, name, state: stateOf(element, role), isIn, nth: Math.max(0, same.indexOf(element)), of: same.length };
}
