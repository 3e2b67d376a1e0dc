import { joinPaths, type StatePath } from '@xstate/test';
import { coversOf, keyOf, stepLike, type Edge, type Exploration } from './explorer.ts';
import { Routes } from './routes.ts';
import type { Happening, Situation } from './situation.ts';

export type Walk = StatePath<Situation, Happening>;

/** The first step of every walk: the machine is started. */
const opening = (input: string): Happening => ({ type: 'xstate.init', kind: 'event', raw: { type: 'xstate.init' }, sample: input, nth: 0, id: '', at: 0 });

/** A walk that stands at one of the starts. */
export function beginWalk({ walker }: Exploration, start: Exploration['starts'][number]): Walk {
  const begun = walker.begin(start.input);
  return { state: begun, weight: 0, steps: [{ state: begun, event: opening(start.name) }] };
}

/** Takes one planned step for real: the same happening, with the content it has in the situation that is really there. */
export function takeStep(exploration: Exploration, situation: Situation, edge: Edge): Walk | null {
  const step = stepLike(exploration.walker, situation, edge.happening);
  return step ? { state: step.next, weight: 1, steps: [{ state: situation, event: opening('') }, { state: step.next, event: step.happening }] } : null;
}

const planned = new WeakMap<Exploration, readonly Walk[]>();

/**
 * The walks that together take every reachable transition and both sides of every guard, few and long: each goes on to the
 * nearest thing not yet seen. Every step is taken for real from where the walk stands, so no walk is invented. An edge to no
 * known situation ends its walk.
 */
export function coveringWalks(exploration: Exploration): readonly Walk[] {
  const walks = planned.get(exploration) ?? planWalks(exploration);
  planned.set(exploration, walks);
  return walks;
}

function planWalks(exploration: Exploration): Walk[] {
  const { walker, nodes, starts } = exploration;
  const owed = new Set(starts.flatMap((start) => start.covers));
  for (const node of nodes.values()) for (const edge of node.edges) for (const item of edge.covers) owed.add(item);
  const routes = new Routes(exploration);
  const pay = (situation: Situation): boolean => coversOf(situation).map((item) => owed.delete(item)).includes(true);

  /** One walk from a start, as far as it finds something new; and whether it found anything. */
  const walkFrom = (start: (typeof starts)[number]): { walk: Walk; hasPaid: boolean } => {
    let walk = beginWalk(exploration, start);
    let hasPaid = pay(walk.state);
    let key: string | null = start.key;
    while (key !== null && walk.weight < walker.happenings.limits.steps) {
      const plan = routes.wayTo(key, (item) => owed.has(item));
      if (!plan) break;
      for (const edge of plan) {
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
    const walks: Walk[] = [];
    for (let isFirst = true; ; isFirst = false) {
      const { learnt } = routes;
      const { walk, hasPaid } = walkFrom(start);
      if (hasPaid || isFirst) walks.push(walk);
      if (walk.weight === 0 || (!hasPaid && routes.learnt === learnt)) return walks;
    }
  });
}
