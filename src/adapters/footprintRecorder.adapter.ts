import { footprintRecorderMachine } from '#machines/footprintRecorder.machine.ts';
import type { FootprintIntent } from '#machines/rules/footprintEntries.ts';
import { addLooks } from '../data/footprintRecorder.data.ts';
import type { Ask, How } from '../data/gateway.ts';
import { afterPaint } from '../design/layout/DeferredContent.tsx';
import { storedFootprint, storeFootprintEntry, storeFootprint } from '../storage/footprintStorage.ts';
import { adaptIntent, adaptPorts, listenToOutbox, type Gateway } from './adapt.ts';

const joinLooks = async (ask: Ask, _question: undefined, how?: How): Promise<Record<string, never>> => {
  await addLooks(
    ask,
    storedFootprint().map(({ product: { prodId }, at }) => ({ prodId, at })),
    how,
  );
  storeFootprint([]);
  return {};
};

const saveLook = async (ask: Ask, { product: { prodId }, at }: FootprintIntent, how?: How): Promise<Record<string, never>> => {
  await addLooks(ask, [{ prodId, at }], how);
  return {};
};

/** The browsing machine with its ports filled; `timeZone` says which day it is for a guest. */
export const adaptFootprintRecorder = (gateway: Gateway, timeZone: string) =>
  footprintRecorderMachine.provide({
    actors: {
      ...adaptPorts(gateway, { joinLooks }),
      saveLook: adaptIntent(gateway, saveLook),
      listenToOutbox: listenToOutbox(gateway, 'footprint'),
    },
    // What is stored is waited for by nobody; the page that is looked at is.
    actions: {
      storeLook: (_, look) => void afterPaint(() => storeFootprintEntry(look, timeZone)),
      storeLooks: ({ context }) => gateway.storage.keep('footprint', context.looks),
    },
  });
