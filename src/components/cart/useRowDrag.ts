import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';

type Drag = { from: number; to: number; moved: number; height: number };

/** So near to the edge of the window, in px, a row that is dragged scrolls it, so many px a frame. */
const edge = 90;
const scrollStep = 12;

/** Rows that make room stand where they will be: below the gap one up, above it one down. */
const shiftOf = ({ from, to, moved, height }: Drag, row: number): number => {
  if (row === from) return moved;
  if (row > from && row <= to) return -height;
  return row < from && row >= to ? height : 0;
};

const scrollOf = (y: number): number => {
  if (y < edge) return -scrollStep;
  return y > innerHeight - edge ? scrollStep : 0;
};

/** Lets the rows of a list be dragged by a grip; `onMove` hears from where to where. Who does not drag needs another way. */
export const useRowDrag = <List extends HTMLElement>(onMove: (from: number, to: number) => void) => {
  const list = useRef<List>(null);
  /** Where it began, the middles of the rows then, on the page; and where the pointer is, in the window. */
  const pointer = useRef({ top: 0, middles: [] as number[], y: 0 });
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  const follow = (): void =>
    setDrag((now) => {
      if (now === null) return null;
      const { top, middles, y } = pointer.current;
      const moved = y + scrollY - top;
      const middle = (middles[now.from] ?? 0) + moved;
      return { ...now, moved, to: middles.filter((each, row) => row !== now.from && each < middle).length };
    });

  // A pointer that rests at the edge goes on scrolling.
  useEffect(() => {
    if (!isDragging) return undefined;
    let frame = 0;
    const scroll = (): void => {
      const step = scrollOf(pointer.current.y);
      if (step !== 0) {
        scrollBy(0, step);
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [isDragging]);

  useLayoutEffect(() => {
    for (const [row, each] of [...(list.current?.children ?? [])].entries()) {
      const { style } = each as HTMLElement;
      style.transform = drag ? `translateY(${shiftOf(drag, row)}px)` : '';
      style.position = drag?.from === row ? 'relative' : '';
      style.zIndex = drag?.from === row ? '1' : '';
    }
  }, [drag]);

  const gripOf = (row: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const boxes = [...(list.current?.children ?? [])].map((each) => each.getBoundingClientRect());
      pointer.current = {
        top: event.clientY + scrollY,
        middles: boxes.map(({ top, height }) => top + scrollY + height / 2),
        y: event.clientY,
      };
      setDrag({ from: row, to: row, moved: 0, height: boxes[row]?.height ?? 0 });
    },
    onPointerMove: (event: PointerEvent) => {
      pointer.current.y = event.clientY;
      if (isDragging) follow();
    },
    onPointerUp: () => {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });

  return { list, gripOf };
};
