import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stageAll } from '#flows/gallery/stock.ts';
import type { Staged } from '#flows/gallery/inspect.ts';
import { Theatre } from '#flows/gallery/theatre.ts';
import type { Manner } from '#flows/gallery/manners.ts';

let theatre: Theatre;
let page: Staged;
beforeAll(async () => {
  [page] = (await stageAll(['quiet'])) as [Staged];
  theatre = await Theatre.open('tests/gallery/faulty.stage.tsx', 'faulty');
});
afterAll(() => (theatre as Theatre | undefined)?.close());

const look = async (fault: string, manner: Manner): Promise<string[]> => {
  const seat = await theatre.seat(manner.width, 900, fault === '' ? '' : `?fault=${fault}`);
  await seat.show(page.scene, manner);
  return [...(await seat.look()), ...(await seat.axe())];
};

const phone: Manner = { width: 390, theme: 'day', locale: 'ru', text: 'normal' };

describe('on a small page the gallery', () => {
  test.each([
    ['overflow', /^overflow: the page is \d+ px wider/],
    ['cut', /^cut: /],
    ['overlap', /^overlap: /],
    ['missing', /^missing: the id 'notFound.code' is shown/],
    ['language', /^language: 'delivery' is not ru/],
    ['contrast', /^axe color-contrast/],
  ])('finds what was put wrong: %s', async (fault, sentence) => {
    expect((await look(fault, phone)).filter((what) => sentence.test(what))).not.toEqual([]);
  });

  test('finds low contrast at night too', async () => {
    expect((await look('contrast', { ...phone, theme: 'night', width: 1280 })).filter((what) => what.startsWith('axe color-contrast'))).not.toEqual([]);
  });

  test('finds nothing where nothing is wrong', async () => {
    expect(await look('', phone)).toEqual([]);
  });
});
