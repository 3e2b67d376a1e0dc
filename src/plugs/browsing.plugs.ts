import { browsingMachine } from '#machines/browsing.machine.ts';
import type { Look } from '#machines/looks.ts';
import { addLook, addLooks } from '../data/browsing.data.ts';
import type { Ask, How } from '../data/door.ts';
import { afterPainting } from '../design/Later.tsx';
import { storedLooks, storeLook, storeLooks } from '../storedLooks.ts';
import { plug, type Door } from './plug.ts';

const joinLooks = async (ask: Ask, _question: undefined, how?: How): Promise<Record<string, never>> => {
  await addLooks(ask, storedLooks().map(({ product: { prodId }, at }) => ({ prodId, at })), how);
  storeLooks([]);
  return {};
};

const saveLook = async (ask: Ask, { product: { prodId } }: Look, how?: How): Promise<Record<string, never>> => {
  await addLook(ask, { prodId }, how);
  return {};
};

/** The browsing machine with its ports filled; `timeZone` says which day it is for a guest. */
export const plugBrowsing = (door: Door, timeZone: string) =>
  browsingMachine.provide({
    actors: { joinLooks: plug(door, joinLooks), saveLook: plug(door, saveLook) },
    // What is stored is waited for by nobody; the page that is looked at is.
    actions: { storeLook: (_, look) => void afterPainting(() => storeLook(look, timeZone)) },
  });
