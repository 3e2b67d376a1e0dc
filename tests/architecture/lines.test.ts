import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, it } from 'vitest';
import { root, scripts } from './walls.ts';

const widest = 140;
const rooms = /^(src|machines|mall|mesh|flows)\//;

/** Where the texts of a file stand: strings, the parts of templates, and what is written between tags. */
const textsIn = (path: string, code: string): { start: number; end: number }[] => {
  const texts: { start: number; end: number }[] = [];
  const note = ({ start, end }: { start: number; end: number }): void => void texts.push({ start, end });
  new Visitor({ Literal: note, TemplateElement: note, JSXText: note }).visit(parseSync(path, code).program);
  return texts;
};

/** Lines that are too wide by their code: a sentence, a path or a query in one text may be as long as it is. */
const wideLines = (path: string): string[] => {
  const code = readFileSync(join(root, path), 'utf8');
  const lines = code.split('\n');
  if (lines.every((line) => line.length <= widest)) return [];
  const texts = textsIn(path, code);
  let start = 0;
  return lines.flatMap((line, index) => {
    const end = start + line.length;
    const inside = texts.reduce((sum, text) => sum + Math.max(0, Math.min(end, text.end) - Math.max(start, text.start)), 0);
    start = end + 1;
    return line.length > widest && line.length - inside > widest / 2 ? [`${path}:${index + 1}`] : [];
  });
};

const isFunction = (declaration: ESTree.Declaration | null): boolean => {
  if (declaration?.type !== 'VariableDeclaration') return declaration?.type === 'FunctionDeclaration';
  return declaration.declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression');
};

/** Functions that a file hands out without a word on what they are for. */
const undocumented = (path: string): string[] => {
  const code = readFileSync(join(root, path), 'utf8');
  return parseSync(path, code).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !isFunction(statement.declaration)) return [];
    const before = code.slice(0, statement.start);
    return before.trimEnd().endsWith('*/') ? [] : [`${path}:${before.split('\n').length}`];
  });
};

const ownScripts = (): string[] => scripts().filter((path) => rooms.test(path));

it('No line of code is wider than a screen', () => {
  expect(ownScripts().flatMap(wideLines)).toEqual([]);
});

it('Every function that another file can call says what it is for', () => {
  expect(ownScripts().flatMap(undocumented)).toEqual([]);
});
