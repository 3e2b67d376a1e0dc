import { explore, type Edge } from '../explorer.ts';
import type { Fixture } from '../fixtureTypes.ts';
import { stimulusText } from '../stepText.ts';
import type { Stimulus } from '../explorerState.ts';
import { statePath } from '#machines/rules/statePath.ts';

type Step = { stimulus: Stimulus; to: string; state: string };
type Arrival = { start: string; steps: Step[] };

/** The shortest walk that takes a missed item, in lines; nothing where the samples lead to none. */
export function missingPaths(fixture: Fixture, missed: readonly string[]): Map<string, string[]> {
  const { starts, nodes } = explore(fixture);
  const wanted = new Set(missed);
  const found = new Map<string, string[]>();
  const before = new Map<string, { from: string; edge: Edge } | { start: string }>();
  const queue: string[] = [];

  const arrivalAt = (key: string): Arrival => {
    const steps: Step[] = [];
    for (let back = before.get(key); back; back = before.get(back.from)) {
      if ('start' in back) return { start: back.start, steps };
      steps.unshift({ stimulus: back.edge.stimulus, to: back.edge.to, state: statePath(nodes.get(back.edge.to)?.snapshot.value) });
    }
    return { start: '', steps };
  };
  const tell = ({ start, steps }: Arrival): string[] => [
    `starts: ${start}`,
    ...steps.map(({ stimulus, state }) => `${stimulusText(stimulus)} -> ${state}`),
  ];

  for (const start of starts) {
    if (before.has(start.key)) continue;
    before.set(start.key, { start: start.name });
    queue.push(start.key);
  }
  for (const start of starts) for (const item of start.covers) if (wanted.delete(item)) found.set(item, [`starts: ${start.name}`]);
  for (let next = 0; next < queue.length && wanted.size > 0; next += 1) {
    const key = queue[next] ?? '';
    for (const edge of nodes.get(key)?.edges ?? []) {
      for (const item of edge.covers) {
        if (!wanted.delete(item)) continue;
        const { start, steps } = arrivalAt(key);
        found.set(
          item,
          tell({
            start,
            steps: [...steps, { stimulus: edge.stimulus, to: edge.to, state: statePath(nodes.get(edge.to)?.snapshot.value) }],
          }),
        );
      }
      if (before.has(edge.to)) continue;
      before.set(edge.to, { from: key, edge });
      queue.push(edge.to);
    }
  }
  return found;
}
