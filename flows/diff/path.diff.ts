import { statePath } from '#machines/rules/statePath.ts';
import { explore, stepsFrom, type Exploration } from '../explorer.ts';
import type { Fixture } from '../fixtureTypes.ts';
import type { NamedMachine } from '../machineRegistry.ts';
import { outgoingOf } from '../outgoing.ts';
import { outgoingLine } from '../outgoing.text.ts';
import { stimulusText } from '../stepText.ts';

/** A way through a machine: from a state, by what happens, to a state; with the shortest walk that shows it, and what goes out then. */
export type PathEnd = { from: string; by: string; to: string; walk: string[]; out: string[] };
/** A way of both machines on which something else goes out. */
export type OtherOutgoing = { way: PathEnd; was: string[]; is: string[] };

const word = (value: unknown): string => statePath(value as Parameters<typeof statePath>[0]) || '(no states)';

/** Every way that happens to change something, once, with the shortest walk to it. */
function waysOf({ walker, nodes, starts }: Exploration): Map<string, PathEnd> {
  const before = new Map<string, string[]>(starts.map((start) => [start.key, [`starts: ${start.name}`]]));
  const queue = [...before.keys()];
  const ways = new Map<string, PathEnd>();
  for (let next = 0; next < queue.length; next += 1) {
    const key = queue[next] ?? '';
    const node = nodes.get(key);
    for (const edge of node?.edges ?? []) {
      const target = nodes.get(edge.to);
      if (!node || !target) continue;
      const walk = [...(before.get(key) ?? []), stimulusText(edge.stimulus)];
      const [from, by, to] = [word(node.snapshot.value), stimulusText(edge.stimulus), word(target.snapshot.value)];
      const isTaken = edge.covers.some((item) => !item.includes(' ? '));
      if (isTaken && !ways.has(`${from} ${by} ${to}`)) {
        const taken = stepsFrom(walker, node.snapshot).find(({ stimulus }) => stimulus === edge.stimulus)?.next;
        const out = taken ? outgoingOf(taken, node.snapshot).map((each) => outgoingLine(each, taken.flow.now)) : [];
        ways.set(`${from} ${by} ${to}`, { from, by, to, walk, out });
      }
      if (!before.has(edge.to)) {
        before.set(edge.to, walk);
        queue.push(edge.to);
      }
    }
  }
  return ways;
}

const lost = (some: readonly string[], others: readonly string[]): string[] => some.filter((each) => !others.includes(each));

/** With our samples, so that only the machine differs; with its own where ours do not fit it. */
const explored = (machine: NamedMachine['machine'], ours: Fixture, own: Fixture | undefined): Exploration => {
  try {
    return explore({ ...ours, machine });
  } catch (reason) {
    if (!own) throw reason;
    return explore(own);
  }
};

/** The ways that exist no longer, those that are new, and those of both on which something else goes out. */
export function pathDifferences(was: NamedMachine, is: NamedMachine): { gone: PathEnd[]; fresh: PathEnd[]; other: OtherOutgoing[] } {
  const ours = is.fixture ?? was.fixture;
  if (!ours) return { gone: [], fresh: [], other: [] };
  const [before, after] = [waysOf(explored(was.machine, ours, was.fixture)), waysOf(explored(is.machine, ours, is.fixture))];
  return {
    gone: [...before].filter(([key]) => !after.has(key)).map(([, way]) => way),
    fresh: [...after].filter(([key]) => !before.has(key)).map(([, way]) => way),
    other: [...after].flatMap(([key, way]) => {
      const old = before.get(key)?.out ?? way.out;
      return old.join('\n') === way.out.join('\n') ? [] : [{ way, was: lost(old, way.out), is: lost(way.out, old) }];
    }),
  };
}
