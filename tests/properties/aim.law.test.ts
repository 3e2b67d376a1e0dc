import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAimedAt } from '#machines/rules/pointerAim.ts';

const edge = { x: 300, top: 100, bottom: 500 };
const coordinate = fc.integer({ min: 0, max: 600 });

test('a pointer on a straight way to a point of the edge is on its way to it, one that goes back is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 290 }),
      coordinate,
      fc.integer({ min: 100, max: 500 }),
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      (x, y, meets, part) => {
        const from = { x, y };
        const to = { x: x + (edge.x - x) * part, y: y + (meets - y) * part };
        const almost = { ...edge, top: edge.top - 1, bottom: edge.bottom + 1 };
        expect(isAimedAt(from, to, almost)).toBe(true);
        expect(isAimedAt(to, from, almost)).toBe(false);
      },
    ),
  );
});

test('a pointer that goes straight up or down, or past the ends of the edge, is not on its way to it', () => {
  expect(isAimedAt({ x: 40, y: 120 }, { x: 40, y: 200 }, edge)).toBe(false);
  expect(isAimedAt({ x: 40, y: 400 }, { x: 50, y: 480 }, edge)).toBe(false);
  expect(isAimedAt({ x: 40, y: 200 }, { x: 50, y: 120 }, edge)).toBe(false);
});
