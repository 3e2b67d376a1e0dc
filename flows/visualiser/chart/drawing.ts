import type { Chart, ChartState, ChartTransition } from '../../chart/chart.ts';
import { isWithin, parentOf, targetsOf } from './targets.ts';

export type RowKind = ChartTransition['kind'] | 'asks' | 'entering' | 'leaving';

/** One line of words in a box or on a line: what happens, and under which condition. */
export type Row = { kind: RowKind; word: string; guard: string; after: string; places: string[] };

/** A state as a box: its title, its words, what lies in it. */
export type Box = { path: string; parent: string | null; title: string; state: ChartState; rows: Row[]; isParallelPart: boolean };

/** The way from one state to another; several transitions share it. */
export type Line = { id: string; from: string; to: string; rows: Row[]; isInitial: boolean };

export type Drawing = { chart: Chart; boxes: Box[]; lines: Line[] };

const wordOf = ({ kind, event }: ChartTransition): string => {
  if (kind === 'always') return 'at once';
  if (kind === 'done') return 'when done';
  return kind === 'after' ? event : event.replace(' is refused', ' refused');
};

const rowOf = (transition: ChartTransition, after = ''): Row => ({
  kind: transition.kind,
  word: wordOf(transition),
  guard: transition.guard ?? '',
  after,
  places: [transition.place],
});

/** Which state a box's own transition leads to, where it is drawn as words in the box instead of as a line. */
const afterWord = (source: string, target: string): string =>
  target === source ? 'again' : `→ ${isWithin(target, source) && source !== '' ? target.slice(source.length + 1) : target || 'the whole'}`;

/**
 * What is drawn of a chart. A transition between two states that do not lie in each other is a line; every other one is words in its box.
 */
export function drawingOf(chart: Chart): Drawing {
  const paths = new Set(chart.states.map((state) => state.path));
  const lines = new Map<string, Line>();
  const rows = new Map<string, Row[]>(chart.states.map((state) => [state.path, []]));

  for (const transition of chart.transitions) {
    const targets = targetsOf(chart, transition).filter((target) => paths.has(target));
    const outside = targets.filter((target) => !isWithin(target, transition.source) && !isWithin(transition.source, target));
    for (const to of outside) {
      const id = `${transition.source} → ${to}`;
      const line = lines.get(id) ?? { id, from: transition.source, to, rows: [], isInitial: false };
      line.rows.push(rowOf(transition));
      lines.set(id, line);
    }
    if (outside.length === 0)
      rows.get(transition.source)?.push(rowOf(transition, targets[0] === undefined ? '' : afterWord(transition.source, targets[0])));
  }

  const byPath = new Map(chart.states.map((state) => [state.path, state]));
  const boxes = chart.states.map((state): Box => ({
    path: state.path,
    parent: state.path === '' ? null : parentOf(state.path),
    title: state.path === '' ? chart.id : (state.path.split('.').at(-1) ?? ''),
    state,
    isParallelPart: state.path !== '' && byPath.get(parentOf(state.path))?.type === 'parallel',
    rows: [
      ...state.invokes.map((invoke): Row => ({ kind: 'asks', word: invoke.name, guard: '', after: '', places: [] })),
      ...state.entry.map((action): Row => ({ kind: 'entering', word: action, guard: '', after: '', places: [] })),
      ...state.exit.map((action): Row => ({ kind: 'leaving', word: action, guard: '', after: '', places: [] })),
      ...(rows.get(state.path) ?? []),
    ],
  }));
  const initial = chart.states.flatMap((state): Line[] => {
    if (state.initial === null || state.type === 'parallel') return [];
    const to = state.initial.startsWith('#') || state.initial.startsWith('.') ? state.initial.replace(/^\.|^#[^.]*\./, '') : state.initial;
    return [
      {
        id: `begin ${state.path}`,
        from: `begin ${state.path}`,
        to: state.path === '' ? to : `${state.path}.${to}`,
        rows: [],
        isInitial: true,
      },
    ];
  });
  return { chart, boxes, lines: [...initial, ...lines.values()] };
}
