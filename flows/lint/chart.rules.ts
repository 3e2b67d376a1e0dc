import type { ChartState } from '../chart/chart.ts';
import { outerOf } from '../visualiser/chart/targets.ts';
import { ofMachines, type Built, type Found, type Rule } from './rule.ts';
import { lineOf, nameOf, partsOf } from './syntax.ts';

const at = ({ lines }: Built, ...names: string[]): number => names.map((name) => lines[name]).find((line) => line !== undefined) ?? 1;

const camel = /^[a-z][a-zA-Z0-9]*$/;
const fact = /^([a-z][a-zA-Z]*\.[a-z][a-zA-Z]*|resume|\*)$/;
const sentence = /^(is|has|are|can|was|were|may|needs|knows|wants)[A-Z]/;
const adjective = /^[a-z]+$/;

const hasWayOut = (state: ChartState | undefined): boolean =>
  (state?.transitions ?? []).some(
    ({ event, source, targets }) => event !== 'resume' || targets.some((target) => target !== source.split('.').at(-1)),
  );

/** Rules about the chart as it is drawn. */
export const chartRules: Rule[] = [
  {
    name: 'description',
    requirement: 'Every state and transition says in plain words what is true or why it is taken.',
    fix: "Write its `description`: it becomes the sentence in QA's script.",
    find: ofMachines((built) => [
      ...built.chart.states
        .filter(({ type, description }) => type !== 'history' && description.trim() === '')
        .map(({ path }) => ({ line: at(built, path), sentence: `the state '${path || built.chart.id}' has no description` })),
      ...built.chart.transitions
        .filter(({ description }) => description.trim() === '')
        .map(({ place }) => ({ line: at(built, place), sentence: `the transition '${place}' has no description` })),
    ]),
  },
  {
    name: 'name',
    requirement:
      'State = what is true now, event = a fact, guard = a true-or-false sentence, tag = an adjective, machine = the noun of its file.',
    fix: "Name it like its kind: 'reading', 'addToCart.pressed', 'isOnShelf', 'busy', 'readCart'.",
    find: ofMachines((built, source) => {
      const { chart, named } = built;
      const bad = (kind: string, name: string, shape: RegExp, like: string, line: number): Found[] =>
        shape.test(name) ? [] : [{ line, sentence: `the ${kind} '${name}' is not named like '${like}'` }];
      const kinds = [
        ['actions', 'action', camel, 'keepCart'],
        ['guards', 'guard', sentence, 'isOnShelf'],
        ['actors', 'port', camel, 'readCart'],
      ] as const;
      const parts = kinds.flatMap(([kind, one, shape, like]) =>
        partsOf(source, kind).flatMap((part) => bad(one, nameOf(part.key), shape, like, lineOf(source, part))),
      );
      return [
        ...(chart.id === named.noun.replace(/\.lifecycle$/, '')
          ? []
          : [{ line: at(built, ''), sentence: `the machine is called '${chart.id}', its file '${named.name}'` }]),
        ...chart.states.flatMap((state) => [
          ...(state.path === '' ? [] : bad('state', state.path.split('.').at(-1) ?? '', camel, 'reading', at(built, state.path))),
          ...state.tags.flatMap((tag) => bad('tag', tag, adjective, 'busy', at(built, state.path))),
        ]),
        ...chart.transitions
          .filter(({ kind }) => kind === 'on')
          .flatMap(({ event, place }) => bad('event', event, fact, 'addToCart.pressed', at(built, place))),
        ...parts,
      ];
    }),
  },
  {
    name: 'dead end',
    requirement: 'A state that nothing leads out of is final.',
    fix: "Give it a way out, make it `type: 'final'`, or tell in `stays` of its samples what comes after it.",
    find: ofMachines((built) => {
      const { states } = built.chart;
      const byPath = new Map(states.map((state) => [state.path, state]));
      const stays = built.named.fixture?.stays ?? {};
      const ends =
        states.length > 2
          ? states
              .filter(
                (state) =>
                  state.type === 'atomic' &&
                  state.invokes.length === 0 &&
                  ![state.path, ...outerOf(state.path)].some((path) => hasWayOut(byPath.get(path))),
              )
              .map(({ path }) => path)
          : [];
      return [
        ...ends
          .filter((path) => !(path in stays))
          .map((path) => ({ line: at(built, path), sentence: `nothing leads out of '${path}', and it is not final` })),
        ...Object.keys(stays)
          .filter((path) => !ends.includes(path))
          .map((path) => ({ line: at(built, path), sentence: `'${path}' is told to stay, and something leads out of it or it is gone` })),
      ];
    }),
  },
  {
    name: 'idle',
    requirement: 'What is heard does something: its transition has a target or an action.',
    fix: 'Let the guard of the one that does something say when it may (`not(...)`): `can` is false of an idle one, so no view sends it.',
    find: ofMachines((built) =>
      built.chart.transitions
        .filter(({ kind, targets, actions }) => kind === 'on' && targets.length === 0 && actions.length === 0)
        .map(({ place }) => ({ line: at(built, place), sentence: `the transition '${place}' does nothing` })),
    ),
  },
  {
    name: 'shadowed',
    requirement: 'Every transition can be taken: none before it always goes first.',
    fix: 'Put the guarded ones first and the unguarded one last, or drop the one that never comes.',
    find: ofMachines((built) =>
      built.chart.transitions.flatMap((transition, index, all) => {
        const key = ({ source, event }: typeof transition): string => `${source} · ${event}`;
        const earlier = all.slice(0, index).filter((each) => key(each) === key(transition));
        const same = ({ config }: typeof transition): string =>
          JSON.stringify(config.guard, (_, value: unknown) =>
            typeof value === 'function'
              ? `${value.name} ${String(value)} ${JSON.stringify((value as { guards?: unknown }).guards)}`
              : value,
          ) ?? '';
        const shadow = earlier.find((each) => each.guard === null || same(each) === same(transition));
        return shadow
          ? [{ line: at(built, transition.place), sentence: `'${transition.place}' is never taken: '${shadow.place}' goes first` }]
          : [];
      }),
    ),
  },
];
