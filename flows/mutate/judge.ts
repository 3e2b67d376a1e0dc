import type { Happenings } from '../happenings.ts';
import { happeningWord } from '../sentences.ts';
import { walkerOf } from '../step.ts';
import { compared } from './apart.ts';
import type { Bench } from './bench.ts';
import { mutantName, type Kind, type Mutant } from './mutant.ts';
import { partingOf, type Expected } from './replay.ts';

/** What became of a mutant. */
export type Verdict = { name: string; place: string; kind: Kind; what: string } & (
  | { end: 'walk'; walk: number; steps: number; in: string; after: string }
  | { end: 'law'; law: string; why: string }
  | { end: 'same'; situations: number }
  | { end: 'survived'; why: string; way: string[]; in: string; was: string; is: string }
);

/** The first law that a mutant breaks and the machine keeps. The mutant passed the walks, so they are its own walks too. */
function brokenLaw({ exploration, walks, kept }: Bench, happenings: Happenings): { law: string; why: string } | null {
  for (const { name, law } of kept()) {
    try {
      const [why] = law(happenings, exploration, walks);
      if (why !== undefined) return { law: name, why };
    } catch (reason) {
      return { law: name, why: reason instanceof Error ? reason.message : String(reason) };
    }
  }
  return null;
}

/** Why the samples say nothing about a mutant; null where they come to what it changes. */
function unreachedAt({ reached }: Bench, { place, kind, what }: Mutant): string | null {
  const isOfTransition = / · \d+$/.test(place);
  if (!reached.has(isOfTransition ? place : (place.split(' · ')[0] ?? ''))) return `no sample comes to '${place}'`;
  const silent = kind === 'drops a guard' || kind === 'negates a guard' ? ['yes', 'no'].find((side) => !reached.has(`${place} ? ${what.split(' in ')[0] ?? ''} = ${side}`)) : undefined;
  return silent === undefined ? null : `no sample lets '${what}' say ${silent} at '${place}'`;
}

/** Judges a mutant: by the machine's walks, then by the laws, at last by comparing it with the machine everywhere. */
export function judged(bench: Bench, mutant: Mutant): Verdict {
  const { happenings, exploration, expected } = bench;
  const said = { name: mutantName(mutant), place: mutant.place, kind: mutant.kind, what: mutant.what };
  const machine = mutant.build();
  const changed: Happenings = { ...happenings, machine };
  const walker = walkerOf(changed);
  const passesThere = ({ walk }: Expected): boolean => walk.steps.some((step) => step.state.flow.trace.taken.includes(mutant.place));
  const order = expected.map((each, index) => ({ each, walk: index + 1 })).sort((a, b) => Number(passesThere(b.each)) - Number(passesThere(a.each)));
  for (const { each, walk } of order) {
    const parting = partingOf(happenings, walker, each);
    if (parting) return { ...said, end: 'walk', walk, steps: parting.steps, in: parting.in, after: parting.after };
  }
  const broken = brokenLaw(bench, changed);
  if (broken) return { ...said, end: 'law', ...broken };
  const comparison = compared(exploration, walker);
  if (comparison.result === 'stopped') return { ...said, end: 'survived', why: comparison.why, way: [], in: '', was: '', is: '' };
  if (comparison.result === 'differ') return { ...said, end: 'survived', why: 'no walk and no law notices it', way: comparison.way, in: comparison.in, was: comparison.was, is: comparison.is };
  const unreached = unreachedAt(bench, mutant);
  if (unreached !== null) return { ...said, end: 'survived', why: unreached, way: [], in: '', was: '', is: '' };
  for (const each of bench.byChance()) {
    const parting = partingOf(happenings, walker, each);
    if (parting) return { ...said, end: 'survived', why: 'the explorer holds for one what is not', way: each.walk.steps.slice(0, parting.steps + 1).map((step) => happeningWord(step.event)), in: parting.in, was: parting.was, is: parting.is };
  }
  return { ...said, end: 'same', situations: comparison.situations };
}
