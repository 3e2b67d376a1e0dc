import type { Fixture } from '../fixtureTypes.ts';
import { fixtureFor, machineCalled } from '../machineRegistry.ts';
import { doJobs } from '../pool.ts';
import { baselineOf, type Baseline } from './baseline.ts';
import { judged, type Verdict } from './judge.ts';
import { isOfBody, type Mutant } from './mutant.ts';
import { allMutantsOf } from './allMutants.ts';

/** Some of the mutants of a machine, by their numbers; `isViewed`: those of bodies that only know something else are shown in the view. */
export type Job = { noun: string; numbers: readonly number[]; isViewed: boolean };
export type Judged = { number: number; verdict: Verdict };
export type Done = { noun: string; verdicts: Judged[] };

type Screening = { seen: (mutant: Mutant) => Promise<{ what: string } | null> };
type Ready = { noun: string; bench: Baseline; mutants: readonly Mutant[]; screening: Screening | undefined };

let ready: Ready | null = null;

/** The machine's view, in a window that only now is there. */
async function screeningOf(noun: string, fixture: Fixture): Promise<Screening | undefined> {
  await import('#tests/model/harness/jsdomWindow.ts');
  const { loadHarness } = await import('#tests/model/harness/loadHarnesses.ts');
  const { Screening } = await import('#tests/model/harness/mutants.tsx');
  const harness = await loadHarness(noun, fixture);
  return harness && new Screening(harness);
}

async function madeReady(noun: string, isViewed: boolean): Promise<Ready> {
  const named = await machineCalled(noun);
  const fixture = fixtureFor(named);
  const mutants = await allMutantsOf(named);
  return { noun, bench: baselineOf(fixture), mutants, screening: isViewed ? await screeningOf(noun, fixture) : undefined };
}

doJobs(async ({ noun, numbers, isViewed }: Job): Promise<Done> => {
  ready = ready?.noun === noun ? ready : await madeReady(noun, isViewed);
  const { bench, mutants, screening } = ready;
  const verdicts: Judged[] = [];
  for (const number of numbers) {
    const mutant = mutants[number];
    if (!mutant) continue;
    const verdict = judged(bench, mutant);
    const isShown = verdict.end === 'context' && isOfBody(mutant.kind);
    const seen = isShown ? ((await screening?.seen(mutant))?.what ?? null) : null;
    verdicts.push({ number, verdict: verdict.end === 'context' ? { ...verdict, seen } : verdict });
  }
  return { noun, verdicts };
});
