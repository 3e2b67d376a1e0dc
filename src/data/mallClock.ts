import type { Moment } from '#machines/ports.ts';
import { documentTiming, toldWithDocument } from './documentTiming.ts';

/** A time that the mall has told, and this device's own times, in milliseconds, between which it told it. */
export type ClockReading = { at: Moment; asked: number; answered: number };

/** What is added to this device's clock for the mall's, in milliseconds; null until the mall has told its time. */
let clockOffset: number | null = null;
let storeOffset: (offset: number) => void = () => undefined;

/** The mall's time in milliseconds, as this browser knows it. */
export const mallNow = (): Moment => Date.now() + (clockOffset ?? 0);

/**
 * Corrects this browser's clock. How long each way took nobody knows, only that the offset lies between `at - answered` and `at - asked`:
 * it is moved into that and no further. A slow answer sets no clock back, so of two presses the later one has the later time; a device
 * whose own clock was set is followed.
 */
export const readMallClock = ({ at, asked, answered }: ClockReading): void => {
  const least = at - answered;
  const offset = Math.min(Math.max(clockOffset ?? least, least), at - asked);
  if (offset === clockOffset) return;
  clockOffset = offset;
  storeOffset(offset);
};

/** Begins with the offset that an earlier page of this browser has stored; `store` is given each better one. */
export const resumeClock = (stored: unknown, store: (offset: number) => void): void => {
  clockOffset = Number.isSafeInteger(stored) ? (stored as number) : null;
  storeOffset = store;
};

/**
 * Reads the mall's time in the headers of this page's document: a kept document's own words are old, its headers never are. False where the
 * browser does not show them.
 */
export const readClockOfDocument = (): boolean => {
  const page = documentTiming();
  const at = Number(toldWithDocument('mall'));
  if (!page || !(at > 0)) return false;
  const began = Date.now() - performance.now();
  readMallClock({ at, asked: Math.floor(began + page.requestStart), answered: Math.ceil(began + page.responseStart) });
  return true;
};
