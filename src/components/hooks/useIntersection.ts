import { useEffect, useRef, type RefObject } from 'react';

/** Tells when an element comes near the screen, as long as somebody listens; `anew` watches again after it changed. */
export const useIntersection = (onNear: (() => void) | undefined, anew?: unknown): RefObject<HTMLDivElement | null> => {
  const watched = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  near.current = onNear;
  const watches = onNear !== undefined;
  useEffect(() => {
    if (!watches || !watched.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((entry) => entry.isIntersecting)) near.current?.();
      },
      { rootMargin: '600px' },
    );
    watch.observe(watched.current);
    return () => watch.disconnect();
  }, [watches, anew]);
  return watched;
};
