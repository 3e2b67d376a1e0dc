import { build } from 'esbuild';
import type { Plugin } from 'vite';

const query = '?script';

/** `import text from './file.ts?script'`: the file and what it imports as the text of one classic script, for documents to inline. */
export const inlineScripts = (): Plugin => ({
  name: 'serendib:inline-scripts',
  async load(id) {
    if (!id.endsWith(query)) return null;
    const path = id.slice(0, -query.length);
    this.addWatchFile(path);
    const options = { bundle: true, minify: true, format: 'iife', target: 'es2022', tsconfigRaw: {}, write: false } as const;
    const { outputFiles } = await build({ ...options, entryPoints: [path] });
    return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`;
  },
});
