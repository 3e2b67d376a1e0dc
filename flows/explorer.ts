import { canonical, wordAt, wordFor } from './canonical.ts';
import type { Fixture } from './fixtureTypes.ts';
import { enabledEventsAt } from './enabledEvents.ts';
import type { Stimulus, ExplorerState } from './explorerState.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { simulatorOf, type Simulator } from './simulate.ts';

export type Edge = { stimulus: Stimulus; covers: readonly string[]; to: string };
export type Node = { key: string; snapshot: ExplorerState; depth: number; edges: Edge[] };

/** A machine walked through: every situation found, and what leads from one to the next. */
export type Exploration = {
  walker: Simulator;
  starts: { name: string; input: unknown; key: string; covers: readonly string[] }[];
  nodes: Map<string, Node>;
  /** Where the explorer stopped before it was done; empty when it saw everything. */
  stopped: string[];
};

/**
 * What a step took, asked and changed, as items of coverage; which transitions came together or alone, to which states and with which
 * timers moved, is an item too.
 */
export const coversOf = ({ flow: { trace } }: ExplorerState): string[] => [
  ...trace.taken,
  ...trace.sides,
  ...trace.changes,
  ...(trace.taken.length > 0 ? [`[${trace.taken.join(' + ')}] to ${[...trace.entered, ...trace.moved].join(', ')}`] : []),
];

const timersWord = ({ flow: { now, timers } }: ExplorerState): string => timers.map((timer) => `${timer.id} in ${timer.due - now}`).join();

const exactKey = (snapshot: ExplorerState): string => {
  const { now, invocations } = snapshot.flow;
  return [
    wordAt(snapshot.value, now),
    snapshot.status,
    wordAt(snapshot.context, now),
    timersWord(snapshot),
    invocations.map((invocation) => `${invocation.id} ${invocation.src} ${wordAt(invocation.input, now)}`).join(),
    Object.entries(snapshot.historyValue)
      .map(([id, nodes]) => `${id} ${nodes.map((node) => node.id).join(' ')}`)
      .join(),
  ].join('\n');
};

/**
 * What tells two situations apart: value and context; with `seen`, that part of the context, how every guard would answer and which actions
 * would change something.
 */
export function keyOf(walker: Simulator, snapshot: ExplorerState): string {
  const { fixture } = walker;
  if (!fixture.seen) return exactKey(snapshot);
  const answers = stepsFrom(walker, snapshot).map(
    ({
      stimulus: { type, nth },
      next: {
        flow: { trace },
      },
    }) => wordFor(`${type} ${nth} ${trace.sides.join()} ${trace.changes.join()}`),
  );
  const { now, invocations } = snapshot.flow;
  return [
    wordAt(snapshot.value, now),
    snapshot.status,
    wordAt(fixture.seen(snapshot.context), now),
    timersWord(snapshot),
    invocations.map((invocation) => `${invocation.id} ${invocation.src}`).join(),
    ...answers,
  ].join('\n');
}

type Step = { stimulus: Stimulus; next: ExplorerState };

/** A step that was tried from a situation. `isHeard`: it took a transition; `next` is kept only if nothing else keeps an equal one. */
type KnownStep = { stimulus: Stimulus; isHeard: boolean; next: ExplorerState | null };
const steps = new WeakMap<ExplorerState, KnownStep[]>();

/** Every step that can be taken from a situation. Those of a part are looked up in the whole, which has mostly gone there before. */
export function stepsFrom(walker: Simulator, snapshot: ExplorerState): Step[] {
  const { part } = walker.fixture;
  if (part) return stepsFrom(simulatorOf(part.of), snapshot).filter(({ stimulus }) => part.has(stimulus, snapshot));
  const known = steps.get(snapshot);
  if (known) return known.map(({ stimulus, next }) => ({ stimulus, next: next ?? stepOf(walker, snapshot, stimulus) }));
  const taken = enabledEventsAt(walker.fixture, snapshot).map((stimulus) => ({ stimulus, next: stepOf(walker, snapshot, stimulus) }));
  steps.set(
    snapshot,
    taken.map(({ stimulus, next }) => ({ stimulus, isHeard: next.flow.trace.taken.length > 0, next })),
  );
  return taken;
}

/** What the machine hears in a situation: every stimulus that takes a transition. */
export function heardFrom(walker: Simulator, snapshot: ExplorerState): Stimulus[] {
  const { part } = walker.fixture;
  if (part) return heardFrom(simulatorOf(part.of), snapshot).filter((stimulus) => part.has(stimulus, snapshot));
  if (!steps.has(snapshot)) stepsFrom(walker, snapshot);
  return (steps.get(snapshot) ?? []).filter(({ isHeard }) => isHeard).map(({ stimulus }) => stimulus);
}

/** Lets go of where the steps from a situation came to, but for those that are kept: a machine has ten times more steps than situations. */
function forgetSteps(snapshot: ExplorerState, isKept: (next: ExplorerState) => boolean): void {
  const known = steps.get(snapshot) ?? [];
  steps.set(
    snapshot,
    known.map((step) => ({ ...step, next: step.next && isKept(step.next) ? step.next : null })),
  );
}

/** The one step from a situation that is the same as a stimulus seen in another; none where it cannot happen here. */
export function stepLike(walker: Simulator, snapshot: ExplorerState, { type, nth, id }: Stimulus): Step | undefined {
  const isIt = (stimulus: Stimulus): boolean => stimulus.type === type && stimulus.nth === nth && stimulus.id === id;
  const known = steps.get(snapshot);
  const step = known?.find(({ stimulus }) => isIt(stimulus));
  const stimulus = known ? step?.stimulus : enabledEventsAt(walker.fixture, snapshot).find(isIt);
  return stimulus && { stimulus, next: step?.next ?? stepOf(walker, snapshot, stimulus) };
}

/** One step; what goes wrong inside the machine is told with the place. */
export function stepOf(walker: Simulator, snapshot: ExplorerState, stimulus: Stimulus): ExplorerState {
  try {
    return walker.happen(snapshot, stimulus);
  } catch (reason) {
    const why = reason instanceof Error ? reason.message : String(reason);
    throw new Error(
      `${walker.fixture.machine.id}: in '${statePath(snapshot.value)}' ` +
        `the stimulus '${stimulus.type}' (${stimulus.sample}) breaks the machine: ${why}`,
    );
  }
}

const restless = (nodes: Iterable<Node>): string => {
  const kinds = new Map<string, Set<string>>();
  for (const { snapshot } of nodes) {
    for (const [field, value] of Object.entries((snapshot.context ?? {}) as Record<string, unknown>)) {
      kinds.set(field, (kinds.get(field) ?? new Set()).add(canonical(value)));
    }
  }
  return [...kinds]
    .sort(([, a], [, b]) => b.size - a.size)
    .slice(0, 3)
    .map(([field, values]) => `${field} (${values.size})`)
    .join(', ');
};

const explored = new WeakMap<Fixture, Exploration>();

/**
 * Walks a machine breadth first through everything its fixtures allow, once. Deterministic: the same machine and samples give the same
 * answer.
 */
export function explore(fixture: Fixture): Exploration {
  const exploration = explored.get(fixture) ?? exploreUntil(fixture);
  explored.set(fixture, exploration);
  return exploration;
}

/** As `explore`, each time anew; `isEnough` hears each situation that is found and may end the walk before everything was seen. */
export function exploreUntil(fixture: Fixture, isEnough: (snapshot: ExplorerState) => boolean = () => false): Exploration {
  const walker = simulatorOf(fixture);
  const { limits } = fixture;
  const nodes = new Map<string, Node>();
  const alias = new Map<string, string>();
  const snapshots = new Set<ExplorerState>();
  const queue: Node[] = [];
  let tooMany = 0;
  let tooDeep = 0;

  const nodeFor = (snapshot: ExplorerState, depth: number): string | null => {
    const exact = exactKey(snapshot);
    const known = alias.get(exact);
    if (known !== undefined) return known;
    const key = fixture.seen ? keyOf(walker, snapshot) : exact;
    if (!nodes.has(key)) {
      if (nodes.size >= limits.snapshots) {
        tooMany += 1;
        return null;
      }
      const node: Node = { key, snapshot, depth, edges: [] };
      nodes.set(key, node);
      snapshots.add(snapshot);
      queue.push(node);
    }
    alias.set(exact, key);
    return key;
  };

  const starts = Object.entries(fixture.inputs).flatMap(([name, input]) => {
    const snapshot = walker.begin(input);
    const key = nodeFor(snapshot, 0);
    isEnough(snapshot);
    return key === null ? [] : [{ name, input, key, covers: coversOf(snapshot) }];
  });
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (node.depth >= limits.depth) {
      tooDeep += 1;
      continue;
    }
    for (const { stimulus, next } of stepsFrom(walker, node.snapshot)) {
      const to = nodeFor(next, node.depth + 1);
      if (to !== null) node.edges.push({ stimulus, covers: coversOf(next), to });
      if (isEnough(next)) queue.length = 0;
    }
    forgetSteps(node.snapshot, (next) => snapshots.has(next));
  }
  const stopped = [
    ...(tooMany > 0
      ? [
          `stopped at ${limits.snapshots} situations, ${tooMany} ways not followed; the context varies most in ${restless(nodes.values())}: give 'seen' or fewer samples`,
        ]
      : []),
    ...(tooDeep > 0 ? [`stopped at a depth of ${limits.depth} steps in ${tooDeep} situations`] : []),
  ];
  return { walker, starts, nodes, stopped };
}
