import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import type { imageZoomMachine } from '#machines/imageZoom.machine.ts';
import type { Part } from '#machines/rules/zoomTransform.ts';
import type { ViewOf } from '../../app/pageTypes.ts';

type May = ViewOf<typeof imageZoomMachine>['may'];
type Where = { clientX: number; clientY: number };

/** How much a press of + enlarges; - takes it back. */
export const step = 1.5;
const middle: Part = { x: 0, y: 0 };
/** How far an arrow key moves an enlarged picture, in parts of the frame. */
const nudge = 0.12;
const arrows: Partial<Record<string, Part>> = {
  ArrowLeft: { x: nudge, y: 0 },
  ArrowRight: { x: -nudge, y: 0 },
  ArrowUp: { x: 0, y: nudge },
  ArrowDown: { x: 0, y: -nudge },
};
const factors: Partial<Record<string, number>> = { '+': step, '=': step, '-': 1 / step };
/** A finger that went so far across, in parts of the frame, turns to the next picture. */
const turning = 0.15;

const partOf = (frame: Element, { clientX, clientY }: Where): Part => {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
};
const between = (one: Part, other: Part): Part => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Part, other: Part): number => Math.hypot(one.x - other.x, one.y - other.y);

/** What fingers, mouse, wheel and keys do to the picture in the frame; `turn` goes to the next picture (1) or the one before (-1). */
export const useZoomGestures = (may: May, turn: (by: number) => void) => {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Part>());
  const start = useRef<Part | null>(null);
  const zoom = (factor: number, point: Part) => may({ type: 'zoom.changed', factor, point })?.();

  const down = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const part = partOf(event.currentTarget, event);
    fingers.current.set(event.pointerId, part);
    start.current = fingers.current.size === 1 ? part : null;
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const part = partOf(event.currentTarget, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, part);
    if (other) zoom(apart(part, other) / Math.max(apart(before, other), 0.01), between(part, other));
    else may({ type: 'picture.moved', way: { x: part.x - before.x, y: part.y - before.y } })?.();
  };
  const up = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId);
    const began = start.current;
    if (!began || may({ type: 'picture.moved', way: middle })) return;
    const gone = partOf(event.currentTarget, event).x - began.x;
    if (Math.abs(gone) >= turning) turn(gone < 0 ? 1 : -1);
  };
  const cancel = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  const tap = (event: MouseEvent<HTMLDivElement>) => may({ type: 'picture.tapped', point: partOf(event.currentTarget, event) })?.();
  const press = (event: KeyboardEvent) => {
    const factor = factors[event.key];
    const way = arrows[event.key];
    if (factor === undefined && !way) return;
    event.preventDefault();
    if (factor !== undefined) return zoom(factor, middle);
    const move = way && may({ type: 'picture.moved', way });
    if (move) move();
    else if (way && way.x !== 0) turn(way.x < 0 ? 1 : -1);
  };

  // React hears the wheel without the right to hold the page still.
  const wheel = useRef<((event: WheelEvent) => void) | null>(null);
  wheel.current = (event) => {
    event.preventDefault();
    if (frame.current) zoom(Math.exp(-event.deltaY / 400), partOf(frame.current, event));
  };
  useEffect(() => {
    const box = frame.current;
    const hear = (event: WheelEvent) => wheel.current?.(event);
    box?.addEventListener('wheel', hear, { passive: false });
    return () => box?.removeEventListener('wheel', hear);
  }, []);
  return {
    frame,
    press,
    hands: { onPointerDown: down, onPointerMove: drag, onPointerUp: up, onPointerCancel: cancel, onDoubleClick: tap },
  };
};
