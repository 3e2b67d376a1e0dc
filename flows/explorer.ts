import { canonical, wordAt, wordFor } from './canonical.ts';
import type { Fixture } from './fixtureTypes.ts';
import { enabledEventsAt } from './enabledEvents.ts';
import type { Happening, ExplorerState } from './explorerState.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { simulatorOf, type Simulator } from './simulate.ts';

export type Edge = { happening: Happening; covers: readonly string[]; to: string };
export type Node = { key: string; situation: ExplorerState; depth: number; edges: Edge[] };

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

const exactKey = (situation: ExplorerState): string => {
  const { now, asks } = situation.flow;
  return [
    wordAt(situation.value, now),
    situation.status,
    wordAt(situation.context, now),
    timersWord(situation),
    asks.map((ask) => `${ask.id} ${ask.src} ${wordAt(ask.question, now)}`).join(),
    Object.entries(situation.historyValue)
      .map(([id, nodes]) => `${id} ${nodes.map((node) => node.id).join(' ')}`)
      .join(),
  ].join('\n');
};

/**
 * What tells two situations apart: value and context; with `seen`, that part of the context, how every guard would answer and which actions
 * would change something.
 */
export function keyOf(walker: Simulator, situation: ExplorerState): string {
  const { fixture } = walker;
  if (!fixture.seen) return exactKey(situation);
  const answers = stepsFrom(walker, situation).map(
    ({
      happening: { type, nth },
      next: {
        flow: { trace },
      },
    }) => wordFor(`${type} ${nth} ${trace.sides.join()} ${trace.changes.join()}`),
  );
  const { now, asks } = situation.flow;
  return [
    wordAt(situation.value, now),
    situation.status,
    wordAt(fixture.seen(situation.context), now),
    timersWord(situation),
    asks.map((ask) => `${ask.id} ${ask.src}`).join(),
    ...answers,
  ].join('\n');
}

type Step = { happening: Happening; next: ExplorerState };

/** A step that was tried from a situation. `isHeard`: it took a transition; `next` is kept only if nothing else keeps an equal one. */
type KnownStep = { happening: Happening; isHeard: boolean; next: ExplorerState | null };
const steps = new WeakMap<ExplorerState, KnownStep[]>();

/** Every step that can be taken from a situation. Those of a part are looked up in the whole, which has mostly gone there before. */
export function stepsFrom(walker: Simulator, situation: ExplorerState): Step[] {
  const { part } = walker.fixture;
  if (part) return stepsFrom(simulatorOf(part.of), situation).filter(({ happening }) => part.has(happening, situation));
  const known = steps.get(situation);
  if (known) return known.map(({ happening, next }) => ({ happening, next: next ?? stepOf(walker, situation, happening) }));
  const taken = enabledEventsAt(walker.fixture, situation).map((happening) => ({ happening, next: stepOf(walker, situation, happening) }));
  steps.set(
    situation,
    taken.map(({ happening, next }) => ({ happening, isHeard: next.flow.trace.taken.length > 0, next })),
  );
  return taken;
}

/** What the machine hears in a situation: every happening that takes a transition. */
export function heardFrom(walker: Simulator, situation: ExplorerState): Happening[] {
  const { part } = walker.fixture;
  if (part) return heardFrom(simulatorOf(part.of), situation).filter((happening) => part.has(happening, situation));
  if (!steps.has(situation)) stepsFrom(walker, situation);
  return (steps.get(situation) ?? []).filter(({ isHeard }) => isHeard).map(({ happening }) => happening);
}

/** Lets go of where the steps from a situation came to, but for those that are kept: a machine has ten times more steps than situations. */
function forgetSteps(situation: ExplorerState, isKept: (next: ExplorerState) => boolean): void {
  const known = steps.get(situation) ?? [];
  steps.set(
    situation,
    known.map((step) => ({ ...step, next: step.next && isKept(step.next) ? step.next : null })),
  );
}

/** The one step from a situation that is the same as a happening seen in another; none where it cannot happen here. */
export function stepLike(walker: Simulator, situation: ExplorerState, { type, nth, id }: Happening): Step | undefined {
  const isIt = (happening: Happening): boolean => happening.type === type && happening.nth === nth && happening.id === id;
  const known = steps.get(situation);
  const step = known?.find(({ happening }) => isIt(happening));
  const happening = known ? step?.happening : enabledEventsAt(walker.fixture, situation).find(isIt);
  return happening && { happening, next: step?.next ?? stepOf(walker, situation, happening) };
}

/** One step; what goes wrong inside the machine is told with the place. */
export function stepOf(walker: Simulator, situation: ExplorerState, happening: Happening): ExplorerState {
  try {
    return walker.happen(situation, happening);
  } catch (reason) {
    const why = reason instanceof Error ? reason.message : String(reason);
    throw new Error(
      `${walker.fixture.machine.id}: in '${statePath(situation.value)}' ` +
        `the happening '${happening.type}' (${happening.sample}) breaks the machine: ${why}`,
    );
  }
}

const restless = (nodes: Iterable<Node>): string => {
  const kinds = new Map<string, Set<string>>();
  for (const { situation } of nodes) {
    for (const [field, value] of Object.entries((situation.context ?? {}) as Record<string, unknown>)) {
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
export function exploreUntil(fixture: Fixture, isEnough: (situation: ExplorerState) => boolean = () => false): Exploration {
  const walker = simulatorOf(fixture);
  const { limits } = fixture;
  const nodes = new Map<string, Node>();
  const alias = new Map<string, string>();
  const situations = new Set<ExplorerState>();
  const queue: Node[] = [];
  let tooMany = 0;
  let tooDeep = 0;

  const nodeFor = (situation: ExplorerState, depth: number): string | null => {
    const exact = exactKey(situation);
    const known = alias.get(exact);
    if (known !== undefined) return known;
    const key = fixture.seen ? keyOf(walker, situation) : exact;
    if (!nodes.has(key)) {
      if (nodes.size >= limits.situations) {
        tooMany += 1;
        return null;
      }
      const node: Node = { key, situation, depth, edges: [] };
      nodes.set(key, node);
      situations.add(situation);
      queue.push(node);
    }
    alias.set(exact, key);
    return key;
  };

  const starts = Object.entries(fixture.inputs).flatMap(([name, input]) => {
    const situation = walker.begin(input);
    const key = nodeFor(situation, 0);
    isEnough(situation);
    return key === null ? [] : [{ name, input, key, covers: coversOf(situation) }];
  });
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (node.depth >= limits.depth) {
      tooDeep += 1;
      continue;
    }
    for (const { happening, next } of stepsFrom(walker, node.situation)) {
      const to = nodeFor(next, node.depth + 1);
      if (to !== null) node.edges.push({ happening, covers: coversOf(next), to });
      if (isEnough(next)) queue.length = 0;
    }
    forgetSteps(node.situation, (next) => situations.has(next));
  }
  const stopped = [
    ...(tooMany > 0
      ? [
          `stopped at ${limits.situations} situations, ${tooMany} ways not followed; the context varies most in ${restless(nodes.values())}: give 'seen' or fewer samples`,
        ]
      : []),
    ...(tooDeep > 0 ? [`stopped at a depth of ${limits.depth} steps in ${tooDeep} situations`] : []),
  ];
  return { walker, starts, nodes, stopped };
}
