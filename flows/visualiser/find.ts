import type { LoadedMachine } from './loadedMachine.ts';

/** Something that a word was found in. */
export type Found = { noun: string; kind: 'machine' | 'state' | 'event' | 'guard' | 'port' | 'words'; item: string; text: string };

const most = 60;

/**
 * Everything in the machines that holds a word: machines, states, events, guards, ports, descriptions; at most 60, names before sentences.
 */
export function find(machines: Iterable<LoadedMachine>, word: string): Found[] {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return [];
  const has = (text: string): boolean => text.toLowerCase().includes(wanted);
  const found = [...machines].flatMap(({ noun, chart }): Found[] => [
    ...(has(noun) || has(chart.description)
      ? [{ noun, kind: has(noun) ? ('machine' as const) : ('words' as const), item: '', text: chart.description }]
      : []),
    ...chart.states.flatMap((state): Found[] => [
      ...(state.path !== '' && has(state.path) ? [{ noun, kind: 'state' as const, item: state.path, text: state.path }] : []),
      ...(state.path !== '' && !has(state.path) && has(state.description)
        ? [{ noun, kind: 'words' as const, item: state.path, text: state.description }]
        : []),
      ...state.invokes
        .filter((invoke) => has(invoke.src))
        .map((invoke): Found => ({ noun, kind: 'port', item: state.path, text: `${state.path || noun} asks ${invoke.name}` })),
    ]),
    ...chart.transitions.flatMap((transition): Found[] => [
      ...(transition.kind === 'on' && has(transition.event)
        ? [{ noun, kind: 'event' as const, item: transition.place, text: `${transition.event} in ${transition.source || noun}` }]
        : []),
      ...(transition.guard !== null && has(transition.guard)
        ? [{ noun, kind: 'guard' as const, item: transition.place, text: `${transition.guard} at ${transition.event}` }]
        : []),
      ...(has(transition.description) ? [{ noun, kind: 'words' as const, item: transition.place, text: transition.description }] : []),
    ]),
  ]);
  const order: Found['kind'][] = ['machine', 'state', 'event', 'guard', 'port', 'words'];
  return found.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)).slice(0, most);
}
