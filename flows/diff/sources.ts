import { readFile } from 'node:fs/promises';

/** Everything that a machine is written with: its own file and what that imports, as one text. */
export async function sourcesOf(name: string, folder: URL): Promise<string> {
  const texts = new Map<string, string>();
  const read = async (file: URL): Promise<void> => {
    const path = file.href.slice(folder.href.length);
    if (texts.has(path)) return;
    const text = await readFile(file, 'utf8').catch(() => '');
    texts.set(path, text);
    for (const [, inner] of text.matchAll(/from '(\.{1,2}\/[\w./]+)'/g)) if (inner) await read(new URL(inner, file));
  };
  await read(new URL(`${name}.ts`, folder));
  return [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => `${file}\n${text}`)
    .join('\n');
}
