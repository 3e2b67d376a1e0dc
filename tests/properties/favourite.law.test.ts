import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { favouritesSyncMachine } from '#machines/favouritesSync.machine.ts';
import { changedAmong, keyOf } from '#machines/rules/favourite.ts';
import type { Answered } from '#machines/ports.ts';
import type { Favourite } from '#machines/model/favourite.ts';

const shirt: Favourite = { kind: 'product', id: 101 };
const store: Favourite = { kind: 'shop', id: 7 };
const known = [shirt, store, { kind: 'product' as const, id: 7 }].map(keyOf);

test('a change is about those of its id, and about all where nobody knows which', () => {
  expect(changedAmong(known, '101')).toEqual([shirt]);
  expect(changedAmong(known, '7')).toEqual([store, { kind: 'product', id: 7 }]);
  expect(changedAmong(known, '5')).toEqual([]);
  expect(changedAmong(known, null).map(keyOf)).toEqual(known);
});

test('a heart that changes elsewhere while it is being asked about is asked about once more', async () => {
  const questions: { asked: string[]; answer: (kept: Favourite[]) => void }[] = [];
  const actor = createActor(
    favouritesSyncMachine.provide({
      actors: {
        readKept: fromPromise<Answered<Favourite[]>, { favourites: Favourite[] }>(
          ({ input }) =>
            new Promise((resolve) => {
              questions.push({ asked: input.favourites.map(keyOf), answer: (kept) => resolve({ answer: kept, at: 1 }) });
            }),
        ),
      },
      delays: { untilGathered: 0 },
    }),
    { input: { isLoggedIn: true, seed: 'tab1' } },
  );
  actor.start();
  actor.send({ type: 'cards.shown', favourites: [shirt], at: 1 });
  await expect.poll(() => questions.length).toBe(1);
  actor.send({ type: 'data.changed', ref: '101', at: 1 });
  actor.send({ type: 'data.changed', ref: null, at: 1 });
  questions[0]?.answer([]);
  await expect.poll(() => questions.length).toBe(2);
  expect(questions[1]?.asked).toEqual(['product-101']);
  questions[1]?.answer([shirt]);
  await expect.poll(() => actor.getSnapshot().context.kept).toEqual({ 'product-101': true });
  expect(actor.getSnapshot().context.asked).toEqual([]);
  actor.stop();
});
