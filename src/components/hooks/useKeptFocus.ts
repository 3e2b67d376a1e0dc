import { useLayoutEffect, useRef } from 'react';
import { isFocusAdrift } from '../../design/keptFocus.ts';

/**
 * A frame whose contents change sides: what was pressed is gone with its side, and the focus goes to the first match of `next` in what
 * stands in its place, as soon as it can be used.
 */
export const useKeptFocus = <Frame extends HTMLElement>(side: boolean, next: string, isReady = true) => {
  const frame = useRef<Frame>(null);
  const before = useRef(side);
  useLayoutEffect(() => {
    if (!isReady) return;
    if (before.current !== side && isFocusAdrift()) frame.current?.querySelector<HTMLElement>(next)?.focus();
    before.current = side;
  }, [side, next, isReady]);
  return frame;
};
