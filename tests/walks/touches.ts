import { fireEvent } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { press } from './screen.ts';
import { thingOf, type Thing } from './things.ts';

/** One touch of a person's hand: the browser's event, what was touched as whoever hears the event finds it (a checkbox is ticked by then), what was typed or chosen, and the element's place in the document. */
export type Touch = { type: Type; thing: Thing | null; text: string; place: number };

const types = ['click', 'input', 'change', 'keydown', 'focusin', 'focusout', 'pointerover'] as const;
type Type = (typeof types)[number];

const everything = (): Element[] => [...document.body.querySelectorAll('*')];

const textOf = (event: Event): string =>
  event instanceof KeyboardEvent ? event.key : event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement ? event.target.value : '';

/** Does something by hand, and tells what was touched. */
export function touchesIn(work: () => void): Touch[] {
  const touches: Touch[] = [];
  const note = (event: Event): void => {
    // Where nothing has the focus the body has it, and loses it; that is nobody's touch.
    if (!(event.target instanceof Element) || event.target === document.body) return;
    touches.push({ type: event.type as Type, thing: thingOf(event.target), text: textOf(event), place: everything().indexOf(event.target) });
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
export function touchAgain(touches: readonly Touch[]): void {
  for (const { type, place, text } of touches) {
    const target = everything()[place];
    if (!target) throw new Error(`The view is another one in this language: nothing stands at place ${place}.`);
    if (type === 'click') flushSync(() => press(target));
    else if (type === 'input' || type === 'change') fireEvent[type](target, { target: { value: text } });
    else if (type === 'keydown') fireEvent.keyDown(target, { key: text, code: text });
    else if (type === 'pointerover') fireEvent.pointerEnter(target);
    else if (target instanceof HTMLElement) target[type === 'focusin' ? 'focus' : 'blur']();
  }
}
