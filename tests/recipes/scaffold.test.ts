import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, localeTables, regionTables } from '#flows/scaffold/layout.ts';
import { recipes } from '#flows/scaffold/recipes.ts';
import { missing } from '#flows/scaffold/templates.ts';
import { locales } from '#machines/model/locale.ts';
import { scripts } from '../architecture/walls.ts';
import { tableFileOf } from '../model/harness/walkFiles.ts';
import { root } from '../docs/markdown.ts';

const folders = ['machines', 'src', 'lang', 'mesh', 'mall', 'flows', 'tests'];
/** No recipe needs them. */
const heavy = /^mesh\/\.|^tests\/(attack|bench|contract|e2e|flows|gallery|integration|mall|pictures|recipes|search)$/;
const done: [kind: string, name: string, more?: string][] = [
  ['page', 'loyalty'],
  ['machine', 'reward'],
  ['call', 'loyalty', 'T99'],
  ['refusal', 'LOYALTY_EXPIRED'],
  ['message', 'loyalty.hint'],
  ['language', 'de'],
  ['region', 'PT', 'EUR'],
];

let copy = '';
const written = new Set<string>();

/** A program of the project in the copy: its exit code and what it said. */
const run = (command: string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    // A new page's screens are written before they are compared.
    const env = { ...process.env, NODE_OPTIONS: '', VITEST: '', VIEWS: 'loyalty', SCREENS: 'write' };
    const child = spawn(process.execPath, command, { cwd: copy, env });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code, output }));
  });

/** The new files, and the registries that are total over what was added. */
const judged = (): string[] => {
  const whole = /^(lang|tests\/docs)\/|(modules|pageLoaders)\.ts$/;
  return [...written].filter((path) => !whole.test(path));
};

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'serendib-scaffold-'));
  for (const folder of folders)
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: (path) => !heavy.test(relative(root, path)) });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const files = {
    read: (path: string) => (existsSync(join(copy, path)) ? readFileSync(join(copy, path), 'utf8') : null),
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
      written.add(path);
    },
  };
  for (const [kind, name, more] of done) recipes[kind]?.make(files, name, more);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('The recipes of CONTRIBUTING', () => {
  it('are those that npm run new knows', () => {
    const commandsTold = [...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^npm run new -- (\w+)/gm)].map(
      ([, kind]) => kind,
    );
    expect(commandsTold.toSorted()).toEqual(Object.keys(recipes).toSorted());
    expect(done.map(([kind]) => kind).toSorted()).toEqual(Object.keys(recipes).toSorted());
  });

  it('write what compiles and lints', async () => {
    const shims = scripts().filter((path) => /^(src|tests)\/.*\.d\.ts$/.test(path) && existsSync(join(copy, path)));
    writeFileSync(
      join(copy, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', compilerOptions: { incremental: false }, include: [], files: [...judged(), ...shims] }),
    );
    const [types, lint] = await Promise.all([
      run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.new.json']),
      run(['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...[...written].filter((path) => /\.tsx?$/.test(path))]),
    ]);
    expect(types, types.output).toMatchObject({ code: 0 });
    expect(lint, lint.output).toMatchObject({ code: 0 });
  });

  it('write machines that keep the rules, and a page that obeys its machine', async () => {
    const [rules, child, model] = await Promise.all([
      run(['--import', 'tsx', 'flows/lint/lint.run.ts', 'loyalty']),
      run(['--import', 'tsx', 'flows/lint/lint.run.ts', 'reward']),
      run(['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', tableFileOf('loyalty')]),
    ]);
    expect(rules, rules.output).toMatchObject({ code: 0 });
    expect(child, child.output).toMatchObject({ code: 0 });
    expect(model, model.output).toMatchObject({ code: 0 });
  });

  it('say in six languages what is missing, sorted as the others', () => {
    for (const locale of locales) {
      const messages = JSON.parse(readFileSync(join(copy, fileOf.messages(locale)), 'utf8')) as Record<string, string>;
      expect(Object.keys(messages), locale).toEqual(Object.keys(messages).toSorted());
      expect(
        ['loyalty.title', 'loyalty.hint', 'refusal.LOYALTY_EXPIRED'].filter((id) => !messages[id]?.startsWith(missing)),
        locale,
      ).toEqual([]);
    }
  });

  it('copy each sentence and each table into a new language and a new region', () => {
    const read = (path: string): string => readFileSync(join(copy, path), 'utf8');
    const english = JSON.parse(read(fileOf.messages('en'))) as Record<string, string>;
    const own = JSON.parse(read(fileOf.messages('de'))) as Record<string, string>;
    expect(Object.keys(own)).toEqual(Object.keys(english));
    expect(Object.values(own).filter((sentence) => !sentence.startsWith(missing))).toEqual([]);
    expect(read('machines/model/locale.ts')).toContain("'zn', 'de'] as const");
    expect(read('mall/region/region.ts')).toContain("regionId: 659006000406, code: 'PT', currency: 'EUR', symbol: '€', digits: 2");
  });

  it('know every table that is total over languages or regions', () => {
    const tablesOf = (kind: string): string[] =>
      scripts().filter((path) =>
        new RegExp(`Record<${kind}, .*= \\{$|satisfies Record<${kind},`, 'm').test(readFileSync(join(root, path), 'utf8')),
      );
    const elsewhere = ['mall/platform/messages.ts', 'mall/sandbox/fields.words.ts'];
    expect([...localeTables, ...elsewhere]).toEqual(expect.arrayContaining(tablesOf('Locale')));
    expect(regionTables).toEqual(expect.arrayContaining(tablesOf('RegionCode')));
  });

  it('touch few files for a page beside the languages', () => {
    const own = new Set<string>();
    recipes['page']?.make(
      {
        read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
        write: (path) => own.add(path),
      },
      'wholly',
      undefined,
    );
    expect([...own].filter((path) => !path.startsWith('lang/')).length).toBeLessThanOrEqual(8);
  });

  it('leave nothing behind in the project', () => {
    const texts = [
      ...scripts().filter((path) => !path.startsWith('flows/scaffold/') && !path.startsWith('tests/recipes/scaffold')),
      ...locales.map(fileOf.messages),
    ];
    expect(texts.filter((path) => readFileSync(join(root, path), 'utf8').includes(missing))).toEqual([]);
  });

  it('refuse what is there already, and names that are none', () => {
    const files = { read: (path: string) => readFileSync(join(root, path), 'utf8'), write: () => undefined };
    expect(() => recipes['page']?.make(files, 'home', undefined)).toThrow(/is there already/);
    expect(() => recipes['call']?.make(files, 'home', undefined)).toThrow(/which id/);
    expect(() => recipes['machine']?.make(files, 'two words', undefined)).toThrow(/is no name/);
    expect(() => recipes['language']?.make(files, 'en', undefined)).toThrow(/is there already/);
    expect(() => recipes['region']?.make(files, 'PT', undefined)).toThrow(/code and currency/);
  });
});
