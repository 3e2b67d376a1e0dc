import type { AnyEventObject, StateValue } from 'xstate';
import { actorId, emptyLog, type Log, type Stood } from './log.ts';

type Base = { sessionId: string; rootId: string | undefined; createdAt: string; id: string | null; _version: string };
type Snapshot = { status?: string; value?: StateValue; context?: unknown; output?: unknown };

/** What `@statelyai/inspect` says of an app, message by message, over a window's `postMessage` or a WebSocket. */
export type StatelyMessage = Base &
  (
    | { type: '@xstate.actor'; name: string; definition: string | undefined; parentId: string | undefined; snapshot: Snapshot }
    | { type: '@xstate.event'; event: AnyEventObject; sourceId: string | undefined }
    | { type: '@xstate.snapshot'; event: AnyEventObject; snapshot: Snapshot }
  );

/** What an inspector answers the window that opened it, so that it begins to tell. */
export const connected = { type: '@statelyai.connected' } as const;

const types = new Set(['@xstate.actor', '@xstate.event', '@xstate.snapshot']);
/** True for what an app says by `@statelyai/inspect`. */
export const isStatelyMessage = (data: unknown): data is StatelyMessage => {
  const { type, _version, sessionId } = (data ?? {}) as Partial<StatelyMessage>;
  return types.has(type ?? '') && typeof _version === 'string' && typeof sessionId === 'string';
};

/** All actors of an inspected app stand beside each other under one root: each is told by its session alone. */
const root = 'app';
const idOf = (sessionId: string): string => actorId(1, root, sessionId);
const inspectedLog: Log = { ...emptyLog, page: 1, title: 'The inspected app' };

/** A log that goes on with a message. `machineOf` takes a definition in, and answers its machine's noun; null where it is no machine. */
export function inspected(log: Log, message: StatelyMessage, machineOf: (definition: string) => string | null): Log {
  const { sessionId, createdAt } = message;
  const before = log.page === 0 ? inspectedLog : log;
  const nth = (before.entries.at(-1)?.nth ?? 0) + 1;
  const entry = { nth, at: Number(createdAt) || 0, page: 1 };
  if (message.type === '@xstate.event') {
    const { event, sourceId } = message;
    const kind = sourceId === undefined ? 'sent' : 'passed';
    const step = { at: entry.at, root, to: sessionId, from: sourceId ?? null, kind, event } as const;
    return { ...before, entries: [...before.entries, { ...entry, kind: 'step', step }] };
  }
  const { status = 'active', value, context } = message.snapshot;
  const stood: Stood | null = value === undefined ? null : { value, context, status };
  const entries = stood ? [...before.entries, { ...entry, kind: 'stood' as const, actor: idOf(sessionId), stood }] : before.entries;
  if (message.type === '@xstate.snapshot') return before.actors.has(idOf(sessionId)) ? { ...before, entries } : before;
  const { name, definition, parentId } = message;
  const machine = definition === undefined ? null : machineOf(definition);
  if (machine === null) return before;
  const actor = { id: idOf(sessionId), name, machine, parent: parentId === undefined ? null : idOf(parentId), page: 1 };
  return { ...before, actors: new Map(before.actors).set(actor.id, actor), entries };
}

/** The version of the messages that we speak. */
const version = '0.4.0';

/** What stock inspectors are told of a log since its entry `after`: who is new, what was sent, how machines stood. */
export function messagesSince(
  log: Log,
  after: number,
  known: ReadonlySet<string>,
  machineOf: (machine: string) => { definition: string } | null,
): StatelyMessage[] {
  const outermost = (id: string): string => {
    const parent = log.actors.get(id)?.parent;
    return parent ? outermost(parent) : id;
  };
  const base = (id: string, at: number): Base => ({
    sessionId: id,
    rootId: outermost(id),
    createdAt: String(at),
    id: null,
    _version: version,
  });
  const actors = [...log.actors.values()].filter(({ id }) => !known.has(id));
  return [
    ...actors.map(({ id, name, machine, parent }): StatelyMessage => ({
      ...base(id, log.entries[0]?.at ?? 0),
      type: '@xstate.actor',
      name,
      definition: machineOf(machine)?.definition,
      parentId: parent ?? undefined,
      snapshot: { status: 'active' },
    })),
    ...log.entries
      .filter(({ nth }) => nth > after)
      .map((entry): StatelyMessage => {
        if (entry.kind === 'stood')
          return { ...base(entry.actor, entry.at), type: '@xstate.snapshot', event: { type: '' }, snapshot: entry.stood };
        const { to, from, event, root: outer } = entry.step;
        const sourceId = from === null ? undefined : actorId(entry.page, outer, from);
        return { ...base(actorId(entry.page, outer, to), entry.at), type: '@xstate.event', event, sourceId };
      }),
  ];
}
