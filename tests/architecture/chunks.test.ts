import { expect, test } from 'vitest';
import { chunkOf } from '#mesh/vite.chunks.ts';

type Info = { importers: string[]; dynamicImporters: string[] };

const modules: Record<string, Info> = {
  '/src/entry.client.ts': { importers: [], dynamicImporters: [] },
  '/src/app/startShop.tsx': { importers: [], dynamicImporters: ['/src/entry.client.ts'] },
  '/node_modules/react-dom/client.js': { importers: ['/src/entry.client.ts', '/src/app/startShop.tsx'], dynamicImporters: [] },
  '/src/runtime/sessionGuard.ts': { importers: [], dynamicImporters: ['/src/app/startShop.tsx'] },
  ...Object.fromEntries(
    ['home', 'product', 'cart', 'orders', 'order', 'checkout', 'payment'].map((noun) => [
      `/src/pages/${noun}.page.tsx`,
      { importers: [], dynamicImporters: ['/src/navigation/pageLoaders.ts'] },
    ]),
  ),
  '/src/runtime/loadWidget.ts': { importers: ['/src/app/startShop.tsx'], dynamicImporters: [] },
  '/src/pages/imageZoom.page.tsx': { importers: [], dynamicImporters: ['/src/runtime/loadWidget.ts'] },
  '/src/data/imageZoom.data.ts': { importers: [], dynamicImporters: ['/src/runtime/loadWidget.ts'] },
  '/machines/imageZoom.machine.ts': { importers: ['/src/pages/imageZoom.page.tsx'], dynamicImporters: [] },
  '/src/components/product/ZoomDialog.tsx': { importers: [], dynamicImporters: ['/src/pages/imageZoom.page.tsx'] },
  '/src/pages/share.page.tsx': { importers: [], dynamicImporters: ['/src/runtime/loadWidget.ts'] },
  '/src/shared.ts': { importers: ['/src/pages/share.page.tsx', '/src/pages/imageZoom.page.tsx'], dynamicImporters: [] },
};
const fileOf = (id: string): string | null => chunkOf(id, { getModuleInfo: (asked) => modules[asked] ?? null });

test('a part beside a page is one script: view, machine and data; its dialog and what two parts share are not in it', () => {
  expect(['/src/pages/imageZoom.page.tsx', '/src/data/imageZoom.data.ts', '/machines/imageZoom.machine.ts'].map(fileOf)).toEqual([
    'imageZoom',
    'imageZoom',
    'imageZoom',
  ]);
  expect(['/src/components/product/ZoomDialog.tsx', '/src/shared.ts'].map(fileOf)).toEqual([null, null]);
});

/** The file of a module that these open. */
const fileOfShared = (...importers: string[]): string | null => {
  modules['/src/opened.ts'] = { importers: importers.map((path) => `/src/${path}`), dynamicImporters: [] };
  return fileOf('/src/opened.ts');
};
const page = (noun: string): string => `pages/${noun}.page.tsx`;

test('what every visit needs is the shop, its libraries beside it; the entry is neither', () => {
  expect(['/src/entry.client.ts', '/src/app/startShop.tsx', '/node_modules/react-dom/client.js'].map(fileOf)).toEqual([
    null,
    'shop',
    'libraries',
  ]);
  expect(fileOfShared(page('home'), page('cart'))).toBe('shop');
});

test('what every visit fetches at rest brings no file of other pages with it', () => {
  expect(fileOfShared('runtime/sessionGuard.ts', ...['cart', 'orders', 'order', 'checkout', 'payment'].map(page))).toBe('shop');
  expect(fileOf('/src/runtime/sessionGuard.ts')).toBe(null);
});

test('what pages share comes in one file: that of the landing pages other than home, or the one of all others', () => {
  expect(fileOfShared(page('product'), page('cart'))).toBe('landing');
  expect(fileOfShared('pages/imageZoom.page.tsx', ...['cart', 'orders', 'order', 'checkout', 'payment'].map(page))).toBe('landing');
  expect(fileOfShared(...['cart', 'orders', 'order', 'checkout', 'payment'].map(page))).toBe('common');
  expect(fileOfShared(...['cart', 'orders', 'order'].map(page))).toBe(null);
  expect(fileOfShared(page('cart'))).toBe('cart');
});
