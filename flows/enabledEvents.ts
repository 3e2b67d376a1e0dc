import { getNextTransitions } from 'xstate';
import { ProblemError } from '#machines/model/problem.ts';
import { bodyOf, type Fixture, type RefusalSample } from './fixtureTypes.ts';
import type { Invocation, Stimulus, ExplorerState } from './explorerState.ts';

/** A question is answered or given up after this long (spec 9: 30 000 ms), so no timer beyond it fires while one is open. */
export const patience = 30_000;

const inShort = (body: unknown): string => {
  const text = JSON.stringify(body) ?? '';
  if (text === '{}') return '';
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
};

/** A span of time as a person says it. */
export const spanWord = (span: number): string => {
  const units: [number, string][] = [
    [86_400_000, 'd'],
    [3_600_000, 'h'],
    [60_000, 'min'],
    [1_000, 's'],
  ];
  const [size, unit] = units.find(([each]) => span >= each && span % each === 0) ?? [1, 'ms'];
  return span === 0 ? 'no time' : `${span / size} ${unit}`;
};

const eventsAt = (fixture: Fixture, snapshot: ExplorerState): Stimulus[] => {
  const spoken = new Map<string, string[]>();
  for (const [src, port] of Object.entries(fixture.ports))
    for (const type of port.says) spoken.set(type, [...(spoken.get(type) ?? []), src]);
  const heard = new Set(
    getNextTransitions(snapshot)
      .filter((transition) => transition.target !== undefined || transition.actions.length > 0)
      .map((transition) => transition.eventType),
  );
  const hears = (type: string): boolean =>
    heard.has(type) ||
    heard.has('*') ||
    [...heard].some(
      (descriptor) => descriptor.endsWith('.*') && (type === descriptor.slice(0, -2) || type.startsWith(descriptor.slice(0, -1))),
    );
  const at = snapshot.flow.now;
  return Object.entries(fixture.events).flatMap(([type, samples]) => {
    const speakers = spoken.get(type);
    if (!hears(type) || (speakers && !snapshot.flow.invocations.some((invocation) => speakers.includes(invocation.src)))) return [];
    return samples.flatMap((sample, nth): Stimulus[] => {
      const content = bodyOf(sample, { value: snapshot.value, context: snapshot.context, at, input: undefined }) as
        | (Record<string, unknown> & { at?: number })
        | null;
      if (content === null) return [];
      const { at: when, ...body } = content;
      const then = Math.max(at, when ?? at);
      if (
        then > at &&
        (snapshot.flow.timers.some((timer) => timer.due <= then) || fixture.timers(snapshot).some((timer) => timer.due < then))
      )
        return [];
      const sampleWord = [inShort(body), when === undefined ? '' : `after ${spanWord(then - at)}`].filter(Boolean).join(' ');
      return [{ type, kind: 'event', raw: { ...body, type, at: then }, sample: sampleWord, nth, id: '', at: then }];
    });
  });
};

const errorOf = (sample: RefusalSample, at: number): ProblemError =>
  new ProblemError(typeof sample === 'string' ? { code: sample, at } : { ...sample, at });

const answersTo = (fixture: Fixture, snapshot: ExplorerState, invocation: Invocation): Stimulus[] => {
  const port = fixture.ports[invocation.src];
  if (!port) return [];
  const at = snapshot.flow.now;
  const now = { value: snapshot.value, context: snapshot.context, at, input: invocation.input };
  return [
    ...Object.entries(port.answers).flatMap(([sample, content], nth): Stimulus[] => {
      const body = bodyOf(content, now);
      if (body === undefined && typeof content === 'function') return [];
      return [
        {
          type: `${invocation.src}.answered`,
          kind: 'answer',
          sample,
          nth,
          id: invocation.id,
          at,
          raw: {
            type: `xstate.done.actor.${invocation.id}`,
            output: port.isRequest ? { answer: body, at } : body,
            actorId: invocation.id,
          },
        },
      ];
    }),
    ...port.refusals.map((refusal, nth): Stimulus => ({
      type: `${invocation.src}.refused`,
      kind: 'refusal',
      sample: typeof refusal === 'string' ? refusal : refusal.code,
      nth,
      id: invocation.id,
      at,
      raw: { type: `xstate.error.actor.${invocation.id}`, error: errorOf(refusal, at), actorId: invocation.id },
    })),
  ];
};

const timeAt = (fixture: Fixture, snapshot: ExplorerState): Stimulus[] => {
  const { timers, invocations, now } = snapshot.flow;
  const outside = fixture.timers(snapshot).map(({ type, due }) => ({ id: type, due, event: { type, at: Math.max(due, now) } }));
  const [first] = [...timers, ...outside].sort((a, b) => a.due - b.due);
  if (!first) return [];
  const due = Math.max(first.due, now);
  const waits = invocations
    .filter((invocation) => fixture.ports[invocation.src]?.isRequest)
    .map((invocation) => invocation.since + patience);
  if (waits.some((end) => end < due)) return [];
  return [{ type: 'time.passed', kind: 'time', raw: first.event, sample: spanWord(due - now), nth: 0, id: first.id, at: due }];
};

/** Everything that can happen in a situation: events with their samples, open questions answered or refused, the earliest timer. */
export function enabledEventsAt(fixture: Fixture, snapshot: ExplorerState): Stimulus[] {
  if (snapshot.status !== 'active') return [];
  const { part } = fixture;
  const all = [
    ...eventsAt(fixture, snapshot),
    ...snapshot.flow.invocations.flatMap((invocation) => answersTo(fixture, snapshot, invocation)),
    ...timeAt(fixture, snapshot),
  ];
  return part ? all.filter((stimulus) => part.has(stimulus, snapshot)) : all;
}
