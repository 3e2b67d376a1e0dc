import { joinPaths } from '@xstate/test';
import { beginWalk, coveringPaths, takeStep, type Walk } from '#flows/coveringPaths.ts';
import type { Edge, Exploration } from '#flows/explorer.ts';
import type { Stimulus } from '#flows/explorerState.ts';

type Start = Exploration['starts'][number];

/** An answer or refusal by its port and its name among the samples; null where something else happens. */
const sampleOf = ({ kind, type, sample }: Stimulus): string | null =>
  kind === 'answer' || kind === 'refusal' ? `${type}: ${sample}` : null;

/** The samples that some walks show. */
const samplesOn = (walks: readonly Walk[]): Set<string> =>
  new Set(walks.flatMap(({ steps }) => steps.flatMap(({ event }) => sampleOf(event) ?? [])));

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
 * The walks that show each answer and refusal of the samples that the covering walks leave out, each at the end of a shortest way from a
 * start: what is drawn of it is content, which no transition tells.
 */
export function samplePaths(exploration: Exploration): readonly Walk[] {
  const shown = samplesOn(coveringPaths(exploration));
  const walks: Walk[] = [];
  const known = new Set<string>();
  const queue: { start: Start; key: string; way: readonly Edge[] }[] = [];
  const come = (place: (typeof queue)[number]): void => {
    if (known.has(place.key)) return;
    known.add(place.key);
    queue.push(place);
  };
  for (const start of exploration.starts) come({ start, key: start.key, way: [] });
  for (const { start, key, way } of queue) {
    for (const edge of exploration.nodes.get(key)?.edges ?? []) {
      const sample = sampleOf(edge.stimulus);
      if (sample !== null && !shown.has(sample)) {
        const walk = takeWay(exploration, start, [...way, edge]);
        if (walk) {
          walks.push(walk);
          shown.add(sample);
        }
      }
      come({ start, key: edge.to, way: [...way, edge] });
    }
  }
  return walks;
}
