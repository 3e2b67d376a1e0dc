import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { onlyHashes, withoutDescriptions } from './mesh/vite.lean.ts';
import { words } from './mesh/vite.words.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The client build (`vite build`), the document renderer (`vite build --ssr`), and the development server inside ours. */
export default defineConfig(({ isSsrBuild, command }) => {
  const isClientBuild = command === 'build' && !isSsrBuild;
  return {
    root: at('.'),
    appType: 'custom',
    publicDir: at('src/public'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [words(), ...(command === 'build' ? [onlyHashes()] : []), ...(isClientBuild ? [withoutDescriptions()] : [])],
    resolve: {
      alias: [
        // Sentences are compiled at build; the parser would be 10 kB that nobody calls.
        ...(isClientBuild ? [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: at('node_modules/@formatjs/icu-messageformat-parser/no-parser.js') }] : []),
      ],
    },
    build: {
      target: 'es2022',
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      emptyOutDir: false,
      manifest: isSsrBuild ? false : true,
      copyPublicDir: isClientBuild,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1_000,
      rolldownOptions: isSsrBuild
        ? { input: at('src/entry.server.tsx'), output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } }
        : { input: at('src/entry.client.tsx'), output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' } },
    },
    ssr: { noExternal: true },
  };
});
