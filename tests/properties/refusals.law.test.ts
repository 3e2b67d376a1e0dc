import { createActor, toPromise } from 'xstate';
import { expect, test } from 'vitest';
import { problemOf } from '#machines/model/problem.ts';
import { allowed } from '#src/data/refusal.data.ts';
import { FavouritesStore } from '#src/runtime/favouritesStore.ts';
import { noStorage } from '#src/storage/shopperStorage.ts';
import { adaptPorts } from '#src/adapters/adapt.ts';

test("a refusal says when it came, by the mall's clock: what stands on the screen for a while counts from there", async () => {
  const refusal = { __typename: 'Refusal' as const, code: 'OUT_OF_STOCK', desc: 'Out stock', fields: null, data: null };
  const { save } = adaptPorts(
    {
      now: () => 7_000,
      execute: () => Promise.reject(new Error('nobody is asked')),
      listen: () => () => undefined,
      favourites: new FavouritesStore(false),
      storage: noStorage,
      deliverTo: () => null,
    },
    { save: async () => allowed(refusal) },
  );
  const actor = createActor(save, { input: undefined });
  actor.subscribe({ error: () => undefined });
  const answered = toPromise(actor);
  actor.start();
  expect(await answered.then(() => null, problemOf)).toEqual({ code: 'OUT_OF_STOCK', at: 7_000, desc: 'Out stock' });
});
