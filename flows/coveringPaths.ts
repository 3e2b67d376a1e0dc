import { joinPaths, type StatePath } from '@xstate/test';
import { coversOf, keyOf, stepLike, type Edge, type Exploration } from './explorer.ts';
import { WalkPlanner } from './walkPlanner.ts';
import type { Stimulus, ExplorerState } from './explorerState.ts';

export type Walk = StatePath<ExplorerState, Stimulus>;

/** The first step of every walk: the machine is started. */
const opening = (input: string): Stimulus => ({
  type: 'xstate.init',
  kind: 'event',
  raw: { type: 'xstate.init' },
  sample: input,
  nth: 0,
  id: '',
  at: 0,
});

/** A walk that stands at one of the starts. */
export function beginWalk({ walker }: Exploration, start: Exploration['starts'][number]): Walk {
  const begun = walker.begin(start.input);
  return { state: begun, weight: 0, steps: [{ state: begun, event: opening(start.name) }] };
}

/** Takes one planned step for real: the same stimulus, with the content it has in the situation that is really there. */
export function takeStep(exploration: Exploration, snapshot: ExplorerState, edge: Edge): Walk | null {
  const step = stepLike(exploration.walker, snapshot, edge.stimulus);
  return step
    ? {
        state: step.next,
        weight: 1,
        steps: [
          { state: snapshot, event: opening('') },
          { state: step.next, event: step.stimulus },
        ],
      }
    : null;
}

/** Which walks are planned: of at most so many steps, for some of what can be covered, until it is enough. */
export type Plan = { steps?: number; wanted?: (item: string) => boolean; isEnough?: (snapshot: ExplorerState) => boolean };

const planned = new WeakMap<Exploration, readonly Walk[]>();

/**
 * The walks that together take every reachable transition and both sides of every guard, few and long: each goes on to the
 * nearest thing not yet seen. Every step is taken for real from where the walk stands, so no walk is invented. An edge to no
 * known situation ends its walk.
 */
export function coveringPaths(exploration: Exploration): readonly Walk[] {
  const walks = planned.get(exploration) ?? planWalks(exploration);
  planned.set(exploration, walks);
  return walks;
}

/** The walks of a plan; without one as `coveringPaths`. What lies further from every start than a walk may have steps is not taken. */
export function planWalks(exploration: Exploration, { steps, wanted = () => true, isEnough = () => false }: Plan = {}): Walk[] {
  const { walker, nodes, starts } = exploration;
  const longest = steps ?? walker.fixture.limits.steps;
  const owed = new Set(starts.flatMap((start) => start.covers).filter(wanted));
  for (const node of nodes.values()) for (const edge of node.edges) for (const item of edge.covers) if (wanted(item)) owed.add(item);
  let isDone = false;
  const routes = new WalkPlanner(exploration);
  const pay = (snapshot: ExplorerState): boolean => {
    isDone ||= isEnough(snapshot);
    return coversOf(snapshot)
      .map((item) => owed.delete(item))
      .includes(true);
  };

  /** One walk from a start, as far as it finds something new; and whether it found anything. */
  const walkFrom = (start: (typeof starts)[number]): { walk: Walk; hasPaid: boolean } => {
    let walk = beginWalk(exploration, start);
    let hasPaid = pay(walk.state);
    let key: string | null = start.key;
    while (key !== null && walk.weight < longest && !isDone) {
      const isOwed = (item: string): boolean => owed.has(item);
      const fits = (way: readonly Edge[] | null): boolean => steps === undefined || (way !== null && walk.weight + way.length <= steps);
      const first: Edge[] | null = routes.wayTo(key, isOwed);
      const plan: Edge[] | null = fits(first) ? first : routes.shortestTo(key, isOwed);
      if (!plan || !fits(plan)) break;
      for (const edge of plan) {
        if (isDone) break;
        const step = takeStep(exploration, walk.state, edge);
        const isAsPlanned = step !== null && edge.covers.every((item) => coversOf(step.state).includes(item));
        if (step) {
          walk = joinPaths(walk, step);
          hasPaid = pay(step.state) || hasPaid;
        }
        const arrived: string = nodes.has(edge.to) ? keyOf(walker, walk.state) : edge.to;
        if (!isAsPlanned) routes.close(key, edge);
        else if (arrived !== edge.to) routes.stray(key, edge);
        key = nodes.has(arrived) ? arrived : null;
        if (!isAsPlanned || key === null || arrived !== edge.to) break;
      }
    }
    return { walk, hasPaid };
  };

  return starts.flatMap((start) => {
    if (isDone) return [];
    const walks: Walk[] = [];
    for (let isFirst = true; ; isFirst = false) {
      const { learnt } = routes;
      const { walk, hasPaid } = walkFrom(start);
      if (hasPaid || (isFirst && steps === undefined)) walks.push(walk);
      if (isDone || walk.weight === 0 || (!hasPaid && routes.learnt === learnt)) return walks;
    }
  });
}
