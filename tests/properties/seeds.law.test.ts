import { expect, test } from 'vitest';
import type { Place } from '#machines/model/place.ts';
import { ActorSlots } from '#src/runtime/actorSlots.ts';
import { createShop } from '#src/runtime/createShop.ts';
import { FavouritesStore } from '#src/runtime/favouritesStore.ts';
import { PageCache } from '#src/runtime/pageCache.ts';
import { formatPlace } from '#src/navigation/formatPlace.ts';
import { noStorage } from '#src/storage/shopperStorage.ts';
import { visitor } from '../fixtures/visitor.ts';

const never = (): Promise<never> => new Promise(() => undefined);
const nothing = (): void => undefined;

/** The seeds of the pages of a guest who goes to these places by links, one after another. */
const seedsOf = async (seed: string, visited: readonly [Place, ...Place[]]): Promise<string[]> => {
  const slots = new ActorSlots();
  const gateway = {
    execute: never,
    listen: () => nothing,
    now: () => visitor.at,
    favourites: new FavouritesStore(false),
    storage: noStorage,
    deliverTo: () => null,
  };
  const effects = {
    goTo: nothing,
    settleAddress: nothing,
    recordVisit: nothing,
    keepAndReload: nothing,
    leaveForProvider: nothing,
    goHomeAfresh: nothing,
    reload: nothing,
    reloadOnce: () => false,
    loadWords: async () => undefined,
    atRest: never,
  };
  const input = { place: visited[0], visitor: { ...visitor, seed }, shopper: null };
  const { actor } = createShop({ gateway, slots, memory: new PageCache(), effects, input });
  actor.start();
  const seeds: string[] = [];
  for (const [at, place] of visited.entries()) {
    if (at > 0) actor.send({ type: 'place.opened', place, way: 'link', at: visitor.at });
    await expect.poll(() => slots.page?.address).toBe(formatPlace(place));
    seeds.push(slots.page?.actor.getSnapshot().context.visitor.seed);
  }
  actor.stop();
  return seeds;
};

const visited = [{ name: 'contact' }, { name: 'sharedList', shareCode: 'abc', copy: false }, { name: 'contact' }] as const;

test('a page that is opened again makes other idempotency keys: the old ones are answered by the first time', async () => {
  const seeds = await seedsOf('tab', visited);
  expect(new Set([...seeds, 'tab']).size).toBe(visited.length + 1);
});

test('a document carries no seed: it may be cached for everybody', async () => {
  expect(await seedsOf('', visited)).toEqual(['', '', '']);
});
