import { canonical } from '../canonical.ts';
import { stepsFrom, type Exploration } from '../explorer.ts';
import { stimulusText } from '../stepText.ts';
import type { Stimulus, ExplorerState } from '../explorerState.ts';
import type { Simulator } from '../simulate.ts';
import { firstDifference, nameOf, observe } from './observe.ts';
import { enabledEventsAt } from '../enabledEvents.ts';
import { stimulusFor } from './replay.ts';

/** How two machines compare: the shortest way to where they differ, that they are the same everywhere, or that the search stopped. */
export type Comparison =
  | { result: 'differ'; way: string[]; in: string; was: string; is: string }
  | { result: 'same'; snapshots: number }
  | { result: 'stopped'; why: string };

type Pair = { key: string; one: ExplorerState; other: ExplorerState; from: Pair | null; by: string };

const wayTo = (pair: Pair | null): string[] => (pair ? [...wayTo(pair.from), pair.by] : []);
const heard = (exploration: Exploration, snapshot: ExplorerState): string =>
  canonical(
    enabledEventsAt(exploration.walker.fixture, snapshot)
      .filter(({ kind, raw }) => kind !== 'event' || snapshot.can(raw))
      .map(nameOf),
  );
// A history is the one thing that a machine remembers and does not show.
const hidden = (snapshot: ExplorerState): string =>
  canonical(Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]));

/**
 * Walks two machines hand in hand, breadth first, through every situation and every stimulus that the explorer knows, until
 * they show different things. Only when all was seen they are the same; a bound that was reached proves nothing.
 */
export function compare(exploration: Exploration, other: Simulator, limit: number = exploration.nodes.size * 4): Comparison {
  if (exploration.stopped.length > 0) return { result: 'stopped', why: exploration.stopped.join('; ') };
  const { walker, starts, nodes } = exploration;
  const seen = new Set<string>();
  const queue: Pair[] = [];
  const differ = (from: Pair | null, by: string, word: string, was: string, is: string): Comparison => ({
    result: 'differ',
    way: [...wayTo(from), by],
    in: word,
    was,
    is,
  });

  /** Takes one step with both; tells where they differ, else goes on from there. */
  const step = (from: Pair | null, by: string, key: string, one: ExplorerState, go: () => ExplorerState): Comparison | null => {
    let next: ExplorerState;
    try {
      next = go();
    } catch (reason) {
      return differ(from, by, 'running', 'it runs', reason instanceof Error ? reason.message : String(reason));
    }
    const [was, is] = [observe(one, from?.one ?? null), observe(next, from?.other ?? null)];
    const word = firstDifference(was, is);
    if (word) return differ(from, by, word, was[word] ?? '', is[word] ?? '');
    const pairKey = `${key} ${hidden(one) === hidden(next) ? '' : hidden(next)}`;
    if (!seen.has(pairKey)) {
      seen.add(pairKey);
      queue.push({ key, one, other: next, from, by });
    }
    return null;
  };

  const follow = (pair: Pair): Comparison | null => {
    const [was, is] = [heard(exploration, pair.one), heard(exploration, pair.other)];
    if (was !== is) return { result: 'differ', way: wayTo(pair), in: 'pressable', was, is };
    const steps = stepsFrom(walker, pair.one);
    const edges = nodes.get(pair.key)?.edges ?? [];
    for (const [index, { stimulus, next }] of steps.entries()) {
      const found = step(pair, stimulusText(stimulus), keyAt(edges, index, stimulus), next, () =>
        other.happen(pair.other, stimulusFor(pair.other, stimulus)),
      );
      if (found) return found;
    }
    return null;
  };

  for (const start of starts) {
    const found = step(null, `starts: ${start.name}`, start.key, walker.begin(start.input), () => other.begin(start.input));
    if (found) return found;
  }
  for (let pair = queue.shift(); pair; pair = queue.shift()) {
    if (seen.size > limit) return { result: 'stopped', why: `stopped at ${limit} pairs of situations` };
    const found = follow(pair);
    if (found) return found;
  }
  return { result: 'same', snapshots: seen.size };
}

const keyAt = (edges: readonly { stimulus: Stimulus; to: string }[], index: number, stimulus: Stimulus): string => {
  const edge = edges[index];
  if (!edge || nameOf(edge.stimulus) !== nameOf(stimulus)) throw new Error('The explorer saw other stimuli here: it is not deterministic.');
  return edge.to;
};
