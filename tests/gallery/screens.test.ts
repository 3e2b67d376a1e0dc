import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectAll, findingLines, type Staged } from '#flows/gallery/inspect.ts';
import type { Variant } from '#flows/gallery/variants.ts';
import { nounsWithScreens, stageAll } from '#flows/gallery/screenInventory.ts';
import { BrowserHarness } from '#flows/gallery/browserHarness.ts';
import { fullPlan, samplePlan } from '#flows/gallery/samplePlan.ts';
import { partOfCommit, readCommitSample } from '../runner/commitSample.ts';
import { injectedFaults } from './injectedFaults.ts';

const smallPage = 'staticPage';
/** What the commit touches or redraws, a tenth of all others, and the small page that faults are put into. */
const chosenNouns = async (): Promise<string[]> => {
  const { draws, touches, redraws } = readCommitSample();
  const isChosen = (noun: string): boolean => noun === smallPage || touches(noun) || redraws(noun) || draws(noun, partOfCommit);
  return (await nounsWithScreens()).filter((noun) => process.env.FULL || isChosen(noun));
};

let staged: Staged[];
let browser: BrowserHarness;
beforeAll(async () => {
  browser = await BrowserHarness.open();
  staged = await stageAll(await chosenNouns());
});
afterAll(() => (browser as BrowserHarness | undefined)?.close());

test('every screen that the commit chooses, in the long run every one, is without fault', async () => {
  const plan = process.env.FULL ? fullPlan(staged) : samplePlan(staged);
  const faults = findingLines(await inspectAll(browser, plan));
  expect(faults, faults.join('\n')).toEqual([]);
});

describe('on a small page the gallery', () => {
  const phone: Variant = { width: 390, theme: 'day', locale: 'ru', text: 'normal' };

  const look = async (wrong: ((root: HTMLElement) => void) | null, variant: Variant): Promise<string[]> => {
    const page = staged.find(({ screen }) => screen.noun === smallPage)!;
    const seat = await browser.seat(variant.width, 900);
    await seat.show(page.scene, variant);
    if (wrong) await seat.change(wrong);
    return [...(await seat.look()), ...(await seat.axe())];
  };

  test.each([
    ['overflow', /^overflow: the page is \d+ px wider/],
    ['cut', /^cut: .* at the side/],
    ['letters', /^cut: the letters of <h1> "Агру" are cut below/],
    ['broken', /^broken: /],
    ['overlap', /^overlap: /],
    ['crowded', /^crowded: /],
    ['repeated', /^repeated: <h2> .* is called as another heading/],
    ['missing', /^missing: the id 'notFound.code' is shown/],
    ['language', /^language: 'delivery' is not ru/],
    ['contrast', /^axe color-contrast/],
  ] as const)('finds what was put wrong: %s', async (fault, sentence) => {
    expect((await look(injectedFaults[fault], phone)).filter((what) => sentence.test(what))).not.toEqual([]);
  });

  test('finds what is cut only where its reader spaces text', async () => {
    const lookSpaced = async (text: 'normal' | 'spaced'): Promise<string[]> => {
      const page = staged.find(({ screen }) => screen.noun === smallPage)!;
      const seat = await browser.seat(390, 900);
      await seat.show(page.scene, { ...phone, text });
      await seat.change(injectedFaults.tight);
      return (await seat.lookSpaced()).filter((what) => what.startsWith('cut: '));
    };
    expect(await lookSpaced('normal')).toEqual([]);
    expect(await lookSpaced('spaced')).not.toEqual([]);
  });

  test('finds low contrast at night too', async () => {
    expect(
      (await look(injectedFaults.contrast, { ...phone, theme: 'night', width: 1280 })).filter((what) =>
        what.startsWith('axe color-contrast'),
      ),
    ).not.toEqual([]);
  });

  test('finds nothing where nothing is wrong', async () => {
    expect(await look(null, phone)).toEqual([]);
  });
});
