import { stateWord } from '#machines/stateWord.ts';
import { explore, type Exploration } from '../explorer.ts';
import type { Happenings } from '../happenings.ts';
import type { Named } from '../named.ts';
import { happeningWord } from '../sentences.ts';

/** A way through a machine: from a state, by what happens, to a state; with the shortest walk that shows it. */
export type Way = { from: string; by: string; to: string; walk: string[] };

const word = (value: unknown): string => stateWord(value as Parameters<typeof stateWord>[0]) || '(no states)';

/** Every way that happens to change something, once, with the shortest walk to it. */
function waysOf({ nodes, starts }: Exploration): Map<string, Way> {
  const before = new Map<string, string[]>(starts.map((start) => [start.key, [`starts: ${start.name}`]]));
  const queue = [...before.keys()];
  const ways = new Map<string, Way>();
  for (let next = 0; next < queue.length; next += 1) {
    const key = queue[next] ?? '';
    const node = nodes.get(key);
    for (const edge of node?.edges ?? []) {
      const target = nodes.get(edge.to);
      if (!node || !target) continue;
      const walk = [...(before.get(key) ?? []), happeningWord(edge.happening)];
      const [from, by, to] = [word(node.situation.value), happeningWord(edge.happening), word(target.situation.value)];
      const isTaken = edge.covers.some((item) => !item.includes(' ? '));
      if (isTaken && !ways.has(`${from} ${by} ${to}`)) ways.set(`${from} ${by} ${to}`, { from, by, to, walk });
      if (!before.has(edge.to)) {
        before.set(edge.to, walk);
        queue.push(edge.to);
      }
    }
  }
  return ways;
}

/** With our samples, so that only the machine differs; with its own where ours do not fit it. */
const explored = (machine: Named['machine'], ours: Happenings, own: Happenings | undefined): Exploration => {
  try {
    return explore({ ...ours, machine });
  } catch (reason) {
    if (!own) throw reason;
    return explore(own);
  }
};

/** The ways that exist no longer, and those that are new. */
export function wayDifferences(was: Named, is: Named): { gone: Way[]; fresh: Way[] } {
  const ours = is.happenings ?? was.happenings;
  if (!ours) return { gone: [], fresh: [] };
  const [before, after] = [waysOf(explored(was.machine, ours, was.happenings)), waysOf(explored(is.machine, ours, is.happenings))];
  return { gone: [...before].filter(([key]) => !after.has(key)).map(([, way]) => way), fresh: [...after].filter(([key]) => !before.has(key)).map(([, way]) => way) };
}
