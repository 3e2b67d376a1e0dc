/** As it comes near the screen, in a quiet moment of a page that stands, or now. */
export type When = 'near' | 'idle' | 'now';

/** How long a page has stood before it fetches what nobody asked for, in ms. */
const quiet = 2_500;

/** Calls back once, when the time has come for what stands in `box`; what it returns ends the waiting. */
export const soon = (box: Element | null, when: When, then: () => void): (() => void) => {
  if (when === 'idle') {
    const timer = setTimeout(then, quiet);
    return () => clearTimeout(timer);
  }
  if (when === 'now' || !box) {
    then();
    return () => undefined;
  }
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    then();
  }, { rootMargin: '300px' });
  watch.observe(box);
  return () => watch.disconnect();
};
