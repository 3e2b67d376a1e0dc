import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fast, slow } from '../runner/kinds.ts';
import { written } from './files.ts';
import { root } from './markdown.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const text = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What a person may type besides our scripts. */
const programs = new Set(['curl', 'cp', 'set', 'npx']);
const lifecycle = new Set(['ci', 'start', 'test', 'run']);

/** Commands on a page: in code spans that begin like one, and in fenced blocks behind a `$` or alone. */
const commandsOn = (page: string): string[] => {
  const fenced = [...page.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => /^(?:\$ )?((?:[A-Z_]+=\S+ )*(?:npm|npx|curl) .*)$/.exec(line)?.[1] ?? []),
  );
  const spans = [...page.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|npx) [^`]+)`/g)].map(
    ([, span = '']) => span,
  );
  return [...fenced, ...spans].flatMap((each) =>
    each.split('&&').map((one) =>
      one
        .trim()
        .replace(/^(?:[A-Z_]+=\S+ )+/, '')
        .replace(/\s+#.*$/, ''),
    ),
  );
};

/** Why a command cannot be run here; null where it can. */
const fault = (command: string): string | null => {
  const [program = '', ...words] = command.split(/\s+/);
  if (program === 'npx') {
    const name = words.find((word) => !word.startsWith('-')) ?? '';
    return existsSync(join(root, 'node_modules/.bin', name)) ? null : `no program ${name}`;
  }
  if (program !== 'npm') return programs.has(program) ? null : `no program ${program}`;
  const [verb = '', script = ''] = words;
  if (!lifecycle.has(verb)) return `npm knows no ${verb}`;
  const name = verb === 'run' ? script : verb;
  return name === 'ci' || name in scripts ? null : `no script ${name}`;
};

describe('Every command in README and docs', () => {
  const commands = written().flatMap((path) => commandsOn(text(path)).map((command) => ({ path, command })));

  it('is a script of package.json or a program of ours', () => {
    expect(commands.length).toBeGreaterThan(60);
    expect(commands.flatMap(({ path, command }) => (fault(command) === null ? [] : [`${path}: ${command} (${fault(command)})`]))).toEqual(
      [],
    );
  });

  it('opens files that are there', () => {
    const named = commands.flatMap(({ path, command }) =>
      [...command.matchAll(/(?<=\s)((?:tests|mall|mesh|src|flows|machines)\/[\w./-]+\.\w+)/g)].map(([, file = '']) => ({ path, file })),
    );
    expect(named.filter(({ file }) => !existsSync(join(root, file))).map(({ path, file }) => `${path}: ${file}`)).toEqual([]);
  });
});

describe('Every walk that a page prints', () => {
  const options = written().flatMap((path) => commandsOn(text(path)).filter((command) => command.startsWith('npm run paths -- ')));

  it('has options that the command knows', () => {
    const known = readFileSync(join(root, 'flows/paths/paths.run.ts'), 'utf8');
    const used = [...new Set(options.flatMap((command) => [...command.matchAll(/(?<= )--([a-z-]+)/g)].map(([, name = '']) => name)))];
    expect(used.length).toBeGreaterThan(6);
    expect(used.filter((name) => !new RegExp(`^ +'?${name}'?: \\{ type`, 'm').test(known))).toEqual([]);
  });
});

describe('Every page', () => {
  it('links to what is there', () => {
    const links = written().flatMap((path) =>
      [
        ...text(path)
          .replaceAll(/^```[\s\S]*?^```/gm, '')
          .matchAll(/\]\(([^)#\s]+)(?:#[\w-]+)?\)/g),
      ].map(([, to = '']) => ({ path, to })),
    );
    const broken = links.filter(({ path, to }) => !/^[a-z]+:/.test(to) && !existsSync(join(root, normalize(join(dirname(path), to)))));
    expect(broken.map(({ path, to }) => `${path} -> ${to}`)).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const named = written()
      .filter((path) => !/CHANGELOG|docs\/errors\/[A-Z_]+\.md/.test(path))
      .flatMap((path) =>
        [
          ...text(path)
            .replaceAll(/^```[\s\S]*?^```/gm, '')
            .matchAll(/`((?:machines|src|lang|mesh|mall|flows|tests|docs)\/[\w./-]*\w)`/g),
        ].map(([, file = '']) => ({ path, file })),
      );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named.filter(({ file }) => !existsSync(join(root, file))).map(({ path, file }) => `${path}: ${file}`))]).toEqual([]);
  });
});

describe('Every script of package.json', () => {
  it('runs files that are there', () => {
    const files = Object.values(scripts).flatMap((line) => line.match(/\b(?:tests|mall|mesh|flows)\/[\w./-]+\.(?:ts|mjs)\b/g) ?? []);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('is named on a page', () => {
    const all = written().map(text).join('\n');
    const isNamed = (name: string): boolean => new RegExp(`npm (?:run )?${name}(?![\\w:])`).test(all);
    expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
  });
});

describe('Every kind of test', () => {
  it('stands in README with what it proves', () => {
    const rows = [...fast, ...slow].map(({ name, proves }) => `| \`${name}\` | ${proves} |`);
    expect(rows.filter((row) => !text('README.md').includes(row))).toEqual([]);
  });
});
