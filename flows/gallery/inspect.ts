import type { Variant, Width } from './variants.ts';
import type { Scene } from './scenes.ts';
import type { Screen } from './screens.ts';
import type { BrowserTab, BrowserHarness } from './browserHarness.ts';
import { wordOf } from './variants.ts';

/** A screen in its harness. */
export type Staged = { screen: Screen; scene: Scene };
/** Something to look at: a screen in a variant; `axe` where axe looks too. */
export type Visit = { staged: Staged; variant: Variant; axe: boolean };
/** What was found, where. */
export type Finding = { noun: string; slug: string; state: string; variant: string; what: string };

/** A page as long as this is seen whole: no bar that sticks covers what axe looks at. */
const whole = 6_000;

const lookAt = async (seat: BrowserTab, { width, text }: Variant, axe: boolean): Promise<string[]> => {
  if (width === 320) return seat.lookSideways();
  if (text === 'spaced') return seat.lookSpaced();
  return [...(await seat.look()), ...(axe ? await seat.axe() : [])];
};

/** Looks at one screen; answers what is wrong with it. */
export const inspect = async (seat: BrowserTab, { staged: { screen, scene }, variant, axe }: Visit): Promise<Finding[]> => {
  await seat.show(scene, variant);
  const whats = await lookAt(seat, variant, axe);
  return whats.map((what) => ({ noun: screen.noun, slug: screen.slug, state: screen.state, variant: wordOf(variant), what }));
};

/** Goes through all visits with one window for each width, as many at once; `after` is told each that is done. */
export async function inspectAll(
  browser: BrowserHarness,
  visits: readonly Visit[],
  after: (findings: Finding[]) => void = () => undefined,
): Promise<Finding[]> {
  const byWidth = new Map<Width, Visit[]>();
  for (const visit of visits) byWidth.set(visit.variant.width, [...(byWidth.get(visit.variant.width) ?? []), visit]);
  const found = await Promise.all(
    [...byWidth].map(async ([width, mine]) => {
      const seat = await browser.seat(width, whole);
      const findings: Finding[] = [];
      for (const visit of mine) {
        const seen = await inspect(seat, visit);
        after(seen);
        findings.push(...seen);
      }
      return findings;
    }),
  );
  return found.flat();
}

/** The same fault in many screens is told once, with how often it was seen. */
export const findingLines = (findings: readonly Finding[]): string[] => {
  const by = new Map<string, Finding[]>();
  for (const finding of findings) by.set(finding.what, [...(by.get(finding.what) ?? []), finding]);
  return [...by].map(
    ([what, all]) =>
      `${what}\n    seen ${all.length} times, first in ${all[0]?.noun} '${all[0]?.state}' (${all[0]?.slug}; ${all[0]?.variant})`,
  );
};
