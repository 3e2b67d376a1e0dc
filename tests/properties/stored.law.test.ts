import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { loadFixtures } from '#flows/loadFixtures.ts';
import { widgetLoaders, fleeting } from '#src/runtime/loadWidget.ts';
import { pageLoaders } from '#src/navigation/pageLoaders.ts';
import { FavouritesStore } from '#src/runtime/favouritesStore.ts';
import { noStorage } from '#src/storage/shopperStorage.ts';
import type { Gateway } from '#src/adapters/adapt.ts';

const gateway: Gateway = {
  execute: () => Promise.reject(new Error('nobody asks here')),
  listen: () => () => undefined,
  now: () => 0,
  favourites: new FavouritesStore(false),
  storage: noStorage,
  deliverTo: () => null,
};

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'states' in logic && 'implementations' in logic;

/** A machine and those that run inside it: they are stored and restored together. */
const withInner = (machine: AnyStateMachine): string[] => [
  machine.id,
  ...Object.values(machine.implementations.actors).filter(isMachine).flatMap(withInner),
];

const namesOf = async (
  chunks: readonly ((around: Gateway) => Promise<{ adapted: AnyStateMachine; follows?: string }>)[],
): Promise<string[]> => {
  const loaded = await Promise.all(chunks.map((bring) => bring(gateway)));
  return [...new Set(loaded.filter(({ follows }) => follows === undefined).flatMap(({ adapted }) => withInner(adapted)))].sort();
};

describe('Whoever is stored when its page is left', async () => {
  const samples = new Map([...(await loadFixtures()).values()].map((fixture) => [fixture.machine.id, fixture]));
  const parts = Object.entries(widgetLoaders)
    .filter(([name]) => !([...fleeting] as string[]).includes(name))
    .map(([, bring]) => bring);
  const stored = await namesOf([...Object.values(pageLoaders), ...parts]);

  test.each(stored)('%s is stopped at every state by the laws', (name) =>
    expect(samples.get(name)).toMatchObject({ begunAnew: undefined }),
  );

  test.each([...fleeting])('%s, a part that is not, says why', (name) => expect(samples.get(name)?.begunAnew).toEqual(expect.any(String)));
});
