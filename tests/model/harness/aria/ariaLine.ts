import { nameOf, plain, roleOf } from './accessibleTree.ts';

const structure: Record<string, string> = {
  main: 'main',
  nav: 'navigation',
  aside: 'complementary',
  article: 'article',
  ul: 'list',
  ol: 'list',
  li: 'listitem',
  fieldset: 'group',
  details: 'group',
  dt: 'term',
  dd: 'definition',
  table: 'table',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
  figure: 'figure',
  del: 'deletion',
  s: 'deletion',
  progress: 'progressbar',
  meter: 'meter',
  iframe: 'iframe',
  img: 'img',
};
/** What has a role only when it has a name. */
const named: Record<string, string> = { section: 'region', form: 'form' };

/** Roles whose content is their name. */
export const namedByContent = new Set([
  'button',
  'link',
  'heading',
  'tab',
  'radio',
  'checkbox',
  'switch',
  'option',
  'menuitem',
  'menuitemradio',
  'combobox',
  'textbox',
  'searchbox',
  'spinbutton',
  'password',
  'slider',
]);

const hasOwnName = (element: Element): boolean =>
  ['aria-label', 'aria-labelledby', 'title', 'alt'].some((name) => element.hasAttribute(name)) || element.tagName === 'FIELDSET';

/** The role of an element, told or by its tag; null for what only lays out. */
export const ariaRoleOf = (element: Element): string | null => {
  const tag = element.tagName.toLowerCase();
  const role = roleOf(element) ?? structure[tag] ?? (hasOwnName(element) ? (named[tag] ?? null) : null);
  return role === 'presentation' || role === 'none' ? null : role;
};

const textOf = (id: string): string => plain(document.getElementById(id)?.textContent ?? '');

const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean).map(textOf).filter(Boolean).join(' ');

const isChecked = (element: Element): boolean =>
  (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type) && element.checked) ||
  element.getAttribute('aria-checked') === 'true';

const isPartlyChecked = (element: Element): boolean =>
  (element instanceof HTMLInputElement && element.indeterminate) || element.getAttribute('aria-checked') === 'mixed';

/** The attributes that are told as they stand, each under its name. */
const toldAs: Record<string, string> = {
  'aria-current': 'current',
  'aria-expanded': 'expanded',
  'aria-haspopup': 'haspopup',
  'aria-live': 'live',
  'aria-valuenow': 'now',
  'aria-valuemin': 'min',
  'aria-valuemax': 'max',
  'aria-valuetext': 'valuetext',
  min: 'min',
  max: 'max',
  maxlength: 'maxlength',
  accept: 'accept',
  autocomplete: 'autocomplete',
  inputmode: 'keyboard',
  placeholder: 'placeholder',
  href: 'url',
  src: 'src',
  lang: 'lang',
  scope: 'scope',
};
/** What is told of words that have no role of their own. */
const toldOfWords = ['lang', 'aria-current'];
/** The attributes that hold or do not. */
const flags: Record<string, string> = {
  'aria-pressed': 'pressed',
  'aria-selected': 'selected',
  'aria-busy': 'busy',
  'aria-invalid': 'invalid',
  'aria-required': 'required',
  'aria-modal': 'modal',
};

/** In which language words stand, and that they are where one is; empty for words of which nothing is told. */
export const statesOfWords = (element: Element): string =>
  toldOfWords
    .filter((name) => element.hasAttribute(name))
    .map((name) => ` [${toldAs[name]}=${element.getAttribute(name)}]`)
    .join('');

const shortList = 8;
const optionsOf = (select: HTMLSelectElement): string => {
  const options = [...select.options].map((option) => plain(option.text));
  const more = options.length > shortList ? [`${options.length} in all`] : [];
  return [...options.slice(0, shortList), ...more].join(' | ');
};

/** The kinds of fields that their roles do not tell. */
const toldTypes = new Set(['date', 'email', 'file', 'tel', 'url']);
const typeOf = (element: Element): string => (element instanceof HTMLInputElement && toldTypes.has(element.type) ? element.type : '');

/** Under which name a browser fills a field in; a group of radios that React numbers has none. */
const fieldOf = (element: Element): string => (element.getAttribute('name') ?? '').replace(/^_r_.*/, '');

/** React numbers what is pointed to in a page in the order in which it is drawn, which is nobody's to read. */
const attributeOf = (element: Element, name: string): string => (element.getAttribute(name) ?? '').replace(/^#_r_.*/, '#');

const statesOf = (element: Element, role: string): string[] => {
  const description = descriptionOf(element);
  return [
    role === 'heading' ? `level=${element.getAttribute('aria-level') ?? element.tagName.slice(1)}` : '',
    isChecked(element) ? 'checked' : '',
    isPartlyChecked(element) ? 'mixed' : '',
    element.matches(':disabled, [aria-disabled=true]') ? 'disabled' : '',
    element.hasAttribute('required') ? 'required' : '',
    element.hasAttribute('readonly') ? 'readonly' : '',
    element.hasAttribute('multiple') ? 'multiple' : '',
    element.matches('form button[type=submit]') ? 'submit' : '',
    element.hasAttribute('open') ? 'open' : '',
    ...Object.entries(flags).map(([name, word]) => (element.getAttribute(name) === 'true' ? word : '')),
    ...Object.entries(toldAs).map(([name, word]) =>
      plain(element.getAttribute(name) ?? '') === '' ? '' : `${word}=${attributeOf(element, name)}`,
    ),
    element.matches('meter, progress') ? `value=${element.getAttribute('value')}` : '',
    fieldOf(element) ? `field=${fieldOf(element)}` : '',
    typeOf(element) ? `type=${typeOf(element)}` : '',
    element instanceof HTMLSelectElement ? `options=${optionsOf(element)}` : '',
    description ? `description=${description}` : '',
  ].filter(Boolean);
};

const valueOf = (element: Element): string => {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement && !['checkbox', 'radio', 'submit', 'button'].includes(element.type)) return element.value;
  return '';
};

/** Roles that show words, which may be others than their name. */
const showingWords = new Set(['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option', 'menuitem', 'menuitemradio']);

/** What is written on a control whose name does not say it: who speaks to the device says what he reads (WCAG 2.5.3). */
const shownBeside = (element: Element, role: string, name: string): string => {
  const words = showingWords.has(role) ? plain(element.textContent ?? '') : '';
  const unspaced = (text: string): string => text.toLowerCase().replaceAll(' ', '');
  return unspaced(name).includes(unspaced(words)) ? '' : `shown=${words}`;
};

/** An element in one line: role, name, what it shows beside, states, value. */
export const lineOf = (element: Element, role: string): string => {
  const name = namedByContent.has(role) || hasOwnName(element) ? nameOf(element) : '';
  const value = plain(valueOf(element));
  const told = [shownBeside(element, role, name), ...statesOf(element, role)].filter(Boolean);
  return [`- ${role}`, name ? JSON.stringify(name) : '', ...told.map((state) => `[${state}]`), value ? `= ${JSON.stringify(value)}` : '']
    .filter(Boolean)
    .join(' ');
};
