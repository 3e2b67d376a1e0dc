import type { AnyEventObject } from 'xstate';
import { coversOf, type Exploration } from '../explorer.ts';
import type { ExplorerState } from '../explorerState.ts';
import { coveringPaths, planWalks, takeStep, type Plan, type Walk } from '../coveringPaths.ts';

/** The facts after which somebody stands elsewhere: on another page, without the dialog, or before one that covers the page. */
const isElsewhere = ({ type }: AnyEventObject): boolean =>
  ['place.wanted', 'login.wanted', 'signIn.wanted', 'login.succeeded', 'logout.wanted'].includes(type) || type.endsWith('.closed');

/** True where a step leads somewhere else: nothing of this screen can follow. */
export const leavesScreen = (snapshot: ExplorerState): boolean =>
  snapshot.flow.did.some(({ type, params }) => type === 'xstate.emit' && isElsewhere((params as { event: AnyEventObject }).event));

const coveredBy = (walks: readonly Walk[]): Set<string> =>
  new Set(walks.flatMap((walk) => walk.steps.flatMap(({ state }) => coversOf(state))));

/** The exploration in which what leaves the screen leads nowhere: nothing of the screen can follow it. */
export function cutAtExits(exploration: Exploration, leaving: readonly string[] = []): { cut: Exploration; isCut: boolean } {
  let isCut = false;
  const nodes = new Map(
    [...exploration.nodes].map(([key, node]) => [
      key,
      {
        ...node,
        edges: node.edges.map((edge) => {
          const after = takeStep(exploration, node.snapshot, edge)?.state;
          const isLast =
            after !== undefined && after.flow.trace.taken.length > 0 && (leavesScreen(after) || leaving.includes(edge.stimulus.type));
          isCut ||= isLast;
          return isLast ? { ...edge, to: 'elsewhere' } : edge;
        }),
      },
    ]),
  );
  return { cut: { ...exploration, nodes }, isCut };
}

/**
 * The covering walks as a person can go them: what leaves the screen comes last in its walk. `leaving`: events that leave it though the
 * machine only asks another part. What only comes after a leaving is taken by the walk that would take it anyway, but not with a plan.
 */
export function walksOnScreen(exploration: Exploration, leaving: readonly string[] = [], plan?: Plan): readonly Walk[] {
  const { cut, isCut } = cutAtExits(exploration, leaving);
  if (plan) return planWalks(cut, plan);
  const walks = coveringPaths(cut);
  if (!isCut) return walks;
  const [usual, covered] = [coveringPaths(exploration), coveredBy(walks)];
  return [...walks, ...usual.filter((walk) => [...coveredBy([walk])].some((item) => !covered.has(item)))];
}
