import { fireEvent, screen } from '@testing-library/react';
import { press, type UserActions } from './controls.ts';
import { reachEnd } from '../sightObserver.ts';

const field = (label: string | RegExp): HTMLElement => {
  const found = screen
    .queryAllByLabelText(label)
    .filter((each) => each.matches('input, textarea, select, [role=spinbutton], [role=combobox], [role=searchbox], [contenteditable]'));
  const first = found[0];
  if (!first) throw new Error(`No field is called '${String(label)}'.`);
  return first;
};

type Tracked = HTMLElement & { value?: string; _valueTracker?: { setValue: (value: string) => void } };

const control = (name: string | RegExp): Element => {
  const roles = ['button', 'link', 'tab', 'radio', 'checkbox', 'menuitem', 'menuitemradio', 'option', 'switch'] as const;
  const found = roles.flatMap((role) => screen.queryAllByRole(role, { name }))[0];
  if (!found) throw new Error(`No control is called '${String(name)}'.`);
  return found;
};

/** Puts files into a file field, as the browser's own dialog does. */
export const pickFiles = (target: Element, files: readonly File[]): void => {
  Object.defineProperty(target, 'files', { value: files, configurable: true });
  fireEvent.change(target);
};

/** The hands of the walk. */
export const userActions: UserActions = {
  fill: (label, text) => {
    const target: Tracked = field(label);
    // React hears no input that leaves the same text; a person who types the same again is heard.
    if ('value' in target && target.value === text) target._valueTracker?.setValue('');
    fireEvent.input(target, { target: { value: text } });
    fireEvent.blur(target);
  },
  choose: (label, value) => void fireEvent.change(field(label), { target: { value } }),
  key: (label, key) => void fireEvent.keyDown(field(label), { key, code: key }),
  pick: (label, files) => pickFiles(field(label), files),
  focus: (label) => field(label).focus(),
  blur: (label) => void fireEvent.blur(field(label)),
  press: (name) => press(control(name)),
  reachEnd,
};
