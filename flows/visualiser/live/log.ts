import type { AnyStateMachine, StateValue } from 'xstate';
import type { InspectedActor, InspectMessage } from '#src/devtools/inspectChannel.ts';
import type { Recording, Step } from '#src/devtools/recording.ts';
import { canonical } from '../../canonical.ts';
import { replayed } from './replayed.ts';

/** A machine that ran in the shop: `id` tells it from all others, `page` counts the documents that the tab loaded. */
export type Actor = { id: string; name: string; machine: string; parent: string | null; page: number };

/** How an actor stood. */
export type Stood = { value: StateValue; context: unknown; status: string };

/** Something that happened: an event on its way, or how a machine stood after one. `nth` counts all of them. */
export type Entry = { nth: number; at: number; page: number } & (
  | { kind: 'step'; step: Step }
  | { kind: 'stood'; actor: string; stood: Stood }
);

/** What was heard of a tab of the shop: over the reloads of a login it goes on. */
export type Log = {
  title: string;
  address: string;
  page: number;
  actors: ReadonlyMap<string, Actor>;
  entries: readonly Entry[];
  recording: Recording | null;
};

/** A log keeps this many entries; older ones are dropped. */
const longest = 4_000;

/** An actor among all that are heard: the page's number, the root it belongs to, its way from there. */
export const actorId = (page: number, root: string, to: string): string => `${page}:${root}${to ? `/${to}` : ''}`;

type Persisted = {
  value?: StateValue;
  context?: unknown;
  status?: string;
  children?: Record<string, { snapshot?: unknown; src?: unknown } | undefined>;
};
const isPersisted = (thing: unknown): thing is Persisted => typeof thing === 'object' && thing !== null;

/** Every machine in a persisted snapshot, itself first. */
const inside = (snapshot: unknown, to: string): { to: string; src: string; stood: Stood }[] => {
  if (!isPersisted(snapshot) || snapshot.value === undefined) return [];
  return [
    { to, src: '', stood: { value: snapshot.value, context: snapshot.context, status: snapshot.status ?? 'active' } },
    ...Object.entries(snapshot.children ?? {}).flatMap(([id, child]) =>
      inside(child?.snapshot, to ? `${to}/${id}` : id).map((each, index) =>
        index === 0 ? { ...each, src: typeof child?.src === 'string' ? child.src : id } : each,
      ),
    ),
  ];
};

export const emptyLog: Log = { title: '', address: '', page: 0, actors: new Map(), entries: [], recording: null };

const withActor = (actors: Map<string, Actor>, page: number, root: string, to: string, machine: string): string => {
  const id = actorId(page, root, to);
  if (!actors.has(id)) {
    const above = to.split('/').slice(0, -1).join('/');
    actors.set(id, { id, name: to.split('/').at(-1) || machine, machine, parent: to === '' ? null : actorId(page, root, above), page });
  }
  return id;
};

/**
 * A log that goes on with a document's recording: its steps are taken again, so that each can be looked at, and what could
 * not be taken again stands as it stood at the end. `machineOf` knows the machines by their id.
 */
export function begun(log: Log, recording: Recording, title: string, machineOf: (id: string) => AnyStateMachine | null): Log {
  const page = log.page + 1;
  const actors = new Map(log.actors);
  let nth = log.entries.at(-1)?.nth ?? 0;
  const added: Entry[] = [];
  for (const { step, machine, stood } of replayed(recording, machineOf)) {
    added.push({ nth: ++nth, at: step.at, page, kind: 'step', step });
    if (stood)
      added.push({ nth: ++nth, at: step.at, page, kind: 'stood', actor: withActor(actors, page, step.root, step.to, machine), stood });
  }
  const standing = standingOf({ ...log, entries: added });
  const tell = (actor: string, stood: Stood): void => void added.push({ nth: ++nth, at: recording.at, page, kind: 'stood', actor, stood });
  for (const { root, machine, end } of recording.roots) {
    if (end === null) {
      for (const [actor, stood] of standing)
        if (`${actor}/`.startsWith(`${actorId(page, root, '')}/`)) tell(actor, { ...stood, status: 'stopped' });
      continue;
    }
    for (const { to, src, stood } of inside(end, '')) {
      const actor = withActor(actors, page, root, to, to === '' ? machine : src);
      const last = standing.get(actor);
      if (!last || canonical(last) !== canonical(stood)) tell(actor, stood);
    }
  }
  return { ...log, page, title, address: recording.address, actors, entries: [...log.entries, ...added].slice(-longest), recording };
}

/** A log with what a tab says since. */
export function followed(log: Log, what: Extract<InspectMessage, { type: 'live' }>['what']): Log {
  const actors = new Map(log.actors);
  const added: Entry[] = [];
  let nth = log.entries.at(-1)?.nth ?? 0;
  let at = log.entries.at(-1)?.at ?? 0;
  for (const one of what) {
    nth += 1;
    if ('step' in one) {
      ({ at } = one.step);
      added.push({ nth, at, page: log.page, kind: 'step', step: one.step });
      continue;
    }
    const { root, to, machine, value, context, status } = one.standing satisfies InspectedActor;
    const actor = withActor(actors, log.page, root, to, machine);
    added.push({ nth, at, page: log.page, kind: 'stood', actor, stood: { value: value as StateValue, context, status } });
  }
  return { ...log, actors, entries: [...log.entries, ...added].slice(-longest) };
}

/** One step of an actor as it is shown: what came, how it stood before and after. */
export type Frame = { nth: number; at: number; step: Step | null; before: Stood | null; stood: Stood };

/** The steps of one actor, in order. */
export function framesOf(log: Log, actor: string): Frame[] {
  const frames: Frame[] = [];
  let came: Step | null = null;
  for (const entry of log.entries) {
    if (entry.kind === 'step') {
      if (actorId(entry.page, entry.step.root, entry.step.to) === actor) came = entry.step;
    } else if (entry.actor === actor) {
      frames.push({ nth: entry.nth, at: entry.at, step: came, before: frames.at(-1)?.stood ?? null, stood: entry.stood });
      came = null;
    }
  }
  return frames;
}

/** How every actor stands now. */
export function standingOf(log: Log): Map<string, Stood> {
  const standing = new Map<string, Stood>();
  for (const entry of log.entries) if (entry.kind === 'stood') standing.set(entry.actor, entry.stood);
  return standing;
}

/** Who sent what to whom, for the sequence diagram. */
export type Message = { nth: number; from: string; to: string; step: Step };

/** Whoever is outside: the view, the address bar, another document. */
export const outside = 'view';

/** What passed between the actors, in order. A port's answer is told once, on its way to who asked. */
export const messagesOf = (log: Log): Message[] =>
  log.entries.flatMap((entry): Message[] => {
    if (entry.kind !== 'step' || entry.step.kind === 'answered' || entry.step.kind === 'refused') return [];
    const { root, to, from } = entry.step;
    return [
      {
        nth: entry.nth,
        from: from === null ? outside : actorId(entry.page, root, from),
        to: actorId(entry.page, root, to),
        step: entry.step,
      },
    ];
  });
