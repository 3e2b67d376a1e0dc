import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, test } from 'vitest';
import { createActor } from 'xstate';
import { page } from '#src/pages/imageZoom.page.tsx';
import { GalleryContext } from '#src/components/product/GalleryContext.ts';
import { useActorView } from '#src/components/hooks/useActorView.ts';
import { visitor } from '../fixtures/visitor.ts';
import { longestLoad } from '../model/harness/loadOverlays.tsx';
import { inEnglish } from './drawn.tsx';

afterEach(cleanup);

const { at } = visitor;

type Zoomed = { frame: HTMLElement; turned: number[]; transform: () => string };

/** The second of three pictures over the whole screen, in a frame of 64 by 64 pixels; `turned` are the pictures that were turned to. */
const opened = async (): Promise<Zoomed> => {
  const pictures = ['/pictures/p1.webp', '/pictures/p2.webp', '/pictures/p3.webp'];
  const actor = createActor(page.machine, { input: { visitor, name: 'Trail day pack', pictures } }).start();
  const turned: number[] = [];
  const gallery = { shown: 1, onChoose: (index: number) => () => void turned.push(index) };
  const Gallery = () => (
    <GalleryContext value={gallery}>
      <page.View {...useActorView(actor, () => at)} />
    </GalleryContext>
  );
  render(inEnglish(<Gallery />));
  act(() => actor.send({ type: 'zoom.opened', at }));
  await screen.findByRole('dialog', {}, longestLoad);
  const picture = screen.getByRole('img');
  const frame = picture.parentElement!;
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 64, 64);
  // What a browser does with a finger that leaves the frame.
  frame.setPointerCapture = () => undefined;
  return { frame, turned, transform: () => picture.style.transform };
};

const percent = (): string | undefined => screen.getByRole('status').textContent?.split(',')[0];
const key = (name: string): boolean => fireEvent.keyDown(screen.getByRole('dialog'), { key: name });
// The window of these tests knows no `PointerEvent`.
const finger = (frame: HTMLElement, pointerId: number) => {
  const tell =
    (type: string) =>
    (clientX: number, clientY = 32) =>
      void fireEvent(frame, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId }));
  return { down: tell('pointerdown'), to: tell('pointermove'), up: tell('pointerup'), lost: tell('pointercancel') };
};

test.each([
  ['to the left', 48, 38, [2]],
  ['to the right', 16, 26, [0]],
  ['not far enough', 48, 39, []],
])('A finger that goes over a whole picture %s turns to another', async (_, from, to, wanted) => {
  const { frame, turned } = await opened();
  const one = finger(frame, 1);
  one.down(from);
  one.to(to);
  one.up(to);
  expect(turned).toEqual(wanted);
  expect(percent()).toBe('100%');
});

it('two fingers make it larger about the point between them, and turn to no other picture', async () => {
  const { frame, turned, transform } = await opened();
  const [one, other] = [finger(frame, 1), finger(frame, 2)];
  one.down(40);
  other.down(48);
  other.to(56);
  expect(percent()).toBe('200%');
  expect(transform()).toBe('translate(-25%, 0%) scale(2)');
  other.up(56);
  one.up(8);
  expect(turned).toEqual([]);
});

it('two fingers that come together over a whole picture turn to no other', async () => {
  const { frame, turned } = await opened();
  const [one, other] = [finger(frame, 1), finger(frame, 2)];
  one.down(8);
  other.down(56);
  one.to(24);
  other.to(40);
  one.up(24);
  other.up(40);
  expect(turned).toEqual([]);
  expect(percent()).toBe('100%');
});

it('a finger that was lost is none of two', async () => {
  const { frame } = await opened();
  const [one, other] = [finger(frame, 1), finger(frame, 2)];
  one.down(16);
  one.lost(16);
  other.down(32);
  other.to(40);
  expect(percent()).toBe('100%');
});

it('an enlarged picture goes along with the finger, and is turned over by none', async () => {
  const { frame, turned, transform } = await opened();
  key('+');
  const one = finger(frame, 1);
  one.down(48);
  one.to(40, 40);
  one.up(40, 40);
  expect(transform()).toBe('translate(-12.5%, 12.5%) scale(1.5)');
  expect(turned).toEqual([]);
});

it('the wheel zooms at the pointer and does not scroll the page', async () => {
  const { frame, transform } = await opened();
  let isLeft = true;
  act(() => void (isLeft = fireEvent.wheel(frame, { deltaY: -400 * Math.LN2, clientX: 48, clientY: 32 })));
  expect(isLeft).toBe(false);
  expect(percent()).toBe('200%');
  expect(transform()).toBe('translate(-25%, 0%) scale(2)');
});

it('keys zoom, move what is enlarged and turn over what is whole; others are left to the browser', async () => {
  const { turned, transform } = await opened();
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp'].map(key)).toEqual([false, false, false]);
  expect(turned).toEqual([0, 2]);
  const stood = ['=', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowDown', '-'].map((name) => {
    key(name);
    return `${name} ${transform()}`;
  });
  expect(stood).toEqual([
    '= translate(0%, 0%) scale(1.5)',
    'ArrowLeft translate(12%, 0%) scale(1.5)',
    'ArrowRight translate(0%, 0%) scale(1.5)',
    'ArrowRight translate(-12%, 0%) scale(1.5)',
    'ArrowUp translate(-12%, 12%) scale(1.5)',
    'ArrowDown translate(-12%, 0%) scale(1.5)',
    'ArrowDown translate(-12%, -12%) scale(1.5)',
    '- translate(0%, 0%) scale(1)',
  ]);
  expect(turned).toEqual([0, 2]);
  expect(key('a')).toBe(true);
});
