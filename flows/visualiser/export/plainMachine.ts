import { actionWord, guardWord, listOf } from '../../instrument.ts';
import { isRecord, type UnknownRecord } from '../../unknownRecord.ts';

/** A named action or guard; `params` only where they were written as data. */
export type Call = { type: string; params?: unknown };

export type PlainTransition = {
  target?: string[];
  guard?: Call;
  actions?: Call[];
  reenter?: true;
  description?: string;
  [further: string]: unknown;
};

export type PlainInvoke = {
  src: string;
  id?: string;
  onDone?: PlainTransition[];
  onError?: PlainTransition[];
  onSnapshot?: PlainTransition[];
  [further: string]: unknown;
};

/** A machine's or state's configuration as data: names for functions, lists for what may be one or several. */
export type PlainState = {
  id?: string;
  type?: 'parallel' | 'final' | 'history';
  initial?: { target: string; actions?: Call[] };
  history?: 'shallow' | 'deep';
  target?: string[];
  entry?: Call[];
  exit?: Call[];
  on?: Record<string, PlainTransition[]>;
  after?: Record<string, PlainTransition[]>;
  always?: PlainTransition[];
  onDone?: PlainTransition[];
  invoke?: PlainInvoke[];
  states?: Record<string, PlainState>;
  tags?: string[];
  description?: string;
  [further: string]: unknown;
};

/** The entries that say something, in their order. */
const filled = <Shape extends UnknownRecord>(entries: Shape): Shape =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Shape;

/** What JSON can say of a value; nothing of a function. */
const dataOf = (value: unknown): unknown => {
  const text = JSON.stringify(value);
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
};
const further = (config: UnknownRecord, known: readonly string[]): UnknownRecord =>
  filled(Object.fromEntries(Object.entries(config).map(([key, value]) => [key, known.includes(key) ? undefined : dataOf(value)])));

const actionOf = (action: unknown): Call =>
  filled({ type: actionWord(action), params: isRecord(action) ? dataOf(action.params) : undefined });

const guardOf = (guard: unknown): Call => {
  const inner = typeof guard === 'function' ? (guard as { guards?: unknown[] }).guards : undefined;
  if (inner && typeof guard === 'function') return { type: guard.name, params: { guards: inner.map(guardOf) } };
  return filled({ type: guardWord(guard), params: isRecord(guard) ? dataOf(guard.params) : undefined });
};

const some = <Item>(items: Item[]): Item[] | undefined => (items.length === 0 ? undefined : items);
const actionsOf = (written: unknown): Call[] | undefined => some(listOf(written).map(actionOf));

const transitionOf = (written: unknown): PlainTransition => {
  const config: UnknownRecord = isRecord(written) ? written : { target: written };
  return filled({
    target: some(listOf(config.target).map(String)),
    guard: config.guard === undefined ? undefined : guardOf(config.guard),
    actions: actionsOf(config.actions),
    reenter: config.reenter === true ? true : undefined,
    ...further(config, ['target', 'guard', 'actions', 'reenter']),
  });
};
const transitionsOf = (written: unknown): PlainTransition[] | undefined => some(listOf(written).map(transitionOf));
const tableOf = (written: unknown): Record<string, PlainTransition[]> | undefined =>
  isRecord(written)
    ? Object.fromEntries(Object.entries(written).map(([key, each]) => [key, listOf(each ?? {}).map(transitionOf)]))
    : undefined;

const invokeOf = (config: UnknownRecord): PlainInvoke =>
  filled({
    src: typeof config.src === 'string' ? config.src : '(inline)',
    id: config.id === undefined ? undefined : String(config.id),
    onDone: transitionsOf(config.onDone),
    onError: transitionsOf(config.onError),
    onSnapshot: transitionsOf(config.onSnapshot),
    ...further(config, ['src', 'id', 'onDone', 'onError', 'onSnapshot']),
  });

const initialOf = (written: unknown): PlainState['initial'] => {
  if (written === undefined) return undefined;
  const config: UnknownRecord = isRecord(written) ? written : { target: written };
  return filled({ target: String(listOf(config.target)[0]), actions: actionsOf(config.actions) });
};

const historyOf = (written: unknown): PlainState['history'] => (written === 'deep' ? 'deep' : 'shallow');

/** What XState knows of a state and is written here one by one; `schemas` and `types` are the compiler's. */
const known = 'id type initial history target entry exit on after always onDone invoke states tags description schemas types options'.split(
  ' ',
);

/**
 * A configuration as data, whoever wrote it: a machine's own, or JSON of another tool. Functions stay behind: of actions and guards
 * the name is left, computed `params`, `input`, `output` and `context` are gone.
 */
export function plainState(config: UnknownRecord): PlainState {
  const { type, history } = config;
  return filled({
    id: config.id === undefined ? undefined : String(config.id),
    type: type === 'parallel' || type === 'final' || type === 'history' ? type : undefined,
    initial: initialOf(config.initial),
    history: type === 'history' ? historyOf(history) : undefined,
    target: some(listOf(config.target).map(String)),
    description: config.description === undefined ? undefined : String(config.description),
    tags: some(listOf(config.tags).map(String)),
    entry: actionsOf(config.entry),
    exit: actionsOf(config.exit),
    invoke: some(listOf(config.invoke).filter(isRecord).map(invokeOf)),
    on: tableOf(config.on),
    after: tableOf(config.after),
    always: transitionsOf(config.always),
    onDone: transitionsOf(config.onDone),
    states: isRecord(config.states)
      ? Object.fromEntries(Object.entries(config.states).map(([key, inner]) => [key, plainState(isRecord(inner) ? inner : {})]))
      : undefined,
    ...further(config, known),
  });
}
