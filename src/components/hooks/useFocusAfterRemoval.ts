import { useEffect, useRef } from 'react';

/** The frame of a list out of which things are taken: what went took the focus with it, and the frame gets it. */
export const useFocusAfterRemoval = <Frame extends HTMLElement>(count: number) => {
  const frame = useRef<Frame>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) frame.current?.focus();
    before.current = count;
  }, [count]);
  return frame;
};
