import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { outerOf, parentOf, targetsOf } from '../visualiser/chart/targets.ts';
import { ofMachines, type Rule, type World } from './rule.ts';

/** The states that are entered with one: its first ones, all regions of a parallel one. */
function enteredWith(chart: Chart, path: string): ChartState[] {
  const state = chart.states.find((each) => each.path === path);
  if (!state) return [];
  const inner = chart.states.filter((each) => each.path !== '' && parentOf(each.path) === path);
  const first = state.type === 'parallel' ? inner : inner.filter((each) => each.path.split('.').at(-1) === state.initial);
  return [state, ...first.flatMap((each) => enteredWith(chart, each.path))];
}

/** The events that are heard while a state is active: its own, those of the states around it, and of those entered with it. */
const heardAt = (chart: Chart, path: string): Set<string> => {
  const around = chart.states.filter((state) => outerOf(path).includes(state.path));
  return new Set(
    [...around, ...enteredWith(chart, path)].flatMap(({ transitions }) =>
      transitions.filter(({ kind }) => kind === 'on').map(({ event }) => event),
    ),
  );
};

const views = new WeakMap<World, string[]>();

/** A shopper's own: a view sends it, from a control that is drawn. Trying again and waking up are left out: reading anew is that. */
function isShoppers(world: World, event: string): boolean {
  const texts = views.get(world) ?? world.scripts.filter(({ file }) => file.endsWith('.tsx')).map(({ text }) => text);
  views.set(world, texts);
  return event !== 'retry.pressed' && event !== 'resume' && texts.some((text) => text.includes(`type: '${event}'`));
}

/** Whether a transition that nobody pressed leads to where something is read: since it is stale, or by a port that reads. */
const readsAnew = (chart: Chart, transition: ChartTransition): boolean => {
  if (transition.guards.some(({ guard }) => guard === 'isStale')) return true;
  const targets = targetsOf(chart, transition).flatMap((path) => enteredWith(chart, path));
  return targets.some(({ invokes }) => invokes.some(({ src }) => /^read[A-Z]/.test(src)));
};

/** Rules about what a shopper presses while the page reads anew by itself. */
export const pressRules: Rule[] = [
  {
    name: 'lost press',
    requirement: 'What a shopper can press is heard also while the page reads anew because something changed elsewhere.',
    fix: 'Hear it in the state that reads: do it at once and note the change again, or wait in a state of its own for what is true now.',
    find: ofMachines(({ chart, lines }, _, world) =>
      chart.transitions
        .filter((transition) => transition.kind === 'always' && readsAnew(chart, transition))
        .flatMap((transition) => {
          const { source, place } = transition;
          const [reading = source] = targetsOf(chart, transition);
          const heard = heardAt(chart, reading);
          return [...heardAt(chart, source)]
            .filter((event) => isShoppers(world, event) && !heard.has(event))
            .map((event) => ({ line: lines[place] ?? 1, sentence: `'${event}' is heard in '${source}' and lost in '${reading}'` }));
        }),
    ),
  },
];
