import { joinPaths } from '@xstate/test';
import { beginWalk, coveringPaths, takeStep, type Walk } from '#flows/coveringPaths.ts';
import type { Edge, Exploration } from '#flows/explorer.ts';
import type { Stimulus } from '#flows/explorerState.ts';

type Start = Exploration['starts'][number];

/** An answer or refusal by its port and its name among the samples; null where something else happens. */
const sampleOf = ({ kind, type, sample }: Stimulus): string | null =>
  kind === 'answer' || kind === 'refusal' ? `${type}: ${sample}` : null;

/** The samples that some walks from a start show. */
const samplesOn = (walks: readonly Walk[], { name }: Start): Set<string> =>
  new Set(
    walks
      .filter(({ steps: [first] }) => first?.event.sample === name)
      .flatMap(({ steps }) => steps.flatMap(({ event }) => sampleOf(event) ?? [])),
  );

/** A planned way, taken for real; null where it leads elsewhere, because `seen` holds for the same what is not. */
function takeWay(exploration: Exploration, start: Start, way: readonly Edge[]): Walk | null {
  let walk = beginWalk(exploration, start);
  for (const edge of way) {
    const step = takeStep(exploration, walk.state, edge);
    if (step === null) return null;
    walk = joinPaths(walk, step);
  }
  return walk;
}

/**
 * The walks that show from each start each answer and refusal of the samples that the covering walks from there leave out, each at the end
 * of a shortest way: what is drawn of it is content, which no transition tells, and depends on who looks and where.
 */
export function samplePaths(exploration: Exploration): readonly Walk[] {
  return exploration.starts.flatMap((start) => {
    const shown = samplesOn(coveringPaths(exploration), start);
    const walks: Walk[] = [];
    const known = new Set([start.key]);
    const queue: { key: string; way: readonly Edge[] }[] = [{ key: start.key, way: [] }];
    for (const { key, way } of queue) {
      for (const edge of exploration.nodes.get(key)?.edges ?? []) {
        const sample = sampleOf(edge.stimulus);
        const walk = sample === null || shown.has(sample) ? null : takeWay(exploration, start, [...way, edge]);
        if (sample !== null && walk) {
          walks.push(walk);
          shown.add(sample);
        }
        if (!known.has(edge.to)) {
          known.add(edge.to);
          queue.push({ key: edge.to, way: [...way, edge] });
        }
      }
    }
    return walks;
  });
}
