import type { Edge, Exploration } from './explorer.ts';
import { stronglyConnected } from './stronglyConnected.ts';

const edgeName = (from: string, edge: Edge): string => `${from}→${edge.stimulus.type} ${edge.stimulus.nth} ${edge.stimulus.id}`;

type Wanted = (item: string) => boolean;

/** An exploration as a map to find ways on. */
export class WalkPlanner {
  readonly #edges: Map<string, Edge[]>;
  /** What the steps from a situation pay, each once. */
  readonly #pay: Map<string, Set<string>>;
  readonly #into = new Map<string, string[]>();
  readonly #knots: Map<string, number>;
  /** Ways that did not lead where they should; they are not planned again. */
  readonly #closed = new Set<string>();
  readonly #strayed = new Set<string>();

  constructor(exploration: Exploration) {
    this.#edges = new Map([...exploration.nodes.values()].map((node) => [node.key, node.edges]));
    this.#pay = new Map([...this.#edges].map(([from, edges]) => [from, new Set(edges.flatMap((edge) => edge.covers))]));
    for (const [from, edges] of this.#edges) {
      for (const { to } of edges) {
        const sources = this.#into.get(to);
        if (sources) sources.push(from);
        else this.#into.set(to, [from]);
      }
    }
    const ways = new Map([...this.#edges].map(([from, edges]) => [from, edges.map((edge) => edge.to)]));
    this.#knots = stronglyConnected(ways.keys(), (place) => ways.get(place) ?? []);
  }

  /** A way did not pay what it should. */
  close(from: string, edge: Edge): void {
    this.#closed.add(edgeName(from, edge));
  }

  /** A way led elsewhere than planned, because `seen` holds for the same what is not; the second time it is closed. */
  stray(from: string, edge: Edge): void {
    const name = edgeName(from, edge);
    if (this.#strayed.has(name)) this.#closed.add(name);
    this.#strayed.add(name);
  }

  /** How much was learnt about ways that do not lead where they should. */
  get learnt(): number {
    return this.#closed.size + this.#strayed.size;
  }

  /** The situations from which something wanted can still be reached. */
  #alive(wanted: Wanted): Set<string> {
    const alive = new Set<string>();
    for (const [from, items] of this.#pay)
      for (const item of items)
        if (wanted(item)) {
          alive.add(from);
          break;
        }
    const queue = [...alive];
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      for (const from of this.#into.get(key) ?? []) {
        if (alive.has(from)) continue;
        alive.add(from);
        queue.push(from);
      }
    }
    return alive;
  }

  /**
   * The way from a situation to the nearest step that pays something wanted: first without leaving what can be come back to,
   * then to where more is left to do, at last to a dead end. Nothing when no such step can be reached.
   */
  wayTo(from: string, wanted: Wanted): Edge[] | null {
    const here = this.#knots.get(from);
    const pays = (edge: Edge): boolean => edge.covers.some(wanted);
    const near = this.#shortest(
      from,
      (edge) => pays(edge) && this.#knots.get(edge.to) === here,
      (to) => this.#knots.get(to) === here,
    );
    if (near) return near;
    const alive = this.#alive(wanted);
    return this.#shortest(from, (edge) => pays(edge) && alive.has(edge.to)) ?? this.#shortest(from, pays);
  }

  /** The shortest way to a step that pays something wanted, wherever it leads. */
  shortestTo(from: string, wanted: Wanted): Edge[] | null {
    return this.#shortest(from, (edge) => edge.covers.some(wanted));
  }

  #shortest(from: string, isGoal: (edge: Edge) => boolean, mayGo: (to: string) => boolean = () => true): Edge[] | null {
    const before = new Map<string, { from: string; edge: Edge } | null>([[from, null]]);
    const queue = [from];
    for (let next = 0; next < queue.length; next += 1) {
      const key = queue[next] ?? '';
      for (const edge of this.#edges.get(key) ?? []) {
        const isOpen = this.#closed.size === 0 || !this.#closed.has(edgeName(key, edge));
        if (isOpen && isGoal(edge)) {
          const edges = [edge];
          for (let back = before.get(key); back; back = before.get(back.from)) edges.unshift(back.edge);
          return edges;
        }
        if (isOpen && !before.has(edge.to) && mayGo(edge.to)) {
          before.set(edge.to, { from: key, edge });
          queue.push(edge.to);
        }
      }
    }
    return null;
  }
}
