import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generated, type PageSet } from './generated.ts';
import { root } from './markdown.ts';

// npm run docs:write, docs:rooms, docs:errors, docs:contract: writes the pages of docs/ that are made from code.
const wanted = process.argv.slice(2);

const write = ({ folder, pages }: PageSet): void => {
  if (folder) rmSync(join(root, folder), { recursive: true, force: true });
  for (const [path, text] of pages) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

const chosen = Object.entries(generated).filter(([name]) => wanted.length === 0 || wanted.includes(name));
if (chosen.length === 0) {
  console.error(`No such pages: ${wanted.join(' ')}. There are ${Object.keys(generated).join(', ')}.`);
  process.exit(1);
}
for (const [name, make] of chosen) {
  const set = make();
  write(set);
  console.log(`${name}: ${set.pages.size === 1 ? [...set.pages.keys()][0] : `${set.pages.size} pages in ${set.folder}`}`);
}
