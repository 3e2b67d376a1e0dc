import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openImageRenderer } from '#mall/image/imageRenderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'serendib-studio-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const icon = (side: number) => ({ sort: 'app' as const, kind: 'any' as const, side });
const files = (): string[] => readdirSync(join(folder, 'app'));

it('keeps pictures within its room on disk; the one asked for longest ago goes, and is drawn again when it is wanted', async () => {
  const first = await openImageRenderer(folder).picture(icon(96));
  const studio = openImageRenderer(folder, (first?.byteLength ?? 0) * 3);
  for (const side of [97, 98, 99, 100, 101]) await studio.picture(icon(side));
  await expect.poll(() => files().length).toBeLessThanOrEqual(3);
  expect(files()).toContain('any-101.png');
  expect(files()).not.toContain('any-97.png');
  expect((await studio.picture(icon(97)))?.byteLength).toBeGreaterThan(100);
});

it('draws nothing for who went before his turn, but for what another waits for, too', async () => {
  const studio = openImageRenderer(folder);
  const his = new AbortController();
  const sides = Array.from({ length: 60 }, (_, each) => 200 + each);
  const wished = sides.map((side) => studio.picture(icon(side), 'his', his.signal));
  const shared = studio.picture(icon(259), 'hers');
  his.abort();
  const outcomes = await Promise.allSettled(wished);
  expect(await shared).not.toBeNull();
  expect(outcomes.at(-1)?.status).toBe('fulfilled');
  const drawn = outcomes.filter(({ status }) => status === 'fulfilled').length;
  expect(drawn).toBeLessThan(sides.length);
  expect(sides.filter((side) => files().includes(`any-${side}.png`))).toHaveLength(drawn);
});
