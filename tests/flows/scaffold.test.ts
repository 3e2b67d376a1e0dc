import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registry } from '#flows/scaffold/layout.ts';
import { root } from '../architecture/walls.ts';

it.each(Object.entries(registry))('A recipe finds the line before which it writes: %s', (_, { file, before }) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(before);
});
