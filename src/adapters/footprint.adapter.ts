import { footprintMachine, type BrowseLog, type FootprintChange, type FootprintInput } from '#machines/footprint.machine.ts';
import { cardOf, type FootprintEntry } from '#machines/rules/footprintEntries.ts';
import type { PageOf } from '#machines/model/shop.ts';
import { addLooks } from '../data/footprintRecorder.data.ts';
import type { Execute, RequestOptions } from '../data/gateway.ts';
import { freshCards, readBrowseLogs, removeBrowseLogs } from '../data/footprint.data.ts';
import { inPages, rowsOfPages } from '../data/pages.ts';
import { recordFootprint, storedFootprint, storeFootprint } from '../storage/footprintStorage.ts';
import { adapt, type Gateway } from './adapt.ts';

const size = 30;
/** Most entries that the mall reads or takes at once. */
const most = 100;

/** A guest's look as an entry: its moment is its number. */
const logOf = ({ product, at }: FootprintEntry, timeZone: string): BrowseLog => ({
  ...product,
  prodBrowseLogId: at,
  browseTime: new Date(at).toISOString(),
  day: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at),
});

const readFootprint = async (
  execute: Execute,
  { isLoggedIn, regionId, timeZone, current, pages }: FootprintInput,
  options?: RequestOptions,
): Promise<PageOf<BrowseLog>> => {
  if (isLoggedIn) return inPages(await readBrowseLogs(execute, { current, size: rowsOfPages(size, pages) }, options), size, pages);
  recordFootprint(timeZone);
  const looks = storedFootprint();
  const cards = looks.slice((current - 1) * size, current * size).map((look) => logOf(look, timeZone));
  // Without a way to the mall a guest sees what his browser knows.
  const records = await freshCards(execute, { cards, regionId }, options).catch(() => cards);
  return { records, total: looks.length, size, current, pages: Math.ceil(looks.length / size) };
};

const everyLog = async (execute: Execute, options?: RequestOptions): Promise<BrowseLog[]> => {
  const logs: BrowseLog[] = [];
  for (let current = 1, pages = 1; current <= pages; current += 1) {
    const page = await readBrowseLogs(execute, { current, size: most }, options);
    logs.push(...page.records);
    pages = page.pages;
  }
  return logs;
};

const forgetLooks = async (
  execute: Execute,
  { isLoggedIn, logs, isAll }: FootprintChange,
  options?: RequestOptions,
): Promise<BrowseLog[]> => {
  if (isLoggedIn) {
    const forgotten = isAll ? await everyLog(execute, options) : logs;
    await removeBrowseLogs(execute, isAll ? [] : logs.map((log) => log.prodBrowseLogId), options);
    return forgotten;
  }
  const looks = storedFootprint();
  const ids = new Set(logs.map((log) => log.prodBrowseLogId));
  storeFootprint(isAll ? [] : looks.filter((look) => !ids.has(look.at)));
  return isAll ? looks.map((look) => logOf(look, 'UTC')) : logs;
};

const restoreLooks = async (
  execute: Execute,
  { isLoggedIn, logs }: FootprintChange,
  options?: RequestOptions,
): Promise<Record<string, never>> => {
  const looks: FootprintEntry[] = logs.map((log) => ({ product: cardOf(log), at: Date.parse(log.browseTime) }));
  if (!isLoggedIn) {
    const there = storedFootprint();
    storeFootprint([...there, ...looks.filter(({ at }) => !there.some((look) => look.at === at))].sort((one, other) => other.at - one.at));
  } else
    for (let from = 0; from < looks.length; from += most)
      await addLooks(
        execute,
        looks.slice(from, from + most).map(({ product: { prodId }, at }) => ({ prodId, at })),
        options,
      );
  return {};
};

/** The machine of the page "Footprint" with its ports filled: a shopper's is the mall's, a guest's is this browser's. */
export const adaptPage = (gateway: Gateway) => adapt(footprintMachine, { readFootprint, forgetLooks, restoreLooks }, gateway);
