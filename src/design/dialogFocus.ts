import { useLayoutEffect, useRef } from 'react';

/** Gives the focus back to where it was before a dialog took it; Radix only knows it where the dialog has a trigger of its own. */
export const useOpener = () => {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
};

/** The dialog itself takes the focus, so that neither its cross is ringed nor a phone's keyboard jumps up. */
export const focusPanel = (event: Event) => {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
};
