import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalCodes } from '#machines/model/refusalCodes.ts';
import { generated } from './generated.ts';
import { root } from './markdown.ts';

describe('What docs/ has from code', () => {
  it.each(Object.entries(generated))('is as the code has it now: %s (else npm run docs:write)', (_, make) => {
    const { pages, folder } = make();
    const stale = [...pages]
      .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
      .map(([path]) => path);
    expect(stale).toEqual([]);
    if (folder)
      expect(
        readdirSync(join(root, folder))
          .map((name) => `${folder}/${name}`)
          .filter((path) => !pages.has(path)),
      ).toEqual([]);
  });

  it('has a page for each refusal', () => {
    expect(refusalCodes.filter((code) => !existsSync(join(root, `docs/errors/${code}.md`)))).toEqual([]);
  });
});
