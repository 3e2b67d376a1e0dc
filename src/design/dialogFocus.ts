import { useLayoutEffect, useRef } from 'react';
import { noteFocus } from './keptFocus.ts';

/** Gives the focus back to where it was before a dialog took it; Radix only knows it where the dialog has a trigger of its own. */
export const useOpener = () => {
  const giveBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    giveBack.current = noteFocus();
  }, []);
  return (event: Event) => {
    event.preventDefault();
    giveBack.current?.();
  };
};

/** The dialog itself takes the focus, so that neither its cross is ringed nor a phone's keyboard jumps up. */
export const focusPanel = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};
