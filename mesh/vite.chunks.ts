type Graph = { getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null };

/** Modules that at least so many visits share travel in one file instead of crumbs: with the shop where a visit commonly begins at such a page, else in one of their own. */
const sharedBy = 5;
const landings = ['home', 'product'];
const noun = /\/src\/(?:pages|plugs)\/(\w+)\.(?:page|plugs)\.tsx?$/;

/** Where the visits begin that need a module: the shop itself, pages by their noun, and what is fetched when it is first used. */
const rootsOf = (id: string, graph: Graph, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return new Set();
  seen.add(id);
  if (id.endsWith('/src/entry.client.tsx')) return new Set(['shop']);
  const info = graph.getModuleInfo(id);
  // Parts that come beside a page are no visit.
  const isBeside = info?.dynamicImporters.some((importer) => importer.endsWith('/src/beside.ts'));
  const own = (isBeside ? null : noun.exec(id)?.[1]) ?? (info && info.dynamicImporters.length > 0 ? id : null);
  return new Set([...(own === null ? [] : [own]), ...(info?.importers ?? []).flatMap((importer) => [...rootsOf(importer, graph, seen)])]);
};

/** The file a module travels in: the shop's, its page's (view, machine, plugs and data in one), the one that many pages share, or, null, one that the bundler finds. */
export const chunkOf = (id: string, graph: Graph): string | null => {
  const roots = [...rootsOf(id, graph)];
  // What is fetched only when it is used (dialogs, menus) makes nothing be shared.
  const nouns = roots.filter((root) => !root.includes('/'));
  if (nouns.includes('shop')) return 'shop';
  if (nouns.length >= sharedBy) return nouns.some((noun) => landings.includes(noun)) ? 'shop' : 'common';
  // What a landing page shares only with its own dialogs comes with it.
  const [only] = nouns;
  return nouns.length === 1 && only !== undefined && (roots.length === 1 || landings.includes(only)) ? only : null;
};
