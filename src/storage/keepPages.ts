import { places } from '#machines/model/place.ts';
import { parsePlace } from '../navigation/parsePlace.ts';
import type { PageCache } from '../runtime/pageCache.ts';
import { tabStorage } from './browserStorage.ts';

/** The most that is stored, in characters: what was left longest ago gives way. */
const most = 2_000_000;

/** `of`: who sees them, where, and with which build. */
export type StoredPages = { of: string; pages: ReturnType<PageCache['pages']> };

const isOfEverybody = (address: string): boolean => {
  const { pathname, search } = new URL(address, location.origin);
  return places[parsePlace(pathname, search).name].audience === 'everyone';
};

const store = (memory: PageCache, of: string): void => {
  let size = 0;
  const pages = memory
    .pages()
    .filter(([address]) => isOfEverybody(address))
    .reverse()
    .filter((left) => (size += JSON.stringify(left).length) < most)
    .reverse();
  if (pages.length === 0 || !tabStorage.put('pages', { of, pages } satisfies StoredPages)) tabStorage.put('pages', null);
};

/** Stores the pages of this tab whenever it is left or reloaded. It is no script of its own: a reload would not wait for it. */
export const keepPages = (memory: PageCache, of: string): void =>
  addEventListener('pagehide', () => {
    store(memory, of);
    // What a reload shows is a document: where it stood only the browser knows.
    history.scrollRestoration = 'auto';
  });
