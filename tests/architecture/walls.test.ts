import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allImports, circles, importsIn, refusal, refusalInside, root, scripts } from './walls.ts';

const edges = allImports();

/** A script without its prose: `: any` in a sentence is no type. */
const codeOf = (text: string): string => text.replace(/\/\*\*(?!.*@ts-)[\s\S]*?\*\//g, '').replace(/'(?:[^'\\\n]|\\.)*'/g, "''");

const why = (path: string, text: string): (string | null)[] => importsIn(path, text).map((edge) => refusal(edge) ?? refusalInside(edge));

describe('The walls between the rooms', () => {
  it('hold only the imports that the architecture names', () => {
    expect(edges.flatMap((edge) => (refusal(edge) ? [`${edge.from} -> ${edge.written}: ${refusal(edge)}`] : []))).toEqual([]);
  });

  it('keep data, pages and design apart inside the window', () => {
    expect(edges.flatMap((edge) => (refusalInside(edge) ? [`${edge.from} -> ${edge.written}: ${refusalInside(edge)}`] : []))).toEqual([]);
  });

  it('have no circle', () => {
    expect(circles(edges).map((circle) => circle.join(' -> '))).toEqual([]);
  });

  it('refuse what is forbidden', () => {
    expect(why('machines/cart.machine.ts', `import { useState } from 'react';`)).toEqual(['machines did not invite react']);
    expect(why('machines/cart.machine.ts', `import { readCart } from '#src/data/cart.data.ts';`)).toEqual(['machines may not open src']);
    expect(why('src/pages/cart.page.tsx', `import { readCart } from '../data/cart.data.ts';`)).toEqual([
      'pages and components never see data',
    ]);
    expect(why('src/design/control/Button.tsx', `import type { Cart } from '#machines/words.ts';`)).toEqual([
      'design sees nothing of ours',
    ]);
    expect(why('src/adapters/cart.adapter.ts', `const mall = await import('#mall/mall.ts');`)).toEqual(['src may not open mall']);
    expect(why('mesh/http/htmlRenderer.ts', `import { createMall } from '#mall/mall.ts';`)).toEqual(['mesh may not open mall']);
    expect(why('src/pages/cart.page.tsx', `import "#mall/platform/clock.ts";`)).toEqual(['src may not open mall']);
    expect(why('src/pages/cart.page.tsx', `export * from "../data/cart.data.ts";`)).toEqual(['pages and components never see data']);
    expect(why('mall/cart/cart.ts', `import { render } from '#src/entry.server.tsx';`)).toEqual(['mall may not open src']);
    expect(why('mall/cart/cart.ts', `import { money } from '../../machines/rules/money/money.ts';`)).toEqual([
      'between rooms one writes the #',
    ]);
    expect(circles([...importsIn('src/a.ts', `import './b.ts';`), ...importsIn('src/b.ts', `export { a } from './a.ts';`)])).toEqual([
      ['src/a.ts', 'src/b.ts', 'src/a.ts'],
    ]);
    expect(circles([...importsIn('src/a.ts', `import './b.ts';`), ...importsIn('src/b.ts', `import type { A } from './a.ts';`)])).toEqual(
      [],
    );
  });
});

describe('The names', () => {
  it('say what a file is about: no index, no utils, no helpers, no misc', () => {
    expect(
      scripts().filter(
        (path) =>
          /^(index|utils?|helpers?|misc|common|shared|lib|tools)\.(ts|tsx|mjs)$/i.test(basename(path)) ||
          /\/(utils?|helpers?|misc|common|lib)\//i.test(path),
      ),
    ).toEqual([]);
  });

  it('are at most thirty in a folder, but where each file is a noun of its own', () => {
    const onePerNoun = /^(machines(\/model)?|src\/(pages|adapters|data)|tests\/(fixtures|e2e))$/;
    const filesIn = new Map<string, number>();
    for (const path of scripts()) filesIn.set(dirname(path), (filesIn.get(dirname(path)) ?? 0) + 1);
    expect([...filesIn].filter(([folder, files]) => files > 30 && !onePerNoun.test(folder))).toEqual([]);
  });

  it('are the same word in every room', () => {
    const nouns = (folder: RegExp): string[] => scripts().flatMap((path) => folder.exec(path)?.[1] ?? []);
    const pages = nouns(/^src\/pages\/(\w+)\.page\.tsx$/);
    const machines = new Set(nouns(/^machines\/(\w+)\.machine\.ts$/));
    expect(pages.filter((noun) => !machines.has(noun) && noun !== 'notFound')).toEqual([]);
    expect(nouns(/^src\/adapters\/(\w+)\.adapter\.ts$/).filter((noun) => !machines.has(noun))).toEqual([]);
  });

  it('leave nothing for later and switch no check off', () => {
    const marks = /\b(TODO|FIXME|XXX)\b|@ts-ignore|@ts-expect-error|@ts-nocheck|oxlint-disable|eslint-disable|\bas any\b|: any\b/;
    const found = scripts()
      .filter((path) => path !== 'tests/architecture/walls.test.ts')
      .filter((path) => marks.test(codeOf(readFileSync(join(root, path), 'utf8'))));
    expect(found).toEqual([]);
  });

  it('open the browser storage in one place', () => {
    const users = scripts().filter(
      (path) => path.startsWith('src/') && /\b(localStorage|sessionStorage)\b/.test(readFileSync(join(root, path), 'utf8')),
    );
    // The script inside documents runs before any module.
    expect(users).toEqual(['src/document/inlineScript.ts', 'src/storage/browserStorage.ts']);
  });

  it('ask the network in one place', () => {
    const askers = scripts().filter(
      (path) => path.startsWith('src/') && /\b(fetch|XMLHttpRequest|WebSocket|sendBeacon)\(/.test(readFileSync(join(root, path), 'utf8')),
    );
    // The service worker stands between that place and the network.
    expect(askers.filter((path) => !path.startsWith('src/data/') && path !== 'src/offline/worker.ts')).toEqual([]);
  });
});
