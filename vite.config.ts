import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { onlyHashes, plainImports, withoutDescriptions } from './mesh/vite.strip.ts';
import { chunkOf } from './mesh/vite.chunks.ts';
import { messages, messagesName } from './mesh/vite.messages.ts';
import { inlineScripts } from './mesh/vite.script.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Libraries say "use client" for frameworks that split by it; we do not.
const quiet = (level: Rolldown.LogLevel, log: Rolldown.RolldownLog, report: Rolldown.LogOrStringHandler): void => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
};

/** What react-intl makes by these when it is loaded is dropped where nobody uses it. */
const unusedMakers = ['createFormattedComponent', 'createFormattedDateTimePartsComponent'];

/** The client build (`vite build`), the document renderer (`vite build --ssr`), and the development server inside ours. */
export default defineConfig(({ isSsrBuild, command }) => {
  const isClientBuild = command === 'build' && !isSsrBuild;
  return {
    root: at('.'),
    appType: 'custom',
    publicDir: at('src/public'),
    clearScreen: false,
    logLevel: 'warn',
    plugins: [
      messages(),
      inlineScripts(),
      ...(command === 'build' ? [onlyHashes()] : []),
      ...(isClientBuild ? [withoutDescriptions(), plainImports()] : []),
    ],
    resolve: {
      alias: isClientBuild
        ? [
            // Sentences are compiled at build; the parser would be 10 kB that nobody calls.
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: at('node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
            },
            // Documents travel by their hash: nothing is parsed or printed in the browser.
            { find: /^graphql$/, replacement: at('src/data/graphql.stub.ts') },
            // React has had it since 18; the shim is for older ones.
            { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
            { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
          ]
        : [],
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
        ? {
            input: at('src/entry.server.tsx'),
            onLog: quiet,
            output: { entryFileNames: '[name].js', codeSplitting: false },
          }
        : {
            input: at('src/entry.client.ts'),
            onLog: quiet,
            treeshake: { manualPureFunctions: unusedMakers },
            output: {
              entryFileNames: 'assets/[name]-[hash].js',
              chunkFileNames: ({ facadeModuleId }) => `assets/${messagesName(facadeModuleId) ?? '[name]'}-[hash].js`,
              codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: 'nouns' }] },
            },
          },
    },
    // Built, the renderer stands alone; in development Node reads the libraries itself.
    ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  };
});
