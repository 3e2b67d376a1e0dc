import { readFile } from 'node:fs/promises';

/** Everything that a machine is written with: its own file and what that imports, as one text. */
export async function sourcesOf(name: string, folder: URL): Promise<string> {
  const texts = new Map<string, string>();
  const read = async (file: string): Promise<void> => {
    if (texts.has(file)) return;
    const text = await readFile(new URL(file, folder), 'utf8').catch(() => '');
    texts.set(file, text);
    for (const [, inner] of text.matchAll(/from '\.\/([\w.]+)'/g)) if (inner) await read(inner);
  };
  await read(`${name}.ts`);
  return [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, text]) => `${file}\n${text}`).join('\n');
}
