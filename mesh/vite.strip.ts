import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object' && typeof (value as Node).type === 'string';

const visit = (node: Node, seen: (node: Node) => void): void => {
  seen(node);
  for (const inner of Object.values(node).flat()) if (isNode(inner)) visit(inner, seen);
};

const without = (code: string, cuts: { start: number; end: number; by: string }[]): string =>
  cuts
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);

/** The sentences that testers read in the machines are no use to a shopper: they are cut from the client's scripts. */
export const withoutDescriptions = (): Plugin => ({
  name: 'serendib:without-descriptions',
  transform(code, id) {
    if (!/\/machines\/[\w.]+\.ts$/.test(id) || !code.includes('description')) return null;
    const cuts: { start: number; end: number; by: string }[] = [];
    visit(this.parse(code) as unknown as Node, (node) => {
      if (node.type !== 'Property' || node.computed === true) return;
      const { key, value } = node as Node & { key: Node; value: Node };
      if (key.name !== 'description' || (value.type !== 'Literal' && value.type !== 'TemplateLiteral')) return;
      const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0;
      cuts.push({ start: node.start, end: node.end + comma, by: '' });
    });
    return { code: without(code, cuts), map: null };
  },
});

/** Vite's wrapper around `import()` loads style sheets first; ours have none, and documents name their chunks ahead. */
export const plainImports = (): Plugin => ({
  name: 'serendib:plain-imports',
  enforce: 'post',
  transform: (_, id) => (id.includes('vite/preload-helper') ? { code: 'export const __vitePreload = (load) => load();', map: null } : null),
});

const generated = new URL('../src/data/gql/graphql.ts', import.meta.url);

const metasOfDocuments = (): Map<string, string> => {
  const text = existsSync(generated) ? readFileSync(generated, 'utf8') : '';
  return new Map([...text.matchAll(/^.*`, (\{"name":"(\w+)".*?\})\) as unknown/gm)].map(([, meta = '', name = '']) => [name, meta]));
};

/** Which files have documents. */
export const documentFile = /\/src\/data\/\w+\.data\.ts$/;

/**
 * The code of a file with documents, of which only name, hash and whether they are shared are left: the gateway knows the text.
 * @throws Error where one was not generated
 */
export const withHashes = (code: string, path: string): string => {
  const metas = metasOfDocuments();
  return code
    .replace(/\bgraphql\(\s*`([^`]*)`,?\s*\)/g, (_, document: string) => {
      const name = /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1];
      if (name === undefined) return 'undefined';
      const meta = metas.get(name);
      if (meta === undefined) throw new Error(`${path}: the document ${name} is not generated: npm run codegen`);
      return `({ __meta__: ${meta} })`;
    })
    .replace(/^import \{ graphql \} from '\.\/gql\/gql\.ts';$/m, '');
};

/** Documents are shipped as `withHashes` leaves them. */
export const onlyHashes = (): Plugin => ({
  name: 'serendib:only-hashes',
  enforce: 'pre',
  transform: (code, id) => (documentFile.test(id) && code.includes('graphql(') ? { code: withHashes(code, id), map: null } : null),
});
