import { footprintRecorderMachine } from '#machines/footprintRecorder.machine.ts';
import type { FootprintEntry, FootprintIntent } from '#machines/rules/footprintEntries.ts';
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

/** Remembers a look once the next frame is painted, at the latest as the page is left: the paint is waited for, not the look. */
const storeLook = (look: FootprintEntry, timeZone: string): void => {
  const stored = new AbortController();
  const store = (): void => {
    stored.abort();
    forget();
    storeFootprintEntry(look, timeZone);
  };
  const forget = afterPaint(store);
  addEventListener('pagehide', store, { signal: stored.signal });
};

/** The browsing machine with its ports filled; `timeZone` says which day it is for a guest. */
export const adaptFootprintRecorder = (gateway: Gateway, timeZone: string) =>
  footprintRecorderMachine.provide({
    actors: {
      ...adaptPorts(gateway, { joinLooks }),
      saveLook: adaptIntent(gateway, saveLook),
      listenToOutbox: listenToOutbox(gateway, 'footprint'),
    },
    actions: {
      persistLook: (_, look) => storeLook(look, timeZone),
      persistLooks: ({ context }) => gateway.storage.keep('footprint', context.looks),
    },
  });
