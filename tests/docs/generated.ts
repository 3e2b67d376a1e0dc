import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractPage } from './contract.doc.ts';
import { errorPages } from './errors.doc.ts';
import { root } from './markdown.ts';
import { architecturePage } from './rooms.doc.ts';

/** Pages by path from the root. `folder`: these are all of its files. */
export type PageSet = { pages: Map<string, string>; folder?: string };

const inPlace = (path: string, make: (page: string) => string) => (): PageSet => ({
  pages: new Map([[path, make(readFileSync(join(root, path), 'utf8'))]]),
});

/** Everything in `docs/` that is made from code, by the name that `npm run docs:write` takes. */
export const generated: Record<string, () => PageSet> = {
  rooms: inPlace('docs/architecture.md', architecturePage),
  contract: inPlace('docs/contract.md', contractPage),
  errors: () => ({ pages: errorPages(), folder: 'docs/errors' }),
};
