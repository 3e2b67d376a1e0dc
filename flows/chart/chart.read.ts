import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { placeOf } from '../instrument.ts';

const listOf = (words: string | undefined, between: string): string[] => (words ? words.split(between) : []);

const transitionIn = (line: string, source: string): ChartTransition | null => {
  const found = /^(.+?)(?: \[(.*)\])? -> (again )?(.+?)(?: \/ (.*))?$/.exec(line);
  if (!found) return null;
  const [, event = '', guard, again, target = '', actions] = found;
  return {
    place: '',
    source,
    event,
    kind: 'on',
    guard: guard ?? null,
    guards: [],
    targets: target === '(stays)' ? [] : target.split(' and '),
    actions: listOf(actions, ', '),
    reenter: again !== undefined,
    description: '',
    config: {},
  };
};

const stateIn = (line: string, above: string): ChartState => {
  const [, key = '', type, tags, initial] = /^(\S+?)(?: \((\w+)\))?( #.*?)?(?:, begins in (\w+))?$/.exec(line) ?? [];
  return {
    path: [above, key === '(root)' ? '' : key].filter((word) => word !== '').join('.'),
    type: type ?? (initial === undefined ? 'atomic' : 'compound'),
    description: '',
    tags: listOf(tags?.slice(2), ' #'),
    entry: [],
    exit: [],
    invokes: [],
    transitions: [],
    initial: initial ?? null,
    config: {},
  };
};

/** Reads a chart from the text that `chartText` wrote of it: everything that the text tells. */
export function readChart(id: string, lines: readonly string[]): Chart {
  const states: ChartState[] = [];
  let own: ChartState | undefined;
  let last: { transition: ChartTransition; depth: number } | undefined;
  for (const line of lines) {
    const depth = line.search(/\S/) / 2;
    const text = line.trim();
    if (last && depth === last.depth + 2) {
      last.transition.description = text;
      continue;
    }
    const transition = own && transitionIn(text, own.path);
    if (own && text.startsWith('"')) own.description = text.slice(1, -1);
    else if (own && text.startsWith('entering: ')) own.entry = listOf(text.slice(10), ', ');
    else if (own && text.startsWith('leaving: ')) own.exit = listOf(text.slice(9), ', ');
    else if (own && text.startsWith('asks ')) own.invokes.push({ src: '', id: '', name: text.slice(5), answers: false, refusals: false });
    else if (own && transition) {
      const nth = own.transitions.filter(({ event }) => event === transition.event).length;
      own.transitions.push({ ...transition, place: placeOf(own.path, transition.event, nth) });
      last = { transition: own.transitions.at(-1) ?? transition, depth };
    } else {
      const above = states.findLast(({ path }) => (path === '' ? 0 : path.split('.').length) === depth - 1);
      own = stateIn(text, above?.path ?? '');
      states.push(own);
      last = undefined;
    }
  }
  return { id, description: states[0]?.description ?? '', states, transitions: states.flatMap((state) => state.transitions) };
}
