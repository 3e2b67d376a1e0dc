import { fireEvent } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { press } from './controls.ts';
import { pickFiles } from './userActions.ts';
import { accessibleNodeOf, type AccessibleNode } from './aria/accessibleTree.ts';

/** One touch of a person's hand: the browser's event, what was touched as whoever hears the event finds it (a checkbox is ticked by then), what was typed or chosen, and the element's place in the document. */
export type RecordedEvent = { type: Type; thing: AccessibleNode | null; text: string; place: number; files?: readonly File[] };

const types = ['click', 'input', 'change', 'keydown', 'focusin', 'focusout', 'pointerover'] as const;
type Type = (typeof types)[number];

const everything = (): Element[] => [...document.body.querySelectorAll('*')];

const isFileField = (target: Element): target is HTMLInputElement => target instanceof HTMLInputElement && target.type === 'file';

const textOf = (event: Event): string => {
  if (event instanceof KeyboardEvent) return event.key;
  const { target } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  return isField ? target.value : '';
};

/** Does something by hand, and tells what was touched. */
export function recordedEventsIn(work: () => void): RecordedEvent[] {
  const touches: RecordedEvent[] = [];
  const note = (event: Event): void => {
    // Where nothing has the focus the body has it, and loses it; that is nobody's touch.
    if (!(event.target instanceof Element) || event.target === document.body) return;
    touches.push({
      type: event.type as Type,
      thing: accessibleNodeOf(event.target),
      text: textOf(event),
      place: everything().indexOf(event.target),
      ...(isFileField(event.target) ? { files: [...(event.target.files ?? [])] } : {}),
    });
  };
  for (const type of types) document.addEventListener(type, note, true);
  try {
    work();
  } finally {
    for (const type of types) document.removeEventListener(type, note, true);
  }
  return touches;
}

/** Touches what stands at the same places of another document, in the same order. */
export function replayEvent(touches: readonly RecordedEvent[]): void {
  for (const { type, place, text, files } of touches) {
    const target = everything()[place];
    if (!target) throw new Error(`The view is another one in this language: nothing stands at place ${place}.`);
    if (files) pickFiles(target, files);
    else if (type === 'click') flushSync(() => press(target));
    else if (type === 'input' || type === 'change') fireEvent[type](target, { target: { value: text } });
    else if (type === 'keydown') fireEvent.keyDown(target, { key: text, code: text });
    else if (type === 'pointerover') fireEvent.pointerEnter(target);
    else if (target instanceof HTMLElement) target[type === 'focusin' ? 'focus' : 'blur']();
  }
}
