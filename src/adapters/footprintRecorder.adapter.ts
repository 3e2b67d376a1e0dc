import { footprintRecorderMachine } from '#machines/footprintRecorder.machine.ts';
import type { FootprintIntent } from '#machines/rules/footprintEntries.ts';
import { addLooks } from '../data/footprintRecorder.data.ts';
import type { Execute, RequestOptions } from '../data/gateway.ts';
import { afterPaint } from '../design/layout/DeferredContent.tsx';
import { storedFootprint, storeFootprintEntry, storeFootprint } from '../storage/footprintStorage.ts';
import { adaptIntent, adaptPorts, listenToOutbox, type Gateway } from './adapt.ts';

const joinLooks = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<Record<string, never>> => {
  await addLooks(
    execute,
    storedFootprint().map(({ product: { prodId }, at }) => ({ prodId, at })),
    options,
  );
  storeFootprint([]);
  return {};
};

const saveLook = async (
  execute: Execute,
  { product: { prodId }, at }: FootprintIntent,
  options?: RequestOptions,
): Promise<Record<string, never>> => {
  await addLooks(execute, [{ prodId, at }], options);
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
      persistLook: (_, look) => void afterPaint(() => storeFootprintEntry(look, timeZone)),
      persistLooks: ({ context }) => gateway.storage.keep('footprint', context.looks),
    },
  });
