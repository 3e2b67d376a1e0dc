import { places } from '#machines/model/place.ts';

type Graph = { getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null };

/** Modules that at least so many visits share travel in one file instead of crumbs. */
const sharedBy = 5;
/** The landing page at which most visits begin: what it shares with any other page comes with the shop. */
const home = 'home';
const landings = new Set<string>(Object.values(places).flatMap(({ loading, page }) => (loading === 'landing' ? [page] : [])));
/** What every visit fetches once it is at rest. */
const atRest = ['/src/runtime/sessionGuard.ts', '/src/offline/registerWorker.ts'];
/** Parts that stand on a landing page's first screen. */
const landingParts = ['+vouchers', '+deliveryEstimate', '+share', '+imageZoom', '+payLater'];
const page = /\/src\/(?:pages|adapters)\/(\w+)\.(?:page|adapter)\.tsx?$/;
const data = /\/src\/data\/(\w+)\.data\.ts$/;

/**
 * What begins with a module: a visit to a page, by its noun; a part beside a page, with a plus; or only itself, by its id, where it is
 * fetched when it is first used.
 */
const begunBy = (id: string, dynamicImporters: readonly string[]): string | undefined => {
  const isFetchedBy = (loader: string): boolean => dynamicImporters.some((importer) => importer.includes(loader));
  const noun = (page.exec(id) ?? data.exec(id))?.[1];
  if (isFetchedBy('/src/runtime/loadWidget.ts')) return `+${noun}`;
  if (noun && (page.test(id) || isFetchedBy('/src/navigation/'))) return noun;
  return dynamicImporters.length > 0 ? id : undefined;
};

/** What the bundler itself adds. */
const helpers = /^\0(?:rolldown\/runtime|vite\/preload-helper)/;

/** Where the visits begin that need a module: the shop itself, pages, parts, and what is fetched when it is first used. */
const rootsOf = (id: string, graph: Graph, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return new Set();
  seen.add(id);
  if (id.endsWith('/src/app/startShop.tsx')) return new Set(['shop']);
  const { importers, dynamicImporters } = graph.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] };
  const begun = begunBy(id, dynamicImporters);
  return new Set([...(begun ? [begun] : []), ...importers.flatMap((importer) => [...rootsOf(importer, graph, seen)])]);
};

/**
 * The file a module travels in: the shop's, which every visit needs, or that of its libraries; the one of the landing pages other than
 * home; the one that other pages share; its page's (view, machine, adapter and data in one); or, null, one that the bundler finds.
 */
export const chunkOf = (id: string, graph: Graph): string | null => {
  if (helpers.test(id)) return 'libraries';
  const roots = [...rootsOf(id, graph)];
  // What is fetched only when it is used (dialogs, menus) makes nothing be shared.
  const nouns = roots.filter((root) => /^\w+$/.test(root));
  const isShared = nouns.length > 1;
  const isAtRest = nouns.length > 0 && roots.some((root) => atRest.some((path) => root.endsWith(path)));
  if (nouns.includes('shop') || (isShared && nouns.includes(home)) || isAtRest) return id.includes('/node_modules/') ? 'libraries' : 'shop';
  const isLanding = nouns.some((noun) => landings.has(noun));
  if (nouns.length >= sharedBy || (isShared && isLanding))
    return isLanding || roots.some((root) => landingParts.includes(root)) ? 'landing' : 'common';
  // A part that comes beside a page is one file too: its view, machine and data.
  if (roots.length === 1 && roots[0]?.startsWith('+')) return roots[0].slice(1);
  // What a landing page shares only with its own dialogs comes with it.
  const [only] = nouns;
  return nouns.length === 1 && only !== undefined && (roots.length === 1 || landings.has(only)) ? only : null;
};
