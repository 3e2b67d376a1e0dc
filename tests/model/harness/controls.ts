import { fireEvent } from '@testing-library/react';

const pressable = [
  'button',
  'a[href]',
  'summary',
  'input[type=checkbox]',
  'input[type=radio]',
  'input[type=submit]',
  '[role=button]',
  '[role=link]',
  '[role=tab]',
  '[role=option]',
  '[role=menuitem]',
  '[role=menuitemradio]',
  '[role=radio]',
  '[role=checkbox]',
  '[role=switch]',
].join(',');

const isOff = (control: Element): boolean => control.matches(':disabled, [aria-disabled=true]');
const opensSomething = (control: Element): boolean => control.matches('[aria-haspopup], [aria-expanded], summary');

const controls = (): Element[] =>
  [...document.body.querySelectorAll(pressable)].filter(
    (control) => !opensSomething(control) && !control.closest('[aria-hidden=true], [hidden], [inert]'),
  );

/** The controls that a person can press now, outermost first; those that only open or close something on the screen are left out. */
export const enabledControls = (): Element[] => controls().filter((control) => !isOff(control));

/** The controls that are shown but cannot be pressed. */
export const disabledControls = (): Element[] => controls().filter(isOff);

/** How a control is called in a report: its role or tag, and its words. */
export const nameOf = (control: Element): string => {
  const words = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
  return `${control.getAttribute('role') ?? control.tagName.toLowerCase()} "${words.slice(0, 60)}"`;
};

/** Presses as a finger or mouse does; a link's own journey is held back, since the walk stays on its page. */
export const press = (control: Element): void => {
  const stay = (event: Event): void => event.preventDefault();
  const isLink = control.matches('a[href]');
  if (isLink) document.addEventListener('click', stay, { once: true });
  fireEvent.click(control);
  document.removeEventListener('click', stay);
};

/** What a person's hands can do beside pressing, by the name that assistive technology reads. */
export type UserActions = {
  /** Fills a field: its old content is replaced. */
  fill: (label: string | RegExp, text: string) => void;
  /** Chooses in a native select, by the option's value. */
  choose: (label: string | RegExp, value: string) => void;
  /** Presses a key in a field. */
  key: (label: string | RegExp, key: string) => void;
  /** Picks files of this device in a file field. */
  pick: (label: string | RegExp, files: readonly File[]) => void;
  focus: (label: string | RegExp) => void;
  blur: (label: string | RegExp) => void;
  /** Presses a control by its name, for what opens a menu or sheet first. */
  press: (name: string | RegExp) => void;
  /** Scrolls to the end of what is shown, as far as the page watches it. */
  reachEnd: () => void;
};
