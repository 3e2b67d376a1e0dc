import { statePath } from '#machines/rules/statePath.ts';
import type { Chart } from './chart/chart.ts';
import type { Walk } from './coveringPaths.ts';
import type { ExplorerState } from './explorerState.ts';
import { outgoingOf } from './outgoing.ts';
import { outgoingLine } from './outgoing.text.ts';
import { stimulusText, stepText } from './stepText.ts';

/** What a step says that a like one before it let out. */
export const nothingGoesOut = 'nothing goes out';

const placeOf = (snapshot: ExplorerState | undefined): string => (snapshot && statePath(snapshot.value)) || '(no states)';

/**
 * Walks as numbered lines: what happens, where it leads, why in words, and under it what goes out. What goes out is written once
 * per step: where from the same state by the same stimulus to the same state the same goes out again, it is not repeated.
 */
export function walksText(chart: Chart, walks: readonly Walk[]): string[] {
  const written = new Map<string, Set<string>>();
  const fresh = (step: string, lines: string[]): string[] => {
    const known = written.get(step) ?? new Set<string>();
    const text = lines.join('\n');
    if (known.has(text) || (known.size === 0 && text === '')) return [];
    written.set(step, known.add(text));
    return lines.length > 0 ? lines : [nothingGoesOut];
  };
  return walks.flatMap((walk, nth) => [
    '',
    `walk ${nth + 1}`,
    ...walk.steps.flatMap(({ event, state }, index) => {
      const before = index === 0 ? undefined : walk.steps[index - 1]?.state;
      const why = index === 0 && state.flow.trace.taken.length === 0 ? '' : stepText(chart, state).join(' ');
      const step = `${stimulusText(event)} -> ${placeOf(state)}`;
      const out = outgoingOf(state, before ?? null).map((each) => outgoingLine(each, state.flow.now));
      return [
        `${String(index).padStart(3)}. ${step}${why && `   ${why}`}`,
        ...fresh(`${before ? placeOf(before) : ''} ${step}`, out).map((line) => `       ${line}`),
      ];
    }),
  ]);
}
