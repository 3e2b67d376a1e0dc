import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../design/layout/DeferredContent.tsx';
import { isFocusAdrift } from '../design/keptFocus.ts';

/**
 * The frame of the page. After each navigation the focus goes there, so that the keyboard and assistive technology begin there; once it is
 * painted, for it makes the browser lay everything out. Whoever was quicker stays where he is: in a field of the page already, or typing
 * since the address is the page's own.
 */
export const usePageFocus = (visits: number) => {
  const main = useRef<HTMLElement>(null);
  const seen = useRef(visits);
  const typedAt = useRef<string | null>(null);
  useEffect(() => {
    const noteTyping = (): void => {
      typedAt.current = location.href;
    };
    document.addEventListener('input', noteTyping, true);
    return () => document.removeEventListener('input', noteTyping, true);
  }, []);
  useLayoutEffect(() => {
    if (seen.current === visits) return undefined;
    const before = document.activeElement;
    return afterPaint(() => {
      seen.current = visits;
      const { activeElement } = document;
      const isThere = activeElement !== before && !isFocusAdrift() && main.current?.contains(activeElement);
      if (isThere || typedAt.current === location.href) return;
      main.current?.focus({ preventScroll: true });
    });
  }, [visits]);
  return main;
};
