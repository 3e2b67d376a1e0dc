import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allDoors, circles, doorsIn, refusal, refusalInside, root, scripts } from './walls.ts';

const doors = allDoors();

/** A script without its prose: `: any` in a sentence is no type. */
const codeOf = (text: string): string => text.replace(/\/\*\*(?!.*@ts-)[\s\S]*?\*\//g, '').replace(/'(?:[^'\\\n]|\\.)*'/g, "''");

const why = (path: string, text: string): (string | null)[] => doorsIn(path, text).map((door) => refusal(door) ?? refusalInside(door));

describe('The walls of the house', () => {
  it('open only the doors that the architecture names', () => {
    expect(doors.flatMap((door) => (refusal(door) ? [`${door.from} -> ${door.written}: ${refusal(door)}`] : []))).toEqual([]);
  });

  it('keep data, pages and design apart inside the window', () => {
    expect(doors.flatMap((door) => (refusalInside(door) ? [`${door.from} -> ${door.written}: ${refusalInside(door)}`] : []))).toEqual([]);
  });

  it('have no circle', () => {
    expect(circles(doors).map((circle) => circle.join(' -> '))).toEqual([]);
  });

  it('refuse what is forbidden', () => {
    expect(why('machines/cart.machine.ts', `import { useState } from 'react';`)).toEqual(['machines did not invite react']);
    expect(why('machines/cart.machine.ts', `import { readCart } from '#src/data/cart.data.ts';`)).toEqual(['machines may not open src']);
    expect(why('src/pages/cart.page.tsx', `import { readCart } from '../data/cart.data.ts';`)).toEqual(['pages and parts never see data']);
    expect(why('src/design/Button.tsx', `import type { Cart } from '#machines/words.ts';`)).toEqual(['design sees nothing of ours']);
    expect(why('src/plugs/cart.plugs.ts', `const mall = await import('#mall/mall.ts');`)).toEqual(['src may not open mall']);
    expect(why('mesh/documents.ts', `import { createMall } from '#mall/mall.ts';`)).toEqual(['mesh may not open mall']);
    expect(why('src/pages/cart.page.tsx', `import "#mall/clock.ts";`)).toEqual(['src may not open mall']);
    expect(why('src/pages/cart.page.tsx', `export * from "../data/cart.data.ts";`)).toEqual(['pages and parts never see data']);
    expect(why('mall/cart/cart.ts', `import { render } from '#src/entry.server.tsx';`)).toEqual(['mall may not open src']);
    expect(why('mall/cart/cart.ts', `import { money } from '../../machines/money.ts';`)).toEqual(['between rooms one writes the #']);
    expect(circles([...doorsIn('src/a.ts', `import './b.ts';`), ...doorsIn('src/b.ts', `export { a } from './a.ts';`)])).toEqual([['src/a.ts', 'src/b.ts', 'src/a.ts']]);
    expect(circles([...doorsIn('src/a.ts', `import './b.ts';`), ...doorsIn('src/b.ts', `import type { A } from './a.ts';`)])).toEqual([]);
  });
});

describe('The names in the house', () => {
  it('say what a file is about: no index, no utils, no helpers, no misc', () => {
    expect(scripts().filter((path) => /^(index|utils?|helpers?|misc|common|shared|lib|tools)\.(ts|tsx|mjs)$/i.test(basename(path)) || /\/(utils?|helpers?|misc|common|lib)\//i.test(path))).toEqual([]);
  });

  it('are the same word in every room', () => {
    const nouns = (folder: RegExp): string[] => scripts().flatMap((path) => folder.exec(path)?.[1] ?? []);
    const pages = nouns(/^src\/pages\/(\w+)\.page\.tsx$/);
    const machines = new Set(nouns(/^machines\/(\w+)\.machine\.ts$/));
    expect(pages.filter((noun) => !machines.has(noun) && noun !== 'notFound')).toEqual([]);
    expect(nouns(/^src\/plugs\/(\w+)\.plugs\.ts$/).filter((noun) => !machines.has(noun) && noun !== 'notFound')).toEqual([]);
  });

  it('leave nothing for later and switch no check off', () => {
    const marks = /\b(TODO|FIXME|XXX)\b|@ts-ignore|@ts-expect-error|@ts-nocheck|oxlint-disable|eslint-disable|\bas any\b|: any\b/;
    const found = scripts()
      .filter((path) => path !== 'tests/house/walls.test.ts')
      .filter((path) => marks.test(codeOf(readFileSync(join(root, path), 'utf8'))));
    expect(found).toEqual([]);
  });

  it('ask the network in one place', () => {
    const askers = scripts().filter((path) => path.startsWith('src/') && /\b(fetch|XMLHttpRequest|WebSocket|sendBeacon)\(/.test(readFileSync(join(root, path), 'utf8')));
    // The service worker stands between that place and the network.
    expect(askers.filter((path) => !path.startsWith('src/data/') && path !== 'src/worker/worker.ts')).toEqual([]);
  });
});
