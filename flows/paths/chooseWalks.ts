import { chartOf, type Chart } from '../chart/chart.ts';
import { CommandError, oneOf } from '../command.ts';
import type { Walk } from '../coveringPaths.ts';
import { coversOf, type Edge, type Exploration } from '../explorer.ts';
import { pairWalks } from './pairs.ts';
import { meetings } from './pageControls.ts';
import { randomWalks } from './randomWalks.ts';
import { requirementsOf, servedIn } from './requirements.ts';
import { cutAtExits, leavesScreen, walksOnScreen } from './screenExits.ts';
import { stopCondition } from './stopCondition.ts';

/** Which walks, of how many steps, until when. */
export type Choice = {
  maxSteps?: number | undefined;
  random?: number | undefined;
  seed?: number | undefined;
  pairs?: boolean | undefined;
  tag?: string | undefined;
  requirement?: string | undefined;
  stop?: string | undefined;
};

/** The longest walk of a choice that says nothing else: a scenario that a person takes in. */
const shortWalk = 12;

/** The places that enter a state of these. */
const placesInto = (exploration: Exploration, states: ReadonlySet<string>): Set<string> => {
  const into = new Set<string>();
  for (const { edges } of exploration.nodes.values())
    for (const { covers, to } of edges) {
      const nodes = exploration.nodes.get(to)?.snapshot._nodes ?? [];
      if (nodes.some((node) => states.has(node.path.join('.')))) for (const item of covers) into.add(item);
    }
  return into;
};

const isTransition = (chart: Chart): ((item: string) => boolean) => {
  const places = new Set(chart.transitions.map(({ place }) => place));
  return (item) => places.has(item);
};

/** What goes well: nothing refused, nothing forbidden, nothing that only time brings. */
const goesWell = ({ stimulus, covers }: Edge, isPlace: (item: string) => boolean): boolean =>
  stimulus.kind !== 'refusal' && stimulus.kind !== 'time' && covers.some(isPlace);

/** What a tag or a requirement asks for; everything where neither is given. */
function wantedBy(exploration: Exploration, chart: Chart, { tag, requirement }: Choice): (item: string) => boolean {
  if (requirement !== undefined) {
    const known = requirementsOf(chart);
    if (known.length === 0) throw new CommandError(`No description in '${chart.id}' names a point of the specification.`);
    const { states, places } = servedIn(chart, oneOf(`requirement of '${chart.id}'`, requirement, known));
    const wanted = new Set([...places, ...[...placesInto(exploration, new Set(states))].filter(isTransition(chart))]);
    return (item) => wanted.has(item);
  }
  if (tag === undefined || tag === 'smoke') return tag === 'smoke' ? isTransition(chart) : () => true;
  const tags = [...new Set(chart.states.flatMap((state) => state.tags))];
  const tagged = chart.states.filter((state) => state.tags.includes(oneOf(`tag of '${chart.id}'`, tag, ['smoke', ...tags])));
  const wanted = placesInto(exploration, new Set(tagged.map(({ path }) => path)));
  return (item) => wanted.has(item) && isTransition(chart)(item);
}

/** The walks of a choice, and what is to be said about it. */
export function chooseWalks(noun: string, whole: Exploration, choice: Choice): { walks: readonly Walk[]; notes: string[] } {
  const chart = chartOf(whole.walker.fixture.machine);
  const leaving = meetings[noun]?.leaving;
  const isEnough = choice.stop === undefined ? () => false : stopCondition(choice.stop, chart);
  const { steps: usual } = whole.walker.fixture.limits;
  if (choice.random !== undefined) {
    const plan = { steps: choice.random, seed: choice.seed ?? 1, longest: choice.maxSteps ?? usual, isEnough };
    const isOver = (snapshot: Walk['state']): boolean =>
      leavesScreen(snapshot) || (leaving ?? []).some((type) => snapshot.flow.trace.taken.some((place) => place.split(' · ')[1] === type));
    return { walks: randomWalks(whole, { ...plan, isOver }), notes: [`random: ${plan.steps} steps, seed ${plan.seed}`] };
  }
  if (choice.pairs) {
    const { walks, taken, infeasible } = pairWalks(cutAtExits(whole, leaving).cut, chart, choice.maxSteps ?? usual);
    return { walks, notes: [`pairs taken: ${taken.length}`, ...infeasible.map((pair) => `no pair: ${pair}`)] };
  }
  const isPlace = isTransition(chart);
  const exploration =
    choice.tag === 'smoke'
      ? {
          ...whole,
          nodes: new Map(
            [...whole.nodes].map(([key, node]) => [key, { ...node, edges: node.edges.filter((edge) => goesWell(edge, isPlace)) }]),
          ),
        }
      : whole;
  const isPart = choice.tag !== undefined || choice.requirement !== undefined;
  const wanted = wantedBy(exploration, chart, choice);
  const walks = walksOnScreen(exploration, leaving, { steps: choice.maxSteps ?? (isPart ? shortWalk : usual), wanted, isEnough });
  const taken = new Set(walks.flatMap(({ steps }) => steps.flatMap(({ state }) => coversOf(state))));
  const reachable = new Set([...exploration.nodes.values()].flatMap(({ edges }) => edges.flatMap(({ covers }) => covers)));
  const missing = choice.stop === undefined ? [...reachable].filter((item) => isPlace(item) && wanted(item) && !taken.has(item)) : [];
  return { walks, notes: missing.map((item) => `too far for so few steps: ${item}`) };
}
