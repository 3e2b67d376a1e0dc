import { fireEvent, screen } from '@testing-library/react';
import { press, type Hands } from './screen.ts';
import { reachEnd } from './surroundings.ts';

const field = (label: string | RegExp): HTMLElement => {
  const found = screen.queryAllByLabelText(label).filter((each) => each.matches('input, textarea, select, [role=spinbutton], [role=combobox], [role=searchbox], [contenteditable]'));
  const first = found[0];
  if (!first) throw new Error(`No field is called '${String(label)}'.`);
  return first;
};

const control = (name: string | RegExp): Element => {
  const roles = ['button', 'link', 'tab', 'radio', 'checkbox', 'menuitem', 'menuitemradio', 'option', 'switch'] as const;
  const found = roles.flatMap((role) => screen.queryAllByRole(role, { name }))[0];
  if (!found) throw new Error(`No control is called '${String(name)}'.`);
  return found;
};

/** The hands of the walk. */
export const hands: Hands = {
  fill: (label, text) => {
    const target = field(label);
    fireEvent.input(target, { target: { value: text } });
    fireEvent.blur(target);
  },
  choose: (label, value) => void fireEvent.change(field(label), { target: { value } }),
  key: (label, key) => void fireEvent.keyDown(field(label), { key, code: key }),
  focus: (label) => field(label).focus(),
  blur: (label) => void fireEvent.blur(field(label)),
  press: (name) => press(control(name)),
  reachEnd,
};
