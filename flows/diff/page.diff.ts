import { readChart } from '../chart/chart.read.ts';
import { nothingGoesOut } from '../walk.text.ts';
import { shapeDifferences } from './chart.diff.ts';

/** A step of a committed page: from where, by what, to where, and each way in which something went out. */
type Step = { from: string; by: string; to: string; out: string[][] };

const sectionOf = (page: string, name: string): string[] => {
  const lines = page.split('\n');
  const begin = lines.indexOf(name);
  const end = lines.findIndex((line, index) => index > begin && /^[A-Z]+$/.test(line));
  return begin < 0 ? [] : lines.slice(begin + 1, end < 0 ? undefined : end).filter((line) => line !== '');
};

function stepsIn(page: string): Map<string, Step> {
  const steps = new Map<string, Step>();
  let from = '';
  let out: string[] | undefined;
  for (const line of sectionOf(page, 'WALKS')) {
    const [, nth, by = '', to = ''] = /^ *(\d+)\. (.*?) -> (.*?)(?: {3}.*)?$/.exec(line) ?? [];
    if (nth !== undefined) {
      const step: Step = { from: nth === '0' ? '' : from, by, to, out: [] };
      const known = steps.get(`${step.from} ${by} ${to}`) ?? step;
      steps.set(`${step.from} ${by} ${to}`, known);
      from = to;
      out = [];
      known.out.push(out);
    } else if (out && line.startsWith('       ') && line.trim() !== nothingGoesOut) out.push(line.trim());
  }
  return steps;
}

const without = (some: readonly string[], others: readonly string[]): string[] => {
  const left = [...others];
  return some.filter((each) => {
    const index = left.indexOf(each);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
};

/** What a step lets out, each once; what is written at one occurrence and not at the next is the same again. */
const outOf = (step: Step): string[] => [...new Set(step.out.flat())];

const wordOf = ({ from, by, to }: Step): string => (from === '' ? `"${by}", into '${to}'` : `in '${from}', "${by}" -> '${to}'`);

const list = (words: readonly string[]): string => words.map((word) => `\n      ${word}`).join('');

/** What goes out otherwise in the steps that both pages take: what no longer does, what does now, and in which steps. */
export function outgoingDifferences(was: ReadonlyMap<string, Step>, is: ReadonlyMap<string, Step>): string[] {
  const found = new Map<string, string[]>();
  for (const [key, step] of is) {
    const old = was.get(key);
    if (!old) continue;
    const [gone, fresh] = [without(outOf(old), outOf(step)), without(outOf(step), outOf(old))];
    if (gone.length + fresh.length === 0) continue;
    const what = `${gone.length > 0 ? `\n    no longer:${list(gone)}` : ''}${fresh.length > 0 ? `\n    now:${list(fresh)}` : ''}`;
    found.set(what, [...(found.get(what) ?? []), wordOf(step)]);
  }
  return [...found].map(
    ([what, [first = '', ...others]]) => `${first}${others.length > 0 ? ` (and in ${others.length} more)` : ''}:${what}`,
  );
}

const wayDifferences = (was: ReadonlyMap<string, Step>, is: ReadonlyMap<string, Step>): string[] => [
  ...[...was].filter(([key]) => !is.has(key)).map(([, step]) => `no walk takes any more: ${wordOf(step)}`),
  ...[...is].filter(([key]) => !was.has(key)).map(([, step]) => `a walk takes anew: ${wordOf(step)}`),
];

/**
 * What a committed page of charts and walks and the machine of today have not in common, in words: the chart first, then what
 * goes out, then the steps. Empty only where the pages are equal.
 */
export function pageDifferences(was: string, is: string): string[] {
  if (was === is) return [];
  const id = is.split('\n')[0] ?? '';
  if (was === '') return [`the machine '${id}' has no page yet`];
  const [before, after] = [was, is].map((page) => stepsIn(page)) as [Map<string, Step>, Map<string, Step>];
  const found = [
    ...shapeDifferences(readChart(id, sectionOf(was, 'CHART')), readChart(id, sectionOf(is, 'CHART'))).map(({ sentence }) => sentence),
    ...outgoingDifferences(before, after),
    ...wayDifferences(before, after),
  ];
  return found.length > 0 ? found : ['the walks take the same steps in another order, or come to another number of situations'];
}
