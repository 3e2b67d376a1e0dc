import { and, createMachine, or, type AnyStateMachine } from 'xstate';
import { isRecord, type UnknownRecord } from './unknownRecord.ts';

type Listener = (place: string, side: boolean) => void;

/** One, several or none, as a list. */
export const listOf = (thing: unknown): unknown[] => (thing === undefined ? [] : [thing].flat());

/** The action by which a traced machine tells that a transition was taken. */
export const takenAction = 'flows.taken';
/** The action by which it tells what the context was after one of its own actions. */
export const doneAction = 'flows.done';

/** So many steps may follow by themselves from one event; a machine that takes more does not come to an end. */
export const mostMicrosteps = 500;

/** The name of an action as written. */
export const actionWord = (action: unknown): string => {
  if (typeof action === 'string') return action;
  if (isRecord(action)) return String(action.type);
  return typeof action === 'function' ? `(inline ${action.name})` : '?';
};

/** Whether a machine's action changes what it knows. */
export const isAssignment = ({ implementations }: AnyStateMachine, action: unknown): boolean =>
  (implementations.actions[actionWord(action)] as { type?: unknown } | undefined)?.type === 'xstate.assign';

/** Where the actions of a state are done as it is entered. */
export const enteringPlace = (node: string): string => `${node || '(root)'} · entering`;

/** Where they are done as it is left. */
export const leavingPlace = (node: string): string => `${node || '(root)'} · leaving`;

/** How an action that changed something is called, in coverage and findings. */
export const changePlace = (place: string, action: unknown): string => `${place} / ${actionWord(action)}`;

const partsOf = (guard: unknown): unknown[] | undefined =>
  typeof guard === 'function' ? (guard as { guards?: unknown[] }).guards : undefined;

/** A guard as a person says it: its name, or names joined by `and`, `or` and `not`, the inner ones in brackets. */
export function guardWord(guard: unknown): string {
  const words = partsOf(guard)?.map((part) => ((partsOf(part)?.length ?? 0) > 1 ? `(${guardWord(part)})` : guardWord(part)));
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'function') return isRecord(guard) ? String(guard.type) : '(unknown)';
  if (words === undefined) return guard.name || '(inline)';
  return guard.name === 'not' ? `not ${words.join('')}` : words.join(` ${guard.name} `);
}

/** The guards of a transition that are asked by themselves: the whole, and each named one inside `and`, `or`, `not`. */
export function guardPlaces(place: string, guard: unknown): { place: string; guard: string }[] {
  const inner = partsOf(guard);
  const whole = { place: `${place} ? ${guardWord(guard)}`, guard: guardWord(guard) };
  return inner ? [whole, ...inner.flatMap((part) => guardPlaces(place, part)).filter((part) => part.place !== whole.place)] : [whole];
}

/** How a transition is called in charts, coverage and reports: `choosing · pay.pressed · 1`. */
export const placeOf = (node: string, event: string, index: number): string => `${node || '(root)'} · ${event} · ${index + 1}`;

/**
 * The same machine, which also tells which transitions it takes (an action `flows.taken`), what each of its actions left
 * (`flows.done`) and which way its guards answer (`heard`). Nothing else changes: states, order, context and effects are the machine's own.
 */
export function instrumented(machine: AnyStateMachine, heard: Listener): AnyStateMachine {
  const listen = (place: string, guard: unknown): unknown => {
    const inner = partsOf(guard);
    const listened = inner
      ? Object.assign((...args: unknown[]) => (guard as (...all: unknown[]) => unknown)(...args), guard, {
          guards: inner.map((part) => listen(place, part)),
        })
      : guard;
    const tell = (side: boolean) => () => {
      heard(`${place} ? ${guardWord(guard)}`, side);
      return side;
    };
    return or([and([listened as string, tell(true)]), tell(false)]);
  };

  /** The machine's own actions; each that changes the context is followed by one that tells what it left. */
  const watched = (place: string, actions: unknown): unknown[] =>
    listOf(actions).flatMap((action) =>
      isAssignment(machine, action)
        ? [action, { type: doneAction, params: ({ context }: { context: unknown }) => ({ place: changePlace(place, action), context }) }]
        : [action],
    );

  /** What it knew before it did anything. */
  const begun = { type: doneAction, params: ({ context }: { context: unknown }) => ({ place: '', context }) };

  const transition = (place: string, config: unknown): unknown => {
    if (config === undefined) return config;
    const written: UnknownRecord = isRecord(config) ? config : { target: config };
    return {
      ...written,
      ...(written.guard === undefined ? {} : { guard: listen(place, written.guard) }),
      actions: [{ type: takenAction, params: { place } }, ...watched(place, written.actions)],
    };
  };
  const all = (node: string, event: string, config: unknown): unknown =>
    config === undefined ? config : listOf(config).map((each, index) => transition(placeOf(node, event, index), each));
  const map = (node: string, table: unknown, word: (key: string) => string): unknown =>
    isRecord(table) ? Object.fromEntries(Object.entries(table).map(([key, config]) => [key, all(node, word(key), config)])) : table;

  const invocation = (node: string, config: unknown, index: number, many: boolean): unknown => {
    if (!isRecord(config)) return config;
    const name = invokeWord(config, index, many);
    return {
      ...config,
      ...(config.onDone === undefined ? {} : { onDone: all(node, `${name} answers`, config.onDone) }),
      ...(config.onError === undefined ? {} : { onError: all(node, `${name} is refused`, config.onError) }),
      ...(config.onSnapshot === undefined ? {} : { onSnapshot: all(node, `${name} shows`, config.onSnapshot) }),
    };
  };

  const state = (node: string, config: UnknownRecord): UnknownRecord => {
    const invokes = listOf(config.invoke);
    return {
      ...config,
      ...(config.entry === undefined && node !== ''
        ? {}
        : { entry: [...(node === '' ? [begun] : []), ...watched(enteringPlace(node), config.entry)] }),
      ...(config.exit === undefined ? {} : { exit: watched(leavingPlace(node), config.exit) }),
      ...(config.on === undefined ? {} : { on: map(node, config.on, (key) => key) }),
      ...(config.after === undefined ? {} : { after: map(node, config.after, (key) => `after ${key}`) }),
      ...(config.always === undefined ? {} : { always: all(node, 'always', config.always) }),
      ...(config.onDone === undefined ? {} : { onDone: all(node, 'done', config.onDone) }),
      ...(invokes.length === 0 ? {} : { invoke: invokes.map((each, index) => invocation(node, each, index, invokes.length > 1)) }),
      ...(isRecord(config.states)
        ? {
            states: Object.fromEntries(
              Object.entries(config.states).map(([key, inner]) => [
                key,
                isRecord(inner) ? state(node ? `${node}.${key}` : key, inner) : inner,
              ]),
            ),
          }
        : {}),
    };
  };
  return createMachine(
    { ...state('', machine.config as UnknownRecord), options: { maxIterations: mostMicrosteps } } as AnyStateMachine['config'],
    machine.implementations,
  );
}

/** What an invoke is called: its port, and its id or number where a state asks the same port twice. */
export const invokeWord = (config: UnknownRecord, index: number, many: boolean): string => {
  const src = String(config.src);
  if (!many) return src;
  if (config.id === undefined) return index > 0 ? `${src} (${index + 1})` : src;
  return config.id === src ? src : `${src} (${String(config.id)})`;
};
