import { expect, test } from 'vitest';
import { chunkOf } from '#mesh/vite.chunks.ts';

type Info = { importers: string[]; dynamicImporters: string[] };

const modules: Record<string, Info> = {
  '/src/entry.client.tsx': { importers: [], dynamicImporters: [] },
  '/src/runtime/loadWidget.ts': { importers: ['/src/entry.client.tsx'], dynamicImporters: [] },
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
