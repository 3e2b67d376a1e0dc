import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mallNow, readMallClock, resumeClock, type ClockReading } from '#src/data/mallClock.ts';

const start = Date.parse('2026-11-27T12:00:00Z');
let stored: number | null;

/** This device's clock shows so many ms after the start. */
const deviceShows = (ms: number): void => void vi.setSystemTime(start + ms);
/** The mall tells its time, `ahead` of this device's, to a question of that moment; the ways there and back take so many ms. */
const reading = (at: number, ahead: number, there: number, back: number): ClockReading => ({
  at: start + at + there + ahead,
  asked: start + at,
  answered: start + at + there + back,
});
const read = (at: number, ahead: number, there: number, back: number): void => {
  deviceShows(at + there + back);
  readMallClock(reading(at, ahead, there, back));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  deviceShows(0);
  stored = null;
  resumeClock(null, (offset) => void (stored = offset));
});
afterEach(() => vi.useRealTimers());

test("until the mall has told its time the clock is the device's", () => {
  expect(mallNow()).toBe(start);
  expect(stored).toBeNull();
});

test('a slow answer does not set the clock back: what is pressed after it is later than what was pressed before', () => {
  read(0, 5000, 3, 2);
  const before = mallNow();
  read(6, 5000, 10, 500);
  expect(mallNow()).toBe(before + 511);
});

test("whatever the ways take, the clock never goes back and is never ahead of the mall's", () => {
  const way = fc.constantFrom(0, 1, 30, 500, 29_000);
  const answers = fc.uniqueArray(fc.record({ at: fc.integer({ min: 0, max: 3_600_000 }), there: way, back: way }), {
    selector: ({ at }) => at,
  });
  fc.assert(
    fc.property(fc.integer({ min: -86_400_000, max: 86_400_000 }), answers, (ahead, each) => {
      resumeClock(null, () => undefined);
      const inOrder = each.toSorted((one, other) => one.at + one.there + one.back - (other.at + other.there + other.back));
      let last = -Infinity;
      for (const { at, there, back } of inOrder) {
        read(at, ahead, there, back);
        expect(mallNow()).toBeGreaterThanOrEqual(last);
        expect(mallNow()).toBeLessThanOrEqual(Date.now() + ahead);
        last = mallNow();
      }
    }),
  );
});

test.each([-3_600_000, 3_600_000])(
  'a device whose clock is set by %i ms is followed with the next answer, as well as that can tell',
  (set) => {
    read(0, 5000, 3, 2);
    read(set + 1000, 5000 - set, 40, 2);
    const mallsOwn = Date.now() + 5000 - set;
    expect(Math.abs(mallNow() - mallsOwn)).toBeLessThanOrEqual(42);
  },
);

test('the next page begins with what this one knows, and follows a clock that was set between', () => {
  read(0, 5000, 3, 2);
  resumeClock(stored, () => undefined);
  read(100, 5000, 10, 500);
  expect(mallNow()).toBe(Date.now() + 4998);
  resumeClock(stored, () => undefined);
  read(200, -60_000, 10, 500);
  expect(mallNow()).toBe(Date.now() - 59_990);
});

test.each(['5000', null, Number.NaN, {}])('what is no offset (%j) is not taken up', (found) => {
  resumeClock(found, () => undefined);
  expect(mallNow()).toBe(start);
});
