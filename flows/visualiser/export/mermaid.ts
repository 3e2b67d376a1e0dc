import type { Chart, ChartTransition } from '../../chart/chart.ts';
import { parentOf, targetsOf } from '../chart/targets.ts';

const idOf = (path: string): string => path.replaceAll('.', '_') || 'whole';
const labelOf = (transition: ChartTransition): string =>
  `${transition.event}${transition.guard ? ` [${transition.guard}]` : ''}`.replaceAll(':', ' ').replaceAll(';', ',');

/** A chart as Mermaid's `stateDiagram-v2`. Transitions that stay where they are become notes. */
export function mermaidOf(chart: Chart): string {
  const lines = ['---', `title: ${chart.id}`, '---', 'stateDiagram-v2', '  direction LR'];
  const innerOf = (path: string) => chart.states.filter((state) => state.path !== '' && parentOf(state.path) === path);
  const write = (path: string, depth: number): void => {
    const pad = '  '.repeat(depth);
    const state = chart.states.find((one) => one.path === path);
    if (state?.initial) lines.push(`${pad}[*] --> ${idOf(path ? `${path}.${state.initial}` : state.initial)}`);
    innerOf(path).forEach((inner, index) => {
      if (index > 0 && state?.type === 'parallel') lines.push(`${pad}--`);
      const title = inner.path.split('.').at(-1) ?? '';
      if (innerOf(inner.path).length > 0) {
        lines.push(`${pad}state "${title}" as ${idOf(inner.path)} {`);
        write(inner.path, depth + 1);
        lines.push(`${pad}}`);
      } else lines.push(`${pad}state "${title}" as ${idOf(inner.path)}`);
      if (inner.type === 'final') lines.push(`${pad}${idOf(inner.path)} --> [*]`);
    });
  };
  write('', 1);
  for (const state of chart.states) {
    const stays = state.transitions.filter((transition) => transition.targets.length === 0 || state.path === '');
    for (const transition of state.transitions) {
      if (stays.includes(transition)) continue;
      for (const target of targetsOf(chart, transition)) lines.push(`  ${idOf(state.path)} --> ${idOf(target)} : ${labelOf(transition)}`);
    }
    if (stays.length > 0 && state.path !== '')
      lines.push(`  note right of ${idOf(state.path)}`, ...stays.map((transition) => `    ${labelOf(transition)}`), '  end note');
  }
  return `${lines.join('\n')}\n`;
}
