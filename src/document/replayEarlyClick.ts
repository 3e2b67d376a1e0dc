type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
declare global {
  interface Document {
    /** Put by `inlineScript`. */
    early?: {
      record: (event: Event) => void;
      /** What was pressed or filled in, each once, the last one at the end. */
      touched: Set<HTMLElement>;
    };
  }
}

/** What is recorded until the scripts have come, and then done again. */
export const recordedTypes = ['click', 'input'];
const isField = (element: HTMLElement): element is Field => element.matches('input, textarea, select');

/** Fills a field in again: what stands in a field when React takes it over, it never hears of. */
const fillAgain = (field: Field): void => {
  const say = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  // A list's choice and a file are news whatever they were before.
  if (field instanceof HTMLSelectElement || field.type === 'file') return void say('change');
  const { value } = field;
  const isTicked = field instanceof HTMLInputElement && field.checked;
  field.value = field.defaultValue;
  if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
  // React takes over first what it hears an event of.
  say('change');
  if (field instanceof HTMLInputElement && field.checked !== isTicked) return field.click();
  // React watches the field's own `value`: set by its kind's, it is news.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  say('input');
};

/**
 * Does again, once each, what was filled in and pressed before anybody listened and still stands. A menu that was left for another press
 * stays closed.
 */
export const replayEarly = (): void => {
  const { early } = document;
  if (!early) return;
  for (const type of recordedTypes) document.removeEventListener(type, early.record, true);
  const touched = [...early.touched];
  touched.filter(isField).forEach(fillAgain);
  for (const each of touched) if (!isField(each) && (each === touched.at(-1) || !each.ariaHasPopup)) each.click();
};
