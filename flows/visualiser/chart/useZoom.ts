import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

const limits = { smallest: 0.2, largest: 2, step: 1.25 };

/** A place in the window, in px from its upper left corner. */
type Spot = { left: number; top: number };

const middleOf = ({ clientWidth, clientHeight }: HTMLElement): Spot => ({ left: clientWidth / 2, top: clientHeight / 2 });

/** Zoom of what scrolls in `place`: what stands under a spot stays there. By wheel with Ctrl, by the keys + and -. */
export const useZoom = (place: RefObject<HTMLElement | null>) => {
  const [zoom, setZoom] = useState(1);
  const held = useRef<{ x: number; y: number; spot: Spot } | null>(null);
  const now = useRef(zoom);
  now.current = zoom;

  const zoomTo = (wanted: number, at?: Spot): void => {
    const box = place.current;
    const next = Math.min(limits.largest, Math.max(limits.smallest, wanted));
    if (!box || next === now.current) return;
    const spot = at ?? middleOf(box);
    held.current = { x: (box.scrollLeft + spot.left) / now.current, y: (box.scrollTop + spot.top) / now.current, spot };
    setZoom(next);
  };
  useLayoutEffect(() => {
    const box = place.current;
    if (!box || !held.current) return;
    const { x, y, spot } = held.current;
    held.current = null;
    box.scrollTo({ left: x * zoom - spot.left, top: y * zoom - spot.top, behavior: 'instant' });
  }, [zoom]);

  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      zoomTo(now.current * Math.exp(-event.deltaY / 400), { left: event.clientX - left, top: event.clientY - top });
    };
    box.addEventListener('wheel', turn, { passive: false });
    return () => box.removeEventListener('wheel', turn);
  }, []);

  return { zoom, setZoom, smaller: () => zoomTo(zoom / limits.step), larger: () => zoomTo(zoom * limits.step), limits };
};

/** Dragging what scrolls in `place` with the mouse; a drag is no click. Fingers scroll by themselves. */
export const useDrag = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const box = place.current;
    if (!box) return undefined;
    const over = new AbortController();
    let from: { x: number; y: number; left: number; top: number } | null = null;
    let isDragged = false;
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      hear: (event: HTMLElementEventMap[Kind]) => void,
      capture = false,
    ): void => box.addEventListener(kind, hear, { signal: over.signal, capture });
    listen('pointerdown', (event) => {
      isDragged = false;
      const isOnBar = event.offsetX > box.clientWidth && event.target === box;
      if (event.pointerType === 'mouse' && event.button === 0 && !isOnBar)
        from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
    });
    listen('pointermove', (event) => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!isDragged && Math.hypot(dx, dy) < 5) return;
      if (!isDragged) box.setPointerCapture(event.pointerId);
      isDragged = true;
      box.dataset.dragged = '';
      box.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: 'instant' });
    });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      listen(end, () => {
        from = null;
        delete box.dataset.dragged;
      });
    }
    listen(
      'click',
      (event) => {
        if (isDragged) event.stopPropagation();
        isDragged = false;
      },
      true,
    );
    return () => over.abort();
  }, []);
};

const pans: Partial<Record<string, { left: number; top: number }>> = {
  ArrowLeft: { left: -1, top: 0 },
  ArrowRight: { left: 1, top: 0 },
  ArrowUp: { left: 0, top: -1 },
  ArrowDown: { left: 0, top: 1 },
};

/** Which way a key moves what is seen, in steps; null for other keys. */
export const panOf = ({ key, shiftKey }: KeyboardEvent): { left: number; top: number } | null => (shiftKey && pans[key]) || null;
