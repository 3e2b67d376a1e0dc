import type { Chart } from '../../chart/chart.ts';
import type { Line } from './drawing.ts';
import { isWithin, parentOf } from './targets.ts';

/** The innermost state that holds both. */
export function holderOf(one: string, other: string): string {
  let holder = parentOf(one);
  while (!isWithin(other, holder) || other === holder) holder = parentOf(holder);
  return holder;
}

/** The part directly inside `holder` that a state lies in. */
const partOf = (path: string, holder: string): string =>
  holder === ''
    ? (path.split('.')[0] ?? '')
    : path
        .split('.')
        .slice(0, holder.split('.').length + 1)
        .join('.');

/** The place of every state among its neighbours: what begins is first, then what is reached from it, nearest first. */
export function flowOrder(chart: Chart, lines: readonly Line[]): Map<string, number> {
  const next = new Map<string, Set<string>>();
  for (const { from, to, isInitial } of lines) {
    if (isInitial) continue;
    const holder = holderOf(from, to);
    const source = partOf(from, holder);
    next.set(source, (next.get(source) ?? new Set()).add(partOf(to, holder)));
  }
  const order = new Map<string, number>();
  for (const outer of chart.states) {
    const parts = chart.states.filter((state) => state.path !== '' && parentOf(state.path) === outer.path).map((state) => state.path);
    const first = outer.initial === null ? undefined : parts.find((path) => path.split('.').at(-1) === outer.initial?.replace(/^.*\./, ''));
    for (const start of [...(first === undefined ? [] : [first]), ...parts]) {
      const queue = [start];
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        if (order.has(path)) continue;
        order.set(path, order.size);
        queue.push(...[...(next.get(path) ?? [])].filter((to) => !order.has(to)));
      }
    }
  }
  return order;
}

/** Whether a line leads back to what comes earlier: the layout then treats it as its reverse, so that a chart reads from left to right. */
export const isBack = (line: Line, order: ReadonlyMap<string, number>): boolean => {
  if (line.isInitial) return false;
  const holder = holderOf(line.from, line.to);
  return (order.get(partOf(line.from, holder)) ?? 0) > (order.get(partOf(line.to, holder)) ?? 0);
};
