import type { Law } from '#tests/properties/laws.ts';
import { laws } from '#tests/properties/machine.laws.ts';
import type { Exploration } from '../explorer.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { walked } from '../stepText.ts';
import type { Walk } from '../coveringPaths.ts';
import { randomWalks } from './random.ts';
import { expectedOf, type Expected } from './replay.ts';

/** A machine made ready for its mutants: explored and walked once, with what it shows on the way. */
export type Baseline = {
  fixture: Fixture;
  exploration: Exploration;
  walks: readonly Walk[];
  expected: Expected[];
  /** Walks by chance, where a mutant seems to be the same. */
  byChance: () => Expected[];
  /** The laws that the machine as it is keeps, of those that speak about the machine and not about its samples. */
  laws: () => { name: string; law: Law }[];
  /** The places of the chart, and the sides of its guards, that some stimulus comes to. */
  reached: ReadonlySet<string>;
};

const once = <Thing>(make: () => Thing): (() => Thing) => {
  let made: { thing: Thing } | undefined;
  return () => (made ??= { thing: make() }).thing;
};

/** What the explorer came to: transitions, sides of guards, and states by their path, also those that are only passed through. */
function reachedBy({ starts, nodes }: Exploration): Set<string> {
  const all = [...nodes.values()];
  const covers = [...starts.flatMap((start) => start.covers), ...all.flatMap((node) => node.edges.flatMap((edge) => edge.covers))];
  const passed = covers.map((item) => item.split(' · ')[0] ?? '');
  return new Set([...covers, ...passed, '(root)', ...all.flatMap(({ snapshot }) => snapshot._nodes.map((node) => node.path.join('.')))]);
}

/** What a machine does without a mutant: its walks with what each must show, and what they come by. */
export function baselineOf(fixture: Fixture): Baseline {
  const { exploration, walks } = walked(fixture);
  // Where a mutant only knows something else it does not run as the machine was explored; that breaks nothing by itself.
  const { samples: _, running: __, ...own } = laws;
  return {
    fixture,
    exploration,
    walks,
    expected: expectedOf(fixture, walks),
    reached: reachedBy(exploration),
    byChance: once(() => expectedOf(fixture, randomWalks(fixture, 30, 50))),
    laws: once(() => Object.values(own).filter(({ law }) => law(fixture, exploration, walks).length === 0)),
  };
}
