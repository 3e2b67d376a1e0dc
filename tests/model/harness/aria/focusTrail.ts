import { act } from '@testing-library/react';
import { plain } from './accessibleTree.ts';
import { ariaRoleOf, lineOf } from './ariaLine.ts';

const shortText = 40;

/** What has the focus, in one line; what has no role is told by its words. */
const focusText = (element: Element): string => {
  const role = ariaRoleOf(element);
  if (role !== null) return lineOf(element, role).slice('- '.length);
  return `around "${plain(element.textContent ?? '').slice(0, shortText)}"`;
};

/** Where the focus goes along a walk. */
export class FocusTrail {
  #at: Element = document.body;
  #went: string[] = [];

  /** Looks where the focus is; answers what is wrong with that. */
  look(): string[] {
    const at = document.activeElement ?? document.body;
    const isLost = at === document.body && at !== this.#at;
    this.#went = at === this.#at ? [] : [`focus: ${focusText(at)}`];
    this.#at = at;
    return isLost ? ['the focus is lost: what had it is gone, and nothing else got it (src/design/keptFocus.ts)'] : [];
  }

  /** Where the focus went between the last two looks; nothing where it stayed. */
  steps(): readonly string[] {
    return this.#went;
  }

  /** Does something after which the focus is where it was. */
  aside(work: () => void): void {
    const before = document.activeElement;
    work();
    if (document.activeElement === before) return;
    act(() => {
      if (before instanceof HTMLElement && before !== document.body) before.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  }
}
