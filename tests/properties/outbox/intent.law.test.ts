import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { ProblemError } from '#machines/model/problem.ts';
import { adaptIntent, type Gateway } from '#src/adapters/adapt.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inProgress = new ProblemError({ code: 'IDEMPOTENCY_IN_PROGRESS', at: 0 });
const gateway = { execute: () => Promise.reject(inProgress), now: () => 0 } as unknown as Gateway;

/** Sends one intent; `answers` says what each try meets. */
const send = (answer: (tries: number) => Promise<string>) => {
  let tries = 0;
  const logic = adaptIntent(gateway, () => answer((tries += 1)));
  const actor = createActor(logic, { input: { key: 'k-1' } });
  actor.subscribe({ error: () => undefined });
  actor.start();
  return { actor, tried: () => tries };
};

test('an intent whose key is under way is sent again until it is answered', async () => {
  const { actor, tried } = send((tries) => (tries < 3 ? Promise.reject(inProgress) : Promise.resolve('saved')));
  await vi.advanceTimersByTimeAsync(1_100);
  expect(tried()).toBe(3);
  expect(actor.getSnapshot().output).toEqual({ answer: 'saved', at: 0 });
});

test('whoever waits no more leaves no timer and sends nothing again', async () => {
  const { actor, tried } = send(() => Promise.reject(inProgress));
  await vi.advanceTimersByTimeAsync(100);
  expect([tried(), vi.getTimerCount()]).toEqual([1, 1]);
  actor.stop();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tried()).toBe(1);
});
