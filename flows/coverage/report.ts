import { missingPaths } from './missingPaths.ts';
import { kindOf, type Coverage, type Sum } from './metrics.ts';
import { faultsOf } from './gate.ts';

const figure = ({ all, missed }: Sum): string => `${all.length - missed.length}/${all.length}`;
const percent = (sums: Sum[]): string => {
  const all = sums.reduce((sum, { all: each }) => sum + each.length, 0);
  const missed = sums.reduce((sum, { missed: each }) => sum + each.length, 0);
  return all === 0 ? '100 %' : `${Math.floor(((all - missed) / all) * 1_000) / 10} %`;
};

/** One machine in a line: its states, transitions and guard sides, taken of all. */
export const lineOf = ({ named, states, transitions, sides }: Coverage, width: number): string => {
  const figures = [
    figure(states).padStart(9),
    figure(transitions).padStart(12),
    figure(sides).padStart(12),
    percent([transitions, sides]).padStart(8),
  ];
  const shownBy = named.fixture?.shownBy ? `, shown by ${named.fixture.shownBy}` : '';
  return `${named.name.padEnd(width)} ${figures.join(' ')}  ${kindOf(named.name)}${shownBy}`;
};

/** The head of the coverage table, above rows whose first column is `width` characters wide. */
export const headOf = (width: number): string =>
  `${'machine'.padEnd(width)} ${'states'.padStart(9)} ${'transitions'.padStart(12)} ${'guard sides'.padStart(12)}`;

/** What was missed, each with the shortest walk that would take it. */
export function missedLines({ named, transitions, sides, states }: Coverage): string[] {
  const missed = [...transitions.missed, ...sides.missed];
  const paths = missed.length > 0 && named.fixture ? missingPaths(named.fixture, missed) : new Map<string, string[]>();
  return [
    ...states.missed.map((path) => `  missed: the state '${path || '(root)'}'`),
    ...missed.flatMap((item) => {
      const path = paths.get(item);
      return [
        `  missed: ${item}`,
        ...(path ? path.map((line, index) => `    ${index}. ${line}`) : ['    no samples lead there: add one, or drop what cannot happen']),
      ];
    }),
  ];
}

/** All machines as a table, then everything that keeps one from passing. */
export function reportOf(coverages: readonly Coverage[]): string {
  const width = Math.max(...coverages.map(({ named }) => named.name.length));
  const faulty = coverages.map((coverage) => ({ coverage, faults: faultsOf(coverage) })).filter(({ faults }) => faults.length > 0);
  const sums = coverages.flatMap(({ transitions, sides }) => [transitions, sides]);
  return [
    headOf(width),
    ...coverages.map((coverage) => lineOf(coverage, width)),
    ...faulty.flatMap(({ coverage, faults }) => [
      '',
      `${coverage.named.name}:`,
      ...faults.map((fault) => `  ${fault}`),
      ...missedLines(coverage),
    ]),
    '',
    `${percent(sums)} of transitions and guard sides over ${coverages.length} machines. ` +
      `${coverages.length - faulty.length} passed, ${faulty.length} failed`,
  ].join('\n');
}
