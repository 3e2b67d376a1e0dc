import { useLayoutEffect, useRef } from 'react';

/**
 * A page that goes on with another part of itself (at the bank, placed, expired) begins at its top, as a page does that one has gone to;
 * where what was pressed is gone, the focus goes to the page. `part`: null while the page works and shows neither the last part nor the
 * next.
 */
export const usePageTop = (part: string | null): void => {
  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    const isFirst = last.current === null;
    const isSame = last.current === part;
    last.current = part ?? last.current;
    if (isFirst || isSame) return;
    document.documentElement.scrollTop = 0;
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, [part]);
};
