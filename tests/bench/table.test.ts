import { expect, test } from 'vitest';
import { factorsOf, reference } from './calibration.ts';
import { scaledOf, verdictOf, type Judged } from './table.ts';

const halfAsFast = factorsOf([{ requestsPerSecond: reference.requestsPerSecond / 2, loopMs: reference.loopMs * 2 }]);
const verdict = (judged: Judged, holds: boolean): string => verdictOf(holds, scaledOf(judged, halfAsFast));

test('a slower machine has more time and a lower rate, by its own calibration', () => {
  expect(scaledOf({ value: 150, bound: 100, unit: 'ms', isMost: true }, halfAsFast)?.bound).toBe(200);
  expect(scaledOf({ value: 600, bound: 1_000, unit: 'req/s', isMost: false }, halfAsFast)?.bound).toBe(500);
  expect(verdict({ value: 150, bound: 100, unit: 'ms', isMost: true }, false)).toBe('**missed**, met scaled');
  expect(verdict({ value: 600, bound: 1_000, unit: 'req/s', isMost: false }, false)).toBe('**missed**, met scaled');
  expect(verdict({ value: 250, bound: 100, unit: 'ms', isMost: true }, false)).toBe('**missed**');
});

test('a faster machine has less time: what only its speed meets is said', () => {
  const twiceAsFast = factorsOf([{ requestsPerSecond: reference.requestsPerSecond * 2, loopMs: reference.loopMs / 2 }]);
  expect(verdictOf(true, scaledOf({ value: 80, bound: 100, unit: 'ms', isMost: true }, twiceAsFast))).toBe('met, **missed scaled**');
});

test('bytes, scores and shares are not scaled', () => {
  for (const unit of ['kB', 'MB', '%', '']) expect(scaledOf({ value: 126, bound: 120, unit, isMost: true }, halfAsFast)).toBeNull();
});

test('two calibrations count by their mean', () => {
  const { requestsPerSecond, loopMs } = reference;
  expect(factorsOf([reference, { requestsPerSecond: requestsPerSecond * 2, loopMs: loopMs * 3 }])).toEqual({ time: 2, rate: 1.5 });
});
