import { useEffect, useRef } from 'react';

/**
 * A frame whose contents change sides: what was pressed is gone with its side, and the focus goes to the first match of `next` in what
 * stands in its place, as soon as it can be used.
 */
export const useKeptFocus = <Frame extends HTMLElement>(side: boolean, next: string, isReady = true) => {
  const frame = useRef<Frame>(null);
  const before = useRef(side);
  useEffect(() => {
    if (!isReady) return;
    if (before.current !== side && document.activeElement === document.body) frame.current?.querySelector<HTMLElement>(next)?.focus();
    before.current = side;
  }, [side, next, isReady]);
  return frame;
};
