import { canonical, canonicalAt } from './canonical.ts';
import type { Happenings } from './happenings.ts';
import { possibleAt } from './possible.ts';
import type { Happening, Situation } from './situation.ts';
import { stateWord } from '#machines/stateWord.ts';
import { walkerOf, type Walker } from './step.ts';

export type Edge = { happening: Happening; covers: readonly string[]; to: string };
export type Node = { key: string; situation: Situation; depth: number; edges: Edge[] };

/** A machine walked through: every situation found, and what leads from one to the next. */
export type Exploration = {
  walker: Walker;
  starts: { name: string; input: unknown; key: string; covers: readonly string[] }[];
  nodes: Map<string, Node>;
  /** Where the explorer stopped before it was done; empty when it saw everything. */
  stopped: string[];
};

/** What a step took, asked and changed, as items of coverage; which transitions came together or alone, to which states and with which timers moved, is an item too. */
export const coversOf = ({ flow: { trace } }: Situation): string[] =>
  [...trace.taken, ...trace.sides, ...trace.changes, ...(trace.taken.length > 0 ? [`[${trace.taken.join(' + ')}] to ${[...trace.entered, ...trace.moved].join(', ')}`] : [])];

const timersWord = ({ flow: { now, timers } }: Situation): string => timers.map((timer) => `${timer.id} in ${timer.due - now}`).join();

const exactKey = (situation: Situation): string => {
  const { now, asks } = situation.flow;
  return [
    canonicalAt(situation.value, now), situation.status, canonicalAt(situation.context, now), timersWord(situation),
    asks.map((ask) => `${ask.id} ${ask.src} ${canonicalAt(ask.question, now)}`).join(),
    Object.entries(situation.historyValue).map(([id, nodes]) => `${id} ${nodes.map((node) => node.id).join(' ')}`).join(),
  ].join('\n');
};

/** What tells two situations apart: value and context; with `seen`, that part of the context, how every guard would answer and which actions would change something. */
export function keyOf(walker: Walker, situation: Situation): string {
  const { happenings } = walker;
  if (!happenings.seen) return exactKey(situation);
  const answers = stepsFrom(walker, situation).map(({ happening: { type, nth }, next: { flow: { trace } } }) => `${type} ${nth} ${trace.sides.join()} ${trace.changes.join()}`);
  const { now, asks } = situation.flow;
  return [
    canonicalAt(situation.value, now), situation.status, canonicalAt(happenings.seen(situation.context), now), timersWord(situation),
    asks.map((ask) => `${ask.id} ${ask.src}`).join(), ...answers,
  ].join('\n');
}

const steps = new WeakMap<Situation, { happening: Happening; next: Situation }[]>();

/** Every step that can be taken from a situation. Those of a part are looked up in the whole, which has mostly gone there before. */
export function stepsFrom(walker: Walker, situation: Situation): { happening: Happening; next: Situation }[] {
  const { part } = walker.happenings;
  if (part) return stepsFrom(walkerOf(part.of), situation).filter(({ happening }) => part.has(happening, situation));
  const known = steps.get(situation);
  if (known) return known;
  const taken = possibleAt(walker.happenings, situation).map((happening) => ({ happening, next: stepOf(walker, situation, happening) }));
  steps.set(situation, taken);
  return taken;
}

/** The one step from a situation that is the same as a happening seen in another; none where it cannot happen here. */
export function stepLike(walker: Walker, situation: Situation, { type, nth, id }: Happening): { happening: Happening; next: Situation } | undefined {
  const isIt = (happening: Happening): boolean => happening.type === type && happening.nth === nth && happening.id === id;
  const known = steps.get(situation);
  if (known) return known.find(({ happening }) => isIt(happening));
  const happening = possibleAt(walker.happenings, situation).find(isIt);
  return happening && { happening, next: stepOf(walker, situation, happening) };
}

/** One step; what goes wrong inside the machine is told with the place. */
export function stepOf(walker: Walker, situation: Situation, happening: Happening): Situation {
  try {
    return walker.happen(situation, happening);
  } catch (reason) {
    const why = reason instanceof Error ? reason.message : String(reason);
    throw new Error(`${walker.happenings.machine.id}: in '${stateWord(situation.value)}' the happening '${happening.type}' (${happening.sample}) breaks the machine: ${why}`);
  }
}

const restless = (nodes: Iterable<Node>): string => {
  const kinds = new Map<string, Set<string>>();
  for (const { situation } of nodes) {
    for (const [field, value] of Object.entries((situation.context ?? {}) as Record<string, unknown>)) {
      kinds.set(field, (kinds.get(field) ?? new Set()).add(canonical(value)));
    }
  }
  return [...kinds].sort(([, a], [, b]) => b.size - a.size).slice(0, 3).map(([field, values]) => `${field} (${values.size})`).join(', ');
};

const explored = new WeakMap<Happenings, Exploration>();

/** Walks a machine breadth first through everything its happenings allow, once. Deterministic: the same machine and samples give the same answer. */
export function explore(happenings: Happenings): Exploration {
  const exploration = explored.get(happenings) ?? exploreUntil(happenings);
  explored.set(happenings, exploration);
  return exploration;
}

/** As `explore`, each time anew; `isEnough` hears each situation that is found and may end the walk before everything was seen. */
export function exploreUntil(happenings: Happenings, isEnough: (situation: Situation) => boolean = () => false): Exploration {
  const walker = walkerOf(happenings);
  const { limits } = happenings;
  const nodes = new Map<string, Node>();
  const alias = new Map<string, string>();
  const queue: Node[] = [];
  let tooMany = 0;
  let tooDeep = 0;

  const nodeFor = (situation: Situation, depth: number): string | null => {
    const exact = exactKey(situation);
    const known = alias.get(exact);
    if (known !== undefined) return known;
    const key = happenings.seen ? keyOf(walker, situation) : exact;
    if (!nodes.has(key)) {
      if (nodes.size >= limits.situations) {
        tooMany += 1;
        return null;
      }
      const node: Node = { key, situation, depth, edges: [] };
      nodes.set(key, node);
      queue.push(node);
    }
    alias.set(exact, key);
    return key;
  };

  const starts = Object.entries(happenings.inputs).flatMap(([name, input]) => {
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
  }
  const stopped = [
    ...(tooMany > 0 ? [`stopped at ${limits.situations} situations, ${tooMany} ways not followed; the context varies most in ${restless(nodes.values())}: give 'seen' or fewer samples`] : []),
    ...(tooDeep > 0 ? [`stopped at a depth of ${limits.depth} steps in ${tooDeep} situations`] : []),
  ];
  return { walker, starts, nodes, stopped };
}
