import { expect, test } from 'vitest';
import { commandOf, failuresOf } from './failures.ts';

test('a kind that could not even begin says the error itself, and not where its report lies', () => {
  const tail = [
    'npm warn Unknown user config "nodedir".',
    '⎯⎯⎯ Unhandled Error ⎯⎯⎯',
    '\u001b[31mError: Build failed with 1 error:\u001b[39m',
    'mall/coin/coin.ts:12:3: ERROR: Expected ";" but found "x"',
    "    32|         .map((line) => line.replace(/^.*?ERROR: /, '').trim())",
    'JSON report written to /shop/dist/tests/mall.json',
  ].join('\n');
  const [first, ...others] = failuresOf('mall', { passed: 0, failed: 1, tail });
  expect(first).toEqual({ kind: 'mall', why: 'Error: Build failed with 1 error:' });
  expect(others.map(({ why }) => why)).toEqual(['mall/coin/coin.ts:12:3: ERROR: Expected ";" but found "x"']);
  expect(first && commandOf(first)).toBe('npm test -- mall');
});

test('what linter and bundler find is told with the place that they draw below it', () => {
  const tail = [
    '  ⚠ eslint(no-debugger): `debugger` statement is not allowed',
    '    ╭─[machines/rules/slug.ts:32:1]',
    ' 32 │ debugger;',
    '  help: Remove the debugger statement',
    '',
    "[UNRESOLVED_IMPORT] Could not resolve './a.ts' in src/entry.client.ts",
    '   ╭─[ src/entry.client.ts:3:8 ]',
    ' 3 │ import "./a.ts";',
  ].join('\n');
  expect(failuresOf('lint', { passed: 0, failed: 1, tail }).map(({ why }) => why)).toEqual([
    '⚠ eslint(no-debugger): `debugger` statement is not allowed (machines/rules/slug.ts:32:1)',
    "[UNRESOLVED_IMPORT] Could not resolve './a.ts' in src/entry.client.ts (src/entry.client.ts:3:8)",
  ]);
});

test('where nothing sounds like a failure, the last of what was printed is told', () => {
  const failures = failuresOf('site', { passed: 0, failed: 1, tail: 'one\n\ntwo\nthree\nfour\nJSON report written to x.json\n' });
  expect(failures.map(({ why }) => why)).toEqual(['two', 'three', 'four']);
});

test('tests that are known by name are told by name, and the program only for what it failed beside them', () => {
  const failed = {
    suite: 'tests/a.test.ts',
    name: 'a',
    status: 'failed',
    start: 0,
    duration: 1,
    message: 'Error: no\n at tests/a.test.ts:7:1',
  } as const;
  const failure = { kind: 'unit', suite: 'tests/a.test.ts', name: 'a', why: 'Error: no', line: '7' };
  expect(failuresOf('unit', { passed: 3, failed: 1, results: [failed], tail: 'error: twice' })).toEqual([failure]);
  const withProgram = failuresOf('unit', { passed: 3, failed: 2, results: [failed], tail: 'unhandled: Error: later' });
  expect(withProgram).toEqual([failure, { kind: 'unit', why: 'unhandled: Error: later' }]);
});
