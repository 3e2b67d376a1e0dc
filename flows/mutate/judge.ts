import type { AnyStateMachine } from 'xstate';
import type { Fixture } from '../fixtureTypes.ts';
import { stimulusText } from '../stepText.ts';
import { simulatorOf } from '../simulate.ts';
import { compare } from './compare.ts';
import type { Baseline } from './baseline.ts';
import { isOfBody, mutantName, type Kind, type Mutant } from './mutant.ts';
import { partingOf, type Expected, type Parting } from './replay.ts';

/**
 * What became of a mutant: a walk or a law notices it, it only knows something else (`context`: nothing goes out, nothing can be
 * pressed otherwise), it is the same in all situations, or it survived.
 */
export type Verdict = { name: string; place: string; kind: Kind; what: string } & (
  | { end: 'walk'; walk: number; steps: number; in: string; after: string }
  | { end: 'law'; law: string; why: string }
  // `seen`: what a person sees otherwise in the view; null where nothing, or where nobody looked.
  | { end: 'context'; walk: number; steps: number; after: string; seen: string | null }
  | { end: 'same'; snapshots: number }
  | { end: 'survived'; why: string; way: string[]; in: string; was: string; is: string }
);

/** The first law that a mutant breaks and the machine keeps. The mutant passed the walks, so they are its own walks too. */
function brokenLaw({ exploration, walks, laws }: Baseline, fixture: Fixture): { law: string; why: string } | null {
  for (const { name, law } of laws()) {
    try {
      const [why] = law(fixture, exploration, walks);
      if (why !== undefined) return { law: name, why };
    } catch (reason) {
      return { law: name, why: reason instanceof Error ? reason.message : String(reason) };
    }
  }
  return null;
}

/** Why the samples say nothing about a mutant; null where they come to what it changes. */
function unreachedAt({ reached }: Baseline, { place, kind, what }: Mutant): string | null {
  const isOfTransition = / · \d+$/.test(place);
  if (!reached.has(isOfTransition ? place : (place.split(' · ')[0] ?? ''))) return `no sample comes to '${place}'`;
  const silent =
    kind === 'drops a guard' || kind === 'negates a guard'
      ? ['yes', 'no'].find((side) => !reached.has(`${place} ? ${what.split(' in ')[0] ?? ''} = ${side}`))
      : undefined;
  return silent === undefined ? null : `no sample lets '${what}' say ${silent} at '${place}'`;
}

/** Judges a mutant: by the machine's walks, then by the laws, at last by comparing it with the machine everywhere. */
export function judged(bench: Baseline, mutant: Mutant): Verdict {
  const { fixture, exploration, expected } = bench;
  const base = { name: mutantName(mutant), place: mutant.place, kind: mutant.kind, what: mutant.what };
  let machine: AnyStateMachine;
  try {
    machine = mutant.build();
  } catch {
    return { ...base, end: 'walk', walk: 1, steps: 0, in: 'running', after: 'loading' };
  }
  const changed: Fixture = { ...fixture, machine };
  const walker = simulatorOf(changed);
  const passesThere = ({ walk }: Expected): boolean => walk.steps.some((step) => step.state.flow.trace.taken.includes(mutant.place));
  const order = expected
    .map((each, index) => ({ each, walk: index + 1 }))
    .sort((a, b) => Number(passesThere(b.each)) - Number(passesThere(a.each)));
  let known: { parting: Parting; walk: number } | null = null;
  for (const { each, walk } of order) {
    const parting = partingOf(fixture, walker, each);
    if (parting && parting.in !== 'context')
      return { ...base, end: 'walk', walk, steps: parting.steps, in: parting.in, after: parting.after };
    if (parting) known ??= { parting, walk };
  }
  const broken = brokenLaw(bench, changed);
  if (broken) return { ...base, end: 'law', ...broken };
  if (known) {
    const { steps, after } = known.parting;
    return { ...base, end: 'context', walk: known.walk, steps, after, seen: null };
  }
  const comparison = compare(exploration, walker);
  if (comparison.result === 'stopped') return { ...base, end: 'survived', why: comparison.why, way: [], in: '', was: '', is: '' };
  if (comparison.result === 'differ')
    return {
      ...base,
      end: 'survived',
      why: 'no walk and no law notices it',
      way: comparison.way,
      in: comparison.in,
      was: comparison.was,
      is: comparison.is,
    };
  const unreached = isOfBody(mutant.kind) ? null : unreachedAt(bench, mutant);
  if (unreached !== null) return { ...base, end: 'survived', why: unreached, way: [], in: '', was: '', is: '' };
  for (const each of bench.byChance()) {
    const parting = partingOf(fixture, walker, each);
    if (parting)
      return {
        ...base,
        end: 'survived',
        why: 'the explorer holds for one what is not',
        way: each.walk.steps.slice(0, parting.steps + 1).map((step) => stimulusText(step.event)),
        in: parting.in,
        was: parting.was,
        is: parting.is,
      };
  }
  return { ...base, end: 'same', snapshots: comparison.snapshots };
}
