import type { AnyEventObject } from 'xstate';
import type { Chart } from '../../chart/chart.ts';

/** What a machine asks under an actor's id: `0.cart.open.saving` is `saveCartMutation`. */
export const portNamed = (chart: Chart | undefined, id: string): string =>
  chart?.states.flatMap((state) => state.invokes).find((invoke) => invoke.id === id)?.src ?? id;

/** An event of the running shop in a few words, as the machine that hears it would say. */
export function eventWord(chart: Chart | undefined, { type }: AnyEventObject): string {
  if (type === 'xstate.init') return 'starts';
  if (type.startsWith('xstate.done.actor.')) return `${portNamed(chart, type.slice(18))} answers`;
  if (type.startsWith('xstate.error.actor.')) return `${portNamed(chart, type.slice(19))} refused`;
  if (type.startsWith('xstate.after.')) return `after ${type.split('.')[2] ?? ''}`;
  return type;
}
