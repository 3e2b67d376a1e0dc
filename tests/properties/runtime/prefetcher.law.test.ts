import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { ActorSlots } from '#src/runtime/actorSlots.ts';
import { Prefetcher } from '#src/runtime/prefetcher.ts';
import type { StartedPage } from '#src/runtime/runner.ts';

const minute = 60_000;

let begun: number;
let dropped: number;
const begin = (): StartedPage => {
  begun += 1;
  const actor = createActor(createMachine({})).start();
  const drop = () => void (dropped += 1);
  return { running: { place: { name: 'home' }, address: '/', actor, page: {} as never }, stop: drop, drop };
};

beforeEach(() => {
  begun = 0;
  dropped = 0;
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => vi.useRealTimers());

test('a page that was begun ahead a moment ago is the one that opens', () => {
  const ahead = new Prefetcher(new ActorSlots());
  ahead.near('/', begin);
  vi.advanceTimersByTime(minute - 1);
  expect(ahead.take('/')).not.toBeNull();
  expect(dropped).toBe(0);
});

test('one that was begun long ago is begun anew when its link is neared again, or opened: its prices may be others now', () => {
  const ahead = new Prefetcher(new ActorSlots());
  ahead.near('/', begin);
  vi.advanceTimersByTime(minute);
  ahead.near('/', begin);
  expect(dropped).toBe(1);
  vi.advanceTimersByTime(minute);
  expect(ahead.take('/')).toBeNull();
  expect(dropped).toBe(2);
});

test('a page that is dropped before its code has come is not begun when it comes; one that is taken is', async () => {
  const ahead = new Prefetcher(new ActorSlots());
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  const beginLater = (isDropped: () => boolean): Promise<StartedPage | null> => coming.then(() => (isDropped() ? null : begin()));
  ahead.near('/one', beginLater);
  expect(ahead.isFree).toBe(false);
  ahead.near('/other', beginLater);
  const taken = ahead.take('/other');
  expect(ahead.isFree).toBe(true);
  come();
  expect(await taken).not.toBeNull();
  expect({ begun, dropped }).toEqual({ begun: 1, dropped: 0 });
});
