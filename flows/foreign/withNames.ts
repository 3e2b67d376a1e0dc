import { and, createMachine, not, or, type AnyStateMachine } from 'xstate';
import { listOf } from '../instrument.ts';
import { isRecord, type UnknownRecord } from '../unknownRecord.ts';

type Kind = 'actions' | 'guards' | 'actors';
const composed: Record<string, unknown> = { and, or, not };

/** Longer ones are no name. */
const longest = 60;
/** What an arrow function says, where it says it in one short line; tools part places by ` · `, ` ? ` and ` = `. */
function bodyOf(written: unknown): string {
  const [, body = ''] = /^(?:async )?\(?[^=]*?\)?\s*=>\s*(?!\{)(.*)$/s.exec(String(written).replace(/\s+/g, ' ')) ?? [];
  return body.length <= longest && !/ [·?=] /.test(body) ? body : '';
}

/** Where a function is written inline, the language calls it by its property: that is no name. */
const properties = new Set(['guard', 'actions', 'entry', 'exit', 'src']);

const wordOf = (kind: Kind, thing: unknown): string => {
  const { name = '', type, assignment, id } = thing as { name?: string; type?: string; assignment?: unknown; id?: string };
  if (kind === 'actors') return id ?? 'actor';
  if (type === 'xstate.assign' && isRecord(assignment)) return `assign ${Object.keys(assignment).join(', ')}`;
  return (properties.has(name) ? '' : name) || bodyOf(thing) || kind.slice(0, -1);
};

/**
 * The same machine with a name for each action, guard and actor that was written inline, as tools here find their way by names: a guard is
 * called by what it says, an assign by what it changes, an actor by its invoke's id.
 */
export function withNames(machine: AnyStateMachine): AnyStateMachine {
  const entries: Record<Kind, Map<string, unknown>> = {
    actions: new Map(Object.entries(machine.implementations.actions)),
    guards: new Map(Object.entries(machine.implementations.guards)),
    actors: new Map(Object.entries(machine.implementations.actors)),
  };
  const named = (kind: Kind, thing: unknown, word: string): string => {
    const entriesOf = entries[kind];
    const known = [...entriesOf].find(([, each]) => each === thing)?.[0];
    if (known !== undefined) return known;
    let name = word;
    for (let nth = 2; entriesOf.has(name); nth += 1) name = `${word} (${nth})`;
    entriesOf.set(name, thing);
    return name;
  };
  const action = (written: unknown): unknown =>
    typeof written === 'function' ? named('actions', written, wordOf('actions', written)) : written;
  const guard = (written: unknown): unknown => {
    if (typeof written !== 'function') return written;
    const { guards, check } = written as { guards?: unknown[]; check?: unknown };
    const inner = guards?.map(guard);
    if (inner && written.name === 'not') return not(inner[0] as string);
    if (inner && written.name in composed) return (composed[written.name] as typeof and)(inner as string[]);
    return check === undefined ? named('guards', written, wordOf('guards', written)) : written;
  };
  const transitions = (written: unknown): unknown =>
    written === undefined
      ? undefined
      : listOf(written).map((each) =>
          isRecord(each)
            ? { ...each, ...(each.guard === undefined ? {} : { guard: guard(each.guard) }), actions: listOf(each.actions).map(action) }
            : { target: each },
        );
  const table = (written: unknown): unknown =>
    isRecord(written) ? Object.fromEntries(Object.entries(written).map(([key, each]) => [key, transitions(each ?? {})])) : undefined;
  const invoke = (written: unknown): unknown => {
    if (!isRecord(written)) return written;
    const { src, id } = written;
    const name = typeof src === 'string' ? src : named('actors', src, typeof id === 'string' ? id : wordOf('actors', src));
    const answers = ['onDone', 'onError', 'onSnapshot'].filter((key) => written[key] !== undefined);
    return { ...written, src: name, ...Object.fromEntries(answers.map((key) => [key, transitions(written[key])])) };
  };
  const state = (config: UnknownRecord): UnknownRecord => ({
    ...config,
    ...(config.entry === undefined ? {} : { entry: listOf(config.entry).map(action) }),
    ...(config.exit === undefined ? {} : { exit: listOf(config.exit).map(action) }),
    ...(config.on === undefined ? {} : { on: table(config.on) }),
    ...(config.after === undefined ? {} : { after: table(config.after) }),
    ...(config.always === undefined ? {} : { always: transitions(config.always) }),
    ...(config.onDone === undefined ? {} : { onDone: transitions(config.onDone) }),
    ...(config.invoke === undefined ? {} : { invoke: listOf(config.invoke).map(invoke) }),
    ...(isRecord(config.states)
      ? { states: Object.fromEntries(Object.entries(config.states).map(([key, inner]) => [key, state((inner ?? {}) as UnknownRecord)])) }
      : {}),
  });
  const config = state(machine.config as UnknownRecord);
  const entriesOf = (kind: Kind): UnknownRecord => Object.fromEntries(entries[kind]);
  return createMachine(config as Parameters<typeof createMachine>[0], {
    ...(machine.implementations as Parameters<typeof createMachine>[1]),
    ...({ actions: entriesOf('actions'), guards: entriesOf('guards'), actors: entriesOf('actors') } as Parameters<typeof createMachine>[1]),
  });
}
