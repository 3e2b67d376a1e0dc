import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packAssets } from '#mesh/packAssets.ts';

test('a script has a packed twin as soon as that one is smaller, however short it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'serendib-pack-'));
  const sentences = `export default {${['one', 'two', 'three'].map((name) => `"share.${name}":"Copy this address and send it"`).join(',')}}`;
  writeFileSync(join(folder, 'words.en.share.js'), sentences);
  writeFileSync(join(folder, 'tiny.js'), 'x');
  writeFileSync(join(folder, 'picture.png'), sentences);
  await packAssets(folder);
  expect(sentences.length).toBeLessThan(500);
  expect(readdirSync(folder).filter((name) => name.endsWith('.br'))).toEqual(['words.en.share.js.br']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'words.en.share.js.br'))).toString()).toBe(sentences);
  rmSync(folder, { recursive: true });
});
