import { act, fireEvent } from '@testing-library/react';

/** What is typed or chosen in, and is no press. */
const typed = 'input:not([type=checkbox], [type=radio], [type=submit], [type=button], [type=range], [type=file]), textarea, select';

const isOff = (field: Element): boolean =>
  field.matches(':disabled, [readonly], [aria-disabled=true]') || field.closest('[aria-hidden=true], [hidden], [inert]') !== null;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that a person can fill now. */
export const enabledFields = (): Field[] => [...document.body.querySelectorAll<Field>(typed)].filter((field) => !isOff(field));

/** Another content than a field has: the next option, one more, or one letter more. */
const otherValue = (field: Field): string => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find(({ value, disabled }) => !disabled && value !== field.value)?.value ?? '';
  const isNumber = field.matches('[role=spinbutton], [type=number], [inputmode=numeric]');
  return isNumber ? String(Number(field.value.replace(/\D/g, '')) + 1) : `${field.value}x`;
};

const put = (field: Field, text: string): void => {
  act(() => void fireEvent[field instanceof HTMLSelectElement ? 'change' : 'input'](field, { target: { value: text } }));
  act(() => void fireEvent.blur(field));
};

/** Fills a field with something else and leaves it, and puts back what was in it where nobody heard. */
export function fillOtherwise(field: Field, isHeard: () => boolean): void {
  const before = field.value;
  put(field, otherValue(field));
  if (!isHeard() && field.isConnected && field.value !== before) put(field, before);
}
