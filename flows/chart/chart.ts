import type { AnyStateMachine } from 'xstate';
import { actionWord, guardPlaces, guardWord, invokeWord, listOf, placeOf } from '../instrument.ts';
import { isRecord, type UnknownRecord } from '../unknownRecord.ts';

/** One way out of a state, as it is written. */
export type ChartTransition = {
  place: string;
  source: string;
  event: string;
  kind: 'on' | 'after' | 'always' | 'answer' | 'refusal' | 'shows' | 'done';
  guard: string | null;
  guards: { place: string; guard: string }[];
  targets: string[];
  actions: string[];
  reenter: boolean;
  description: string;
  config: UnknownRecord;
};

export type ChartInvoke = { src: string; id: string; name: string; answers: boolean; refusals: boolean };

/** One state, as it is written. */
export type ChartState = {
  path: string;
  type: string;
  description: string;
  tags: string[];
  entry: string[];
  exit: string[];
  invokes: ChartInvoke[];
  transitions: ChartTransition[];
  initial: string | null;
  config: UnknownRecord;
};

export type Chart = { id: string; description: string; states: ChartState[]; transitions: ChartTransition[] };

/** Reads a machine's configuration as a flat list of states and transitions, outer states first. */
export function chartOf(machine: AnyStateMachine): Chart {
  const states: ChartState[] = [];

  const transitionsOf = (source: string, event: string, kind: ChartTransition['kind'], written: unknown): ChartTransition[] =>
    listOf(written).map((each, index) => {
      const config: UnknownRecord = isRecord(each) ? each : { target: each };
      const place = placeOf(source, event, index);
      return {
        place,
        source,
        event,
        kind,
        config,
        guard: config.guard === undefined ? null : guardWord(config.guard),
        guards: config.guard === undefined ? [] : guardPlaces(place, config.guard),
        targets: listOf(config.target).map(String),
        actions: listOf(config.actions).map(actionWord),
        reenter: config.reenter === true,
        description: String(config.description ?? ''),
      };
    });

  const visit = (path: string, config: UnknownRecord): void => {
    const invokes = listOf(config.invoke).filter(isRecord);
    const named = invokes.map((invoke, index) => ({ invoke, name: invokeWord(invoke, index, invokes.length > 1), index }));
    const state: ChartState = {
      path,
      type: String(config.type ?? (config.states ? 'compound' : 'atomic')),
      description: String(config.description ?? ''),
      tags: listOf(config.tags).map(String),
      entry: listOf(config.entry).map(actionWord),
      exit: listOf(config.exit).map(actionWord),
      invokes: named.map(({ invoke, name, index }) => ({
        src: String(invoke.src),
        name,
        id: String(invoke.id ?? `${index}.${machine.id}${path ? `.${path}` : ''}`),
        answers: invoke.onDone !== undefined,
        refusals: invoke.onError !== undefined,
      })),
      initial: config.initial === undefined ? null : String(isRecord(config.initial) ? config.initial.target : config.initial),
      config,
      transitions: [
        ...Object.entries(isRecord(config.on) ? config.on : {}).flatMap(([event, written]) => transitionsOf(path, event, 'on', written)),
        ...Object.entries(isRecord(config.after) ? config.after : {}).flatMap(([delay, written]) =>
          transitionsOf(path, `after ${delay}`, 'after', written),
        ),
        ...transitionsOf(path, 'always', 'always', config.always),
        ...named.flatMap(({ invoke, name }) => [
          ...transitionsOf(path, `${name} answers`, 'answer', invoke.onDone),
          ...transitionsOf(path, `${name} is refused`, 'refusal', invoke.onError),
          ...transitionsOf(path, `${name} shows`, 'shows', invoke.onSnapshot),
        ]),
        ...transitionsOf(path, 'done', 'done', config.onDone),
      ],
    };
    states.push(state);
    for (const [key, inner] of Object.entries(isRecord(config.states) ? config.states : {}))
      if (isRecord(inner)) visit(path ? `${path}.${key}` : key, inner);
  };

  visit('', machine.config as UnknownRecord);
  return { id: machine.id, description: states[0]?.description ?? '', states, transitions: states.flatMap((state) => state.transitions) };
}
