import { EndObserver } from '../sightObserver.ts';

// React asks for this flag before it lets tests await its work.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

class NoResize implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (typeof window !== 'undefined') {
  // Files share one window: each begins in a browser that keeps nothing yet.
  localStorage.clear();
  sessionStorage.clear();
  const noMedia = (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Object.assign(window, { IntersectionObserver: EndObserver, ResizeObserver: NoResize, matchMedia: noMedia, scrollTo: () => undefined });
  Object.assign(URL, { createObjectURL: () => 'blob:picture' });
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    scrollTo: () => undefined,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  });
}
