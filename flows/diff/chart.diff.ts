import type { AnyStateMachine } from 'xstate';
import { canonical } from '../canonical.ts';
import { chartOf, type Chart, type ChartState, type ChartTransition } from '../chart/chart.ts';

/** One difference: what it is about (`state`, `transition`, `guard` ...), where, and a sentence. */
export type Difference = {
  about: 'state' | 'transition' | 'guard' | 'delay' | 'action' | 'tag' | 'port';
  kind: 'new' | 'gone' | 'other';
  place: string;
  sentence: string;
};

const nameOf = (state: ChartState, chart: Chart): string => state.path || chart.id;
const some = (words: readonly string[], none: string): string => (words.length > 0 ? words.map((word) => `'${word}'`).join(', ') : none);

const wayWord = ({ source, event, guard, targets }: ChartTransition): string => {
  const where = source ? `in '${source}' ` : '';
  const when = guard === null ? '' : `, if ${guard},`;
  const end = targets.length > 0 ? `leads to ${targets.map((target) => `'${target}'`).join(' and ')}` : 'stays';
  return `${where}'${event}'${when} ${end}`;
};

const changed = <Value>(before: Value, after: Value): boolean => canonical(before) !== canonical(after);
const lost = (before: readonly string[], after: readonly string[]): string[] => before.filter((each) => !after.includes(each));

const stateDifferences = (was: ChartState, is: ChartState, place: string): Difference[] => [
  ...lost(was.tags, is.tags).map((tag): Difference => ({
    about: 'tag',
    kind: 'gone',
    place,
    sentence: `the state '${place}' is no longer '${tag}'`,
  })),
  ...lost(is.tags, was.tags).map((tag): Difference => ({
    about: 'tag',
    kind: 'new',
    place,
    sentence: `the state '${place}' is now '${tag}'`,
  })),
  ...(changed(was.type, is.type)
    ? [{ about: 'state', kind: 'other', place, sentence: `the state '${place}' was ${was.type} and is ${is.type}` } satisfies Difference]
    : []),
  ...(changed(was.initial, is.initial)
    ? [
        {
          about: 'state',
          kind: 'other',
          place,
          sentence: `the state '${place}' began in '${was.initial}' and begins in '${is.initial}'`,
        } satisfies Difference,
      ]
    : []),
  ...(changed(was.entry, is.entry)
    ? [
        {
          about: 'action',
          kind: 'other',
          place,
          sentence: `entering '${place}' did ${some(was.entry, 'nothing')} and does ${some(is.entry, 'nothing')}`,
        } satisfies Difference,
      ]
    : []),
  ...(changed(was.exit, is.exit)
    ? [
        {
          about: 'action',
          kind: 'other',
          place,
          sentence: `leaving '${place}' did ${some(was.exit, 'nothing')} and does ${some(is.exit, 'nothing')}`,
        } satisfies Difference,
      ]
    : []),
  ...lost(
    was.invokes.map(({ name }) => name),
    is.invokes.map(({ name }) => name),
  ).map((name): Difference => ({ about: 'port', kind: 'gone', place, sentence: `the state '${place}' no longer asks '${name}'` })),
  ...lost(
    is.invokes.map(({ name }) => name),
    was.invokes.map(({ name }) => name),
  ).map((name): Difference => ({ about: 'port', kind: 'new', place, sentence: `the state '${place}' now asks '${name}'` })),
];

/** Transitions of one event at one state, matched by their guard, then by their order. */
const transitionDifferences = (was: readonly ChartTransition[], is: readonly ChartTransition[]): Difference[] => {
  const left = [...is];
  const take = (fits: (each: ChartTransition) => boolean): ChartTransition | undefined => {
    const index = left.findIndex(fits);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const pairs = was
    .map((old) => ({ old, now: take((each) => each.guard === old.guard && !changed(each.targets, old.targets)) }))
    .map(({ old, now }) => ({ old, now: now ?? take((each) => each.guard === old.guard) }))
    .map(({ old, now }) => ({ old, now: now ?? take((each) => !changed(each.targets, old.targets)) }));
  return [
    ...pairs.flatMap(({ old, now }): Difference[] => {
      const place = old.place;
      if (!now) return [{ about: 'transition', kind: 'gone', place, sentence: `no longer: ${wayWord(old)}` }];
      return [
        ...(changed(old.guard, now.guard)
          ? [
              {
                about: 'guard',
                kind: 'other',
                place,
                sentence: `in '${old.source}' '${old.event}' asked ${old.guard ?? 'nothing'} and asks ${now.guard ?? 'nothing'}`,
              } satisfies Difference,
            ]
          : []),
        ...(changed(old.targets, now.targets)
          ? [
              {
                about: 'transition',
                kind: 'other',
                place,
                sentence: `${wayWord(old)}; now it ${now.targets.length > 0 ? `leads to ${some(now.targets, '')}` : 'stays'}`,
              } satisfies Difference,
            ]
          : []),
        ...(changed(old.actions, now.actions)
          ? [
              {
                about: 'action',
                kind: 'other',
                place,
                sentence: `in '${old.source}' '${old.event}' did ${some(old.actions, 'nothing')} and does ${some(now.actions, 'nothing')}`,
              } satisfies Difference,
            ]
          : []),
        ...(old.reenter === now.reenter
          ? []
          : [
              {
                about: 'transition',
                kind: 'other',
                place,
                sentence: `in '${old.source}' '${old.event}' ${now.reenter ? 'now begins the state anew' : 'no longer begins the state anew'}`,
              } satisfies Difference,
            ]),
        ...(changed(old.description, now.description)
          ? [
              {
                about: 'transition',
                kind: 'other',
                place,
                sentence: `in '${old.source}' '${old.event}' is said otherwise: “${now.description}”, not “${old.description}”`,
              } satisfies Difference,
            ]
          : []),
      ];
    }),
    ...left.map((now): Difference => ({ about: 'transition', kind: 'new', place: now.place, sentence: `new: ${wayWord(now)}` })),
  ];
};

const kinds = { guards: 'guard', delays: 'delay', actions: 'action' } as const;

/** What is named alike and written otherwise: the chart looks the same, the machine decides another way. */
const writtenOtherwise = (was: AnyStateMachine, is: AnyStateMachine): Difference[] =>
  Object.entries(kinds).flatMap(([part, about]) => {
    const [old, now] = [was, is].map((machine) => machine.implementations[part as keyof typeof kinds] as Record<string, unknown>);
    return Object.entries(old ?? {})
      .filter(([name]) => now && name in now && textOf(now[name]) !== textOf(old?.[name]))
      .map(([name, text]): Difference => ({
        about,
        kind: 'other',
        place: name,
        sentence:
          typeof text === 'number' || typeof now?.[name] === 'number'
            ? `the delay '${name}' was ${String(text)} ms and is ${String(now?.[name])} ms`
            : `the ${about} '${name}' is written otherwise`,
      }));
  });

const textOf = (thing: unknown): string => {
  if (typeof thing !== 'function') return canonical(thing);
  const { assignment } = thing as { assignment?: unknown };
  const inner =
    typeof assignment === 'object' && assignment !== null
      ? Object.entries(assignment)
          .map(([key, part]) => `${key}: ${String(part)}`)
          .join()
      : String(assignment ?? '');
  return `${String(thing)} ${inner}`;
};

/** What two versions of a machine have not in common, in words. */
export const chartDifferences = (was: AnyStateMachine, is: AnyStateMachine): Difference[] => [
  ...shapeDifferences(chartOf(was), chartOf(is)),
  ...writtenOtherwise(was, is),
];

/** What two charts have not in common, in words. */
export function shapeDifferences(before: Chart, after: Chart): Difference[] {
  const [old, now] = [before, after].map((chart) => new Map(chart.states.map((state) => [state.path, state])));
  const events = (state: ChartState | undefined): string[] => [...new Set(state?.transitions.map(({ event }) => event))];
  const paths = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  return [
    ...paths.flatMap((path): Difference[] => {
      const [left, right] = [old?.get(path), now?.get(path)];
      const place = nameOf((right ?? left) as ChartState, after);
      if (!left) return [{ about: 'state', kind: 'new', place, sentence: `the state '${place}' is new: ${right?.description ?? ''}` }];
      if (!right) return [{ about: 'state', kind: 'gone', place, sentence: `the state '${place}' is gone: ${left.description}` }];
      return stateDifferences(left, right, place);
    }),
    ...paths.flatMap((path) => {
      const [left, right] = [old?.get(path), now?.get(path)];
      return [...new Set([...events(left), ...events(right)])].flatMap((event) => {
        const at = (state: ChartState | undefined): ChartTransition[] => (state?.transitions ?? []).filter((each) => each.event === event);
        return transitionDifferences(at(left), at(right));
      });
    }),
  ];
}
