import { fromCallback } from 'xstate';
import { categoryMenuMachine, type CategoryForm } from '#machines/categoryMenu.machine.ts';
import type { Stamped } from '#machines/ports.ts';
import { readCategoryTree } from '../data/categoryTree.data.ts';
import { adaptPorts, type Gateway } from './adapt.ts';

/** What closes an open menu from elsewhere in the window; a drawer is a dialog and sees to Escape and presses beside it. */
const hearWindow = (gateway: Gateway) =>
  fromCallback<Stamped<{ type: 'close.pressed' }>, { form: CategoryForm }>(({ input, sendBack }) => {
    const over = new AbortController();
    const options = { signal: over.signal, capture: true };
    const close = () => sendBack({ type: 'close.pressed', at: gateway.now() });
    addEventListener('popstate', close, options);
    if (input.form === 'menu') {
      const room = document.querySelector('[data-categories="menu"]');
      const isInside = (target: EventTarget | null): boolean => target instanceof Node && room?.contains(target) === true;
      const leave = ({ target }: Event) => {
        if (!isInside(target)) close();
      };
      addEventListener('pointerdown', leave, options);
      addEventListener('focusin', leave, options);
      addEventListener(
        'keydown',
        ({ key }) => {
          if (key !== 'Escape') return;
          if (isInside(document.activeElement)) room?.querySelector('a')?.focus();
          close();
        },
        options,
      );
    }
    return () => over.abort();
  });

/** The menu's machine with its ports filled. */
export const adaptPage = (gateway: Gateway) =>
  categoryMenuMachine.provide({ actors: { ...adaptPorts(gateway, { readCategoryTree }), hearWindow: hearWindow(gateway) } });
