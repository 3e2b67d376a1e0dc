import { expect, test } from 'vitest';
import { putGlobalStyles } from '#src/design/globalStyles.ts';
import { css, documentStyles } from '#src/design/stitches.config.ts';

const groupsOf = (rules: string): string[] => [...rules.matchAll(/--sxs\{--sxs:(\d)/g)].map(([, group]) => group ?? '');
const groupOf = (rule: RegExp): string | undefined => {
  const rules = documentStyles();
  return groupsOf(rules.slice(0, rules.search(rule))).at(-1);
};

test('a document holds each group of rules once and in its order, so that the browser inserts none', () => {
  putGlobalStyles();
  expect(groupsOf(documentStyles())).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  css({ order: 41, variants: { kind: { quiet: { order: 42 } } } })({ kind: 'quiet', css: { order: 43 } });
  expect(groupsOf(documentStyles())).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect([/order: ?41/, /order: ?42/, /order: ?43/].map(groupOf)).toEqual(['2', '3', '6']);
});
