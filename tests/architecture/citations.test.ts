import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf, citationsIn, type Citation } from '#flows/citations.ts';
import { callsOfSpecification, readContract } from '../docs/contract.doc.ts';
import { documented } from '../docs/files.ts';
import { root } from '../docs/markdown.ts';

const pages: Record<Citation['page'], Set<string>> = {
  specification: pageOf('specification'),
  architecture: pageOf('architecture'),
  contract: pageOf('contract'),
};

function pageOf(name: string): Set<string> {
  return anchorsOf(readFileSync(join(root, `docs/${name}.md`), 'utf8'));
}

const citations = documented().flatMap((path) => citationsIn(path).map((citation) => ({ path, ...citation })));

describe('What comments cite', () => {
  it('exists in docs/', () => {
    expect(
      citations.filter(({ page, anchor }) => !pages[page].has(anchor)).map(({ path, page, anchor }) => `${path}: ${page} ${anchor}`),
    ).toEqual([]);
  });

  it('is found: sections, calls, decisions and steps are cited everywhere', () => {
    const cited = new Set(citations.map(({ page, anchor }) => `${page} ${anchor}`));
    const known = [
      'specification 8',
      'architecture 10',
      'contract 1.3',
      'contract 4.7',
      'contract Z4',
      'contract O4',
      'contract UV7',
      'contract C11',
      'contract G',
    ];
    expect(known.filter((each) => !cited.has(each))).toEqual([]);
    expect(citations.length).toBeGreaterThan(500);
  });

  it('is cited as docs/ has it, not as a document of somewhere else', () => {
    const strange = /\b(?:spec star|look\.md|names\.md|features\.md)\b/;
    expect(
      documented().filter((path) => !path.startsWith('tests/architecture/') && strange.test(readFileSync(join(root, path), 'utf8'))),
    ).toEqual([]);
  });
});

describe('The specification', () => {
  it('names only calls that the contract has', () => {
    const { paths } = readContract();
    const built = new Set(
      Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)),
    );
    const named = [...callsOfSpecification(readFileSync(join(root, 'docs/specification.md'), 'utf8'))];
    expect(named.length).toBe(38);
    expect(named.filter((call) => !built.has(call))).toEqual([]);
  });
});
