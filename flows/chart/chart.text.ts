import type { Chart, ChartState, ChartTransition } from './chart.ts';

const way = (transition: ChartTransition): string => {
  const guard = transition.guard === null ? '' : ` [${transition.guard}]`;
  const target = transition.targets.length === 0 ? '(stays)' : `${transition.reenter ? 'again ' : ''}${transition.targets.join(' and ')}`;
  const actions = transition.actions.length === 0 ? '' : ` / ${transition.actions.join(', ')}`;
  return `${transition.event}${guard} -> ${target}${actions}`;
};

const stateLines = (state: ChartState): string[] => {
  const depth = state.path === '' ? 0 : state.path.split('.').length;
  const pad = '  '.repeat(depth);
  const kind = state.type === 'atomic' || state.type === 'compound' ? '' : ` (${state.type})`;
  const tags = state.tags.length > 0 ? ` #${state.tags.join(' #')}` : '';
  return [
    `${pad}${state.path.split('.').at(-1) || '(root)'}${kind}${tags}${state.initial === null ? '' : `, begins in ${state.initial}`}`,
    ...(state.description === '' ? [] : [`${pad}  "${state.description}"`]),
    ...(state.entry.length > 0 ? [`${pad}  entering: ${state.entry.join(', ')}`] : []),
    ...(state.exit.length > 0 ? [`${pad}  leaving: ${state.exit.join(', ')}`] : []),
    ...state.invokes.map((invoke) => `${pad}  asks ${invoke.name}`),
    ...state.transitions.flatMap((transition) => [
      `${pad}  ${way(transition)}`,
      ...(transition.description === '' ? [] : [`${pad}      ${transition.description}`]),
    ]),
  ];
};

/** A chart as text that can be read and compared line by line. */
export const chartText = (chart: Chart): string => chart.states.flatMap(stateLines).join('\n');
