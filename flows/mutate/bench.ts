import type { Law } from '#tests/laws/laws.ts';
import { laws } from '#tests/laws/machine.laws.ts';
import type { Exploration } from '../explorer.ts';
import type { Happenings } from '../happenings.ts';
import { walked } from '../sentences.ts';
import type { Walk } from '../walks.ts';
import { chanceWalks } from './chance.ts';
import { expectedOf, type Expected } from './replay.ts';

/** A machine made ready for its mutants: explored and walked once, with what it shows on the way. */
export type Bench = {
  happenings: Happenings;
  exploration: Exploration;
  walks: readonly Walk[];
  expected: Expected[];
  /** Walks by chance, where a mutant seems to be the same. */
  byChance: () => Expected[];
  /** The laws that the machine as it is keeps, of those that speak about the machine and not about its samples. */
  kept: () => { name: string; law: Law }[];
  /** The places of the chart, and the sides of its guards, that some happening comes to. */
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
  return new Set([...covers, ...passed, '(root)', ...all.flatMap(({ situation }) => situation._nodes.map((node) => node.path.join('.')))]);
}

export function benchOf(happenings: Happenings): Bench {
  const { exploration, walks } = walked(happenings);
  const { samples: _, ...own } = laws;
  return {
    happenings, exploration, walks, expected: expectedOf(happenings, walks), reached: reachedBy(exploration),
    byChance: once(() => expectedOf(happenings, chanceWalks(happenings, 30, 50))),
    kept: once(() => Object.values(own).filter(({ law }) => law(happenings, exploration, walks).length === 0)),
  };
}
