import type { Chart, ChartTransition } from '../../chart/chart.ts';

const join = (...keys: string[]): string => keys.filter((key) => key !== '').join('.');
/** The path of the state around one; '' is the machine's own. */
export const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');

/** The paths of the states around one, the nearest first. */
export const outerOf = (path: string): string[] => (path === '' ? [] : [parentOf(path), ...outerOf(parentOf(path))]);

/** The paths of the states that a transition leads to, as XState reads what is written: `sibling`, `.child`, `#id.path`. */
export function targetsOf(chart: Chart, transition: ChartTransition): string[] {
  return transition.targets.map((target) => {
    if (target.startsWith('.')) return join(transition.source, target.slice(1));
    if (!target.startsWith('#')) return join(parentOf(transition.source), target);
    const [id = '', ...inner] = target.slice(1).split('.');
    const named = chart.states.find((state) => state.config['id'] === id);
    return id === chart.id && !named ? inner.join('.') : join(named?.path ?? id, ...inner);
  });
}

/** Whether the state at `inner` is the one at `outer`, or lies inside it. */
export const isWithin = (inner: string, outer: string): boolean => outer === '' || inner === outer || inner.startsWith(`${outer}.`);
