import { joinPaths, type StatePath } from '@xstate/test';
import { coversOf, keyOf, stepOf, type Edge, type Exploration } from './explorer.ts';
import { knotsOf } from './knots.ts';
import type { Happening, Situation } from './situation.ts';

export type Walk = StatePath<Situation, Happening>;

/** The first step of every walk: the machine is started. */
export const opening = (input: string): Happening => ({ type: 'xstate.init', kind: 'event', raw: { type: 'xstate.init' }, sample: input, nth: 0, id: '', at: 0 });

type Plan = Edge[];

const edgeName = (from: string, edge: Edge): string => `${from}→${edge.happening.type} ${edge.happening.nth} ${edge.happening.id}`;

/** The situations from which something wanted can still be reached. */
function aliveIn(exploration: Exploration, wanted: (item: string) => boolean): Set<string> {
  const into = new Map<string, string[]>();
  const alive = new Set<string>();
  for (const node of exploration.nodes.values()) {
    for (const edge of node.edges) {
      into.set(edge.to, [...(into.get(edge.to) ?? []), node.key]);
      if (edge.covers.some(wanted)) alive.add(node.key);
    }
  }
  const queue = [...alive];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    for (const from of into.get(key) ?? []) {
      if (alive.has(from)) continue;
      alive.add(from);
      queue.push(from);
    }
  }
  return alive;
}

/**
 * The way from a situation to the nearest step that pays something not yet paid: first without leaving what can be come back
 * to, then to where more is left to do, at last to a dead end. Nothing when no such step can be reached.
 */
function wayToNew(exploration: Exploration, knots: ReadonlyMap<string, number>, from: string, wanted: (item: string) => boolean, closed: ReadonlySet<string>): Plan | null {
  const alive = aliveIn(exploration, wanted);
  const here = knots.get(from);
  const pays = (edge: Edge): boolean => edge.covers.some(wanted);
  return shortestWay(exploration, from, (edge) => pays(edge) && knots.get(edge.to) === here, closed, (to) => knots.get(to) === here)
    ?? shortestWay(exploration, from, (edge) => pays(edge) && alive.has(edge.to), closed)
    ?? shortestWay(exploration, from, pays, closed);
}

function shortestWay(exploration: Exploration, from: string, isGoal: (edge: Edge) => boolean, closed: ReadonlySet<string>, mayGo: (to: string) => boolean = () => true): Plan | null {
  const before = new Map<string, { from: string; edge: Edge } | null>([[from, null]]);
  const queue = [from];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    for (const edge of exploration.nodes.get(key)?.edges ?? []) {
      if (closed.has(edgeName(key, edge))) continue;
      if (isGoal(edge)) {
        const edges = [edge];
        for (let back = before.get(key); back; back = before.get(back.from)) edges.unshift(back.edge);
        return edges;
      }
      if (!before.has(edge.to) && mayGo(edge.to)) {
        before.set(edge.to, { from: key, edge });
        queue.push(edge.to);
      }
    }
  }
  return null;
}

/** Takes one planned step for real: the same happening, with the content it has in the situation that is really there. */
function takeStep(exploration: Exploration, situation: Situation, edge: Edge, possible: (situation: Situation) => Happening[]): Walk | null {
  const { type, nth, id } = edge.happening;
  const happening = possible(situation).find((each) => each.type === type && each.nth === nth && each.id === id);
  if (!happening) return null;
  const next = stepOf(exploration.walker, situation, happening);
  return { state: next, weight: 1, steps: [{ state: situation, event: opening('') }, { state: next, event: happening }] };
}

/**
 * The walks that together take every reachable transition and both sides of every guard, few and long: each goes on to the
 * nearest thing not yet seen. Every step is taken for real from where the walk stands, so no walk is invented.
 */
export function coveringWalks(exploration: Exploration, possible: (situation: Situation) => Happening[]): Walk[] {
  const owed = new Set<string>(exploration.starts.flatMap((start) => start.covers));
  for (const node of exploration.nodes.values()) for (const edge of node.edges) for (const item of edge.covers) owed.add(item);
  const ways = new Map([...exploration.nodes.values()].map((node) => [node.key, node.edges.map((edge) => edge.to)]));
  const knots = knotsOf(ways.keys(), (key) => ways.get(key) ?? []);
  const closed = new Set<string>();
  const walks: Walk[] = [];
  const { steps: longest } = exploration.walker.happenings.limits;
  const wanted = (item: string): boolean => owed.has(item);
  const pay = (situation: Situation): boolean => coversOf(situation).map((item) => owed.delete(item)).includes(true);

  for (const start of exploration.starts) {
    for (let first = true; ; first = false) {
      const begun = exploration.walker.begin(start.input);
      let walk: Walk = { state: begun, weight: 0, steps: [{ state: begun, event: opening(start.name) }] };
      let paid = pay(begun) || first;
      let key = start.key;
      while (walk.weight < longest) {
        const plan = wayToNew(exploration, knots, key, wanted, closed);
        if (!plan) break;
        for (const edge of plan) {
          const step = takeStep(exploration, walk.state, edge, possible);
          const arrived = step ? keyOf(exploration.walker, step.state) : null;
          if (step) {
            walk = joinPaths(walk, step);
            paid = pay(step.state) || paid;
          }
          const asPlanned = step !== null && edge.covers.every((item) => coversOf(step.state).includes(item));
          if (!asPlanned) closed.add(edgeName(key, edge));
          key = arrived !== null && exploration.nodes.has(arrived) ? arrived : '';
          if (!asPlanned || key === '') break;
        }
        if (key === '') break;
      }
      if (paid) walks.push(walk);
      if (walk.weight === 0) break;
    }
  }
  return walks;
}
