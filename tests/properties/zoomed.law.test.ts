import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canZoom, movedBy, whole, zoomedAt, type Part, type ZoomTransform } from '#machines/rules/zoomTransform.ts';

const part = fc.record({ x: fc.double({ min: -0.5, max: 0.5, noNaN: true }), y: fc.double({ min: -0.5, max: 0.5, noNaN: true }) });
const change = fc.oneof(
  fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }), point: part }).map(
    ({ factor, point }) =>
      (zoomed: ZoomTransform) =>
        zoomedAt(zoomed, factor, point),
  ),
  part.map((way) => (zoomed: ZoomTransform) => movedBy(zoomed, way)),
);
/** What of the picture is under a point of the frame. */
const under = ({ scale, x, y }: ZoomTransform, point: Part): Part => ({ x: (point.x - x) / scale, y: (point.y - y) / scale });

test('however a picture is zoomed and moved, it fills its frame, at most four times as large', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const { scale, x, y } = changes.reduce((zoomed, does) => does(zoomed), whole);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(4);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual((scale - 1) / 2 + 1e-9);
      expect(canZoom({ scale, x, y }, 2)).toBe(scale < 4);
      expect(canZoom({ scale, x, y }, 0.5)).toBe(scale > 1);
    }),
  );
});

test('what is under the fingers stays under them while the picture grows', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 4, noNaN: true }), part, (factor, point) => {
      const before = under(whole, point);
      const after = under(zoomedAt(whole, factor, point), point);
      expect(after.x).toBeCloseTo(before.x, 9);
      expect(after.y).toBeCloseTo(before.y, 9);
    }),
  );
});
