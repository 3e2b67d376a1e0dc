import { not, type AnyStateMachine } from 'xstate';
import { chartOf, type Chart, type ChartState, type ChartTransition } from '../chart/chart.ts';
import { actionWord, guardWord, listOf } from '../instrument.ts';
import { parentOf } from '../visualiser/chart/targets.ts';
import { exchanged, rebuilt } from './editConfig.ts';
import type { Mutant } from './mutant.ts';
import { isRecord, type UnknownRecord } from '../unknownRecord.ts';

const keyOf = (path: string): string => path.split('.').at(-1) ?? '';
const idOf = (machine: AnyStateMachine, state: ChartState): string =>
  String(state.config.id ?? (state.path ? `${machine.id}.${state.path}` : machine.id));

/** The state that a target means, seen from the state that writes it. */
function targetOf(machine: AnyStateMachine, chart: Chart, source: string, target: string): ChartState | undefined {
  const find = (path: string) => chart.states.find((state) => state.path === path);
  if (target.startsWith('#')) return chart.states.find((state) => idOf(machine, state) === target.slice(1));
  if (target.startsWith('.')) return find(source ? `${source}${target}` : target.slice(1));
  const parent = parentOf(source);
  return find(parent ? `${parent}.${target}` : target);
}

const others = (chart: Chart, state: ChartState): ChartState[] =>
  chart.states.filter((each) => each.path !== '' && each.path !== state.path && parentOf(each.path) === parentOf(state.path));

type Change = (config: UnknownRecord, old: UnknownRecord, put: UnknownRecord | null) => AnyStateMachine;

const without = (config: UnknownRecord, key: string): UnknownRecord =>
  Object.fromEntries(Object.entries(config).filter(([each]) => each !== key));

/** Each action of a list left out, and each done twice. */
const actionMutants = (
  place: string,
  owner: UnknownRecord,
  key: 'actions' | 'entry' | 'exit',
  build: (put: UnknownRecord) => AnyStateMachine,
): Mutant[] => {
  const actions = listOf(owner[key]);
  return actions.flatMap((action, index): Mutant[] => {
    const put = (changed: unknown[]) => () => build({ ...owner, [key]: changed });
    return [
      { place, kind: 'drops an action', what: actionWord(action), build: put(actions.filter((_, at) => at !== index)) },
      {
        place,
        kind: 'doubles an action',
        what: actionWord(action),
        build: put(actions.flatMap((each, at) => (at === index ? [each, each] : [each]))),
      },
    ];
  });
};

type GuardFunction = ((...args: unknown[]) => unknown) & { guards: unknown[] };
const isComposed = (guard: unknown): guard is GuardFunction =>
  typeof guard === 'function' && Array.isArray((guard as Partial<GuardFunction>).guards);

/** A guard negated as a whole, and each part of it that `and` and `or` join. */
const negations = (guard: unknown): { what: string; guard: unknown }[] => [
  { what: guardWord(guard), guard: not(guard as string) },
  ...(isComposed(guard) && guard.guards.length > 1
    ? guard.guards.flatMap((part, index) =>
        negations(part).map((inner) => ({
          what: `${inner.what} in ${guardWord(guard)}`,
          guard: Object.assign((...args: unknown[]) => guard(...args), guard, {
            guards: guard.guards.map((each, at) => (at === index ? inner.guard : each)),
          }),
        })),
      )
    : []),
];

/**
 * Every mutant of a machine: one thing changed at a time, at every place of its chart. The configuration is changed as data,
 * the implementations stay. Deterministic: the same machine gives the same mutants in the same order.
 */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const chart = chartOf(machine);
  const change: Change = (config, old, put) => rebuilt(machine, exchanged(config, old, put));
  const root = machine.config as UnknownRecord;
  const swap = (old: UnknownRecord, put: UnknownRecord | null) => () => change(root, old, put);

  const ofTransition = (transition: ChartTransition): Mutant[] => {
    const { place, config, source } = transition;
    const aims = transition.targets.length === 1 ? targetOf(machine, chart, source, transition.targets[0] ?? '') : undefined;
    const isOnly =
      transition.kind === 'refusal' &&
      chart.transitions.filter((each) => each.source === source && each.event === transition.event).length === 1;
    return [
      { place, kind: isOnly ? 'forgets a refusal' : 'drops a transition', what: transition.event, build: swap(config, null) },
      ...(aims
        ? others(chart, aims).map((state): Mutant => ({
            place,
            kind: 'swaps a target',
            what: `${aims.path} for ${state.path}`,
            build: swap(config, { ...config, target: `#${idOf(machine, state)}` }),
          }))
        : []),
      ...(transition.targets.length > 0
        ? [
            {
              place,
              kind: 'swaps a target',
              what: `${transition.targets.join(' and ')} for staying`,
              build: swap(config, without(without(config, 'target'), 'reenter')),
            } as const,
          ]
        : []),
      ...(transition.reenter
        ? [{ place, kind: 'swaps a target', what: 'again for being there', build: swap(config, without(config, 'reenter')) } as const]
        : []),
      ...(config.guard === undefined
        ? []
        : [
            ...negations(config.guard).map((negated): Mutant => ({
              place,
              kind: 'negates a guard',
              what: negated.what,
              build: swap(config, { ...config, guard: negated.guard }),
            })),
            { place, kind: 'drops a guard', what: guardWord(config.guard), build: swap(config, without(config, 'guard')) } as const,
          ]),
      ...actionMutants(place, config, 'actions', (put) => change(root, config, put)),
    ];
  };

  const ofState = (state: ChartState): Mutant[] => {
    const { path, config } = state;
    const name = path || '(root)';
    const begins =
      state.initial === null ? undefined : chart.states.find((each) => each.path === (path ? `${path}.${state.initial}` : state.initial));
    const history =
      state.type === 'history' && typeof config.target === 'string' ? targetOf(machine, chart, path, config.target) : undefined;
    const put = (changed: UnknownRecord) => (path === '' ? () => rebuilt(machine, changed) : swap(config, changed));
    return [
      ...(begins
        ? others(chart, begins).map((other): Mutant => ({
            place: `${name} · beginning`,
            kind: 'swaps a target',
            what: `${begins.path} for ${other.path}`,
            build: put({ ...config, initial: keyOf(other.path) }),
          }))
        : []),
      ...(history
        ? others(chart, history)
            .filter((other) => other.path !== path)
            .map((other): Mutant => ({
              place: `${name} · history`,
              kind: 'swaps a target',
              what: `${history.path} for ${other.path}`,
              build: put({ ...config, target: `#${idOf(machine, other)}` }),
            }))
        : []),
      ...actionMutants(`${name} · entering`, config, 'entry', (changed) => put(changed)()),
      ...actionMutants(`${name} · leaving`, config, 'exit', (changed) => put(changed)()),
      ...state.tags.map((tag): Mutant => ({
        place: name,
        kind: 'loses a tag',
        what: tag,
        build: put({ ...config, tags: state.tags.filter((each) => each !== tag) }),
      })),
      ...Object.keys(isRecord(config.after) ? config.after : {}).map((delay): Mutant => ({
        place: `${name} · after ${delay}`,
        kind: 'changes a delay',
        what: `${delay} twice as long, and a second`,
        build: () => delayed(machine, state, delay),
      })),
    ];
  };

  return chart.states.flatMap((state) => [...ofState(state), ...state.transitions.flatMap(ofTransition)]);
}

/** One delay at one place twice as long and a second longer; where the delay is a name, other places keep theirs. */
function delayed(machine: AnyStateMachine, state: ChartState, delay: string): AnyStateMachine {
  const longer = (span: number): number => span * 2 + 1_000;
  const own = (machine.implementations.delays as UnknownRecord)[delay];
  const name = own === undefined ? String(longer(Number(delay))) : `${delay}, longer`;
  const after = Object.fromEntries(
    Object.entries(state.config.after as UnknownRecord).map(([key, written]) => [key === delay ? name : key, written]),
  );
  const implementation =
    typeof own === 'function' ? (...args: unknown[]) => longer((own as (...all: unknown[]) => number)(...args)) : longer(Number(own));
  const changed = { ...state.config, after };
  const root = machine.config as UnknownRecord;
  return rebuilt(
    machine,
    state.path === '' ? changed : exchanged(root, state.config, changed),
    own === undefined ? {} : { [name]: implementation },
  );
}
