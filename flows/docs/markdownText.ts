/** The rows of the first table in a text, its head left out; marks inside the cells stay as they are written. */
export const rowsIn = (markdown: string): string[][] => {
  const lines = markdown.split('\n');
  const head = lines.findIndex((line) => line.startsWith('|'));
  if (head < 0) return [];
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  return lines.slice(head + 2, end < 0 ? undefined : end).map((line) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  );
};

/** One page of `docs/errors`: its sentences stand in the order of the shop's languages. */
export type RefusalText = {
  code: string;
  why: string;
  facts: [string, string][];
  messages: { id: string; sentences: [string, string][] }[];
};

/** Reads a page of `docs/errors`. */
export function readRefusalPage(code: string, page: string): RefusalText {
  const [about = '', read = ''] = page.split('## What the shopper reads');
  const [, why = ''] = about.split(/\n\n/);
  return {
    code,
    why,
    facts: [...about.matchAll(/^- \*\*(.*?)\*\*: (.*)$/gm)].map(([, name = '', text = '']) => [name, text]),
    messages: [...read.matchAll(/^`([\w.]+)`\n\n((?:\|.*\n?)+)/gm)].map(([, id = '', table = '']) => ({
      id,
      sentences: rowsIn(table).map(([language = '', sentence = '']) => [language, sentence]),
    })),
  };
}
