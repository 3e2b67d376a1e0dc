import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A table of Markdown; a bar inside a cell would end it. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');

const marks = (name: string): [string, string] => [`<!-- generated: ${name} -->`, `<!-- end of ${name} -->`];

/** The page with what is generated put between its marks. @throws Error where the page has no such marks */
export const withGenerated = (page: string, name: string, body: string): string => {
  const [first, last] = marks(name);
  const [from, to] = [page.indexOf(first), page.indexOf(last)];
  if (from < 0 || to < from) throw new Error(`the page has no '${first}' ... '${last}'`);
  return `${page.slice(0, from + first.length)}\n\n${body}\n\n${page.slice(to)}`;
};
