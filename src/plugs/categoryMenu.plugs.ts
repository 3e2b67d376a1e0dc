import { fromCallback } from 'xstate';
import { categoryMenuMachine, type CategoryForm } from '#machines/categoryMenu.machine.ts';
import type { Stamped } from '#machines/port.ts';
import { readCategoryTree } from '../data/categories.data.ts';
import { plug, type Door } from './plug.ts';

/** What closes an open menu from elsewhere in the window; a drawer is a dialog and sees to Escape and presses beside it. */
const hearWindow = (door: Door) =>
  fromCallback<Stamped<{ type: 'close.pressed' }>, { form: CategoryForm }>(({ input, sendBack }) => {
    const over = new AbortController();
    const how = { signal: over.signal, capture: true };
    const close = () => sendBack({ type: 'close.pressed', at: door.now() });
    addEventListener('popstate', close, how);
    if (input.form === 'menu') {
      const room = document.querySelector('[data-categories="menu"]');
      const isInside = (target: EventTarget | null): boolean => target instanceof Node && room?.contains(target) === true;
      const leave = ({ target }: Event) => {
        if (!isInside(target)) close();
      };
      addEventListener('pointerdown', leave, how);
      addEventListener('focusin', leave, how);
      addEventListener('keydown', ({ key }) => {
        if (key !== 'Escape') return;
        if (isInside(document.activeElement)) room?.querySelector('a')?.focus();
        close();
      }, how);
    }
    return () => over.abort();
  });

/** The menu's machine with its ports filled. */
export const plugPage = (door: Door) =>
  categoryMenuMachine.provide({ actors: { readCategoryTree: plug(door, readCategoryTree), hearWindow: hearWindow(door) } });
