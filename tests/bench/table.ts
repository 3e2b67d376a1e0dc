import { calibrate, factorFor, factorsOf, reference, type Calibration, type Factors } from './calibration.ts';

/** A number with its budget. `isMost`: it may not be above, else it may not be below. */
export type Judged = { value: number; bound: number; unit: string; isMost: boolean };
/** One line of the table: what was measured, what it came to, what the issue allows. `judged` null: no number with a budget. */
type Row = { what: string; measured: string; budget: string; holds: boolean | null; judged: Judged | null };

const rows: Row[] = [];
const taken: Calibration[] = [];

const keep = (row: Row): void => {
  rows.push(row);
  console.log(lineOf(row));
};

/** Keeps and prints one figure. `holds` null where there is no budget. */
export const figure = (what: string, measured: string, budget = '', holds: boolean | null = null): void =>
  keep({ what, measured, budget, holds, judged: null });

const rounded = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 3));
const isWithin = ({ value, bound, isMost }: Judged): boolean => (isMost ? value <= bound : value >= bound);
const boundOf = ({ isMost, unit }: Judged, bound: string): string => `${isMost ? '<=' : '>='} ${bound} ${unit}`;

const judge = (what: string, judged: Judged): void => {
  const { value, unit, bound } = judged;
  keep({ what, measured: `${rounded(value)} ${unit}`, budget: boundOf(judged, String(bound)), holds: isWithin(judged), judged });
};

/** A figure that must be at most `most`. */
export const atMost = (what: string, value: number, most: number, unit: string): void =>
  judge(what, { value, bound: most, unit, isMost: true });

/** A figure that must be at least `least`. */
export const atLeast = (what: string, value: number, least: number, unit: string): void =>
  judge(what, { value, bound: least, unit, isMost: false });

const markOf = (holds: boolean | null): string => {
  if (holds === null) return ' ';
  return holds ? '+' : '-';
};

const lineOf = ({ what, measured, budget, holds }: Row): string => `${markOf(holds)} ${what.padEnd(66)} ${measured.padEnd(22)} ${budget}`;

/** The middle of some figures. */
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures the machine itself, at the bench's start and end: time and rate budgets are also judged at the speed that it has. */
export const printCalibration = async (when: string): Promise<void> => {
  const calibration = await calibrate();
  taken.push(calibration);
  const tell = (what: string, value: number, usual: number, unit: string): void =>
    figure(`calibration ${when}: ${what}`, `${rounded(value)} ${unit}`, `reference ${rounded(usual)} ${unit}`);
  tell('bare node:http, loopback', calibration.requestsPerSecond, reference.requestsPerSecond, 'req/s');
  tell('fixed loop', calibration.loopMs, reference.loopMs, 'ms');
};

/** The budget that the machine's own speed makes of a row's, or null. */
export const scaledOf = (judged: Judged | null, factors: Factors): Judged | null => {
  const factor = judged && factorFor(judged.unit, factors);
  return judged && factor !== null ? { ...judged, bound: judged.bound * factor } : null;
};

/** What a row comes to: by its budget as it is, and where the machine's speed plays a part, by the scaled one. */
export const verdictOf = (holds: boolean | null, scaled: Judged | null): string => {
  if (holds === null) return '';
  if (!scaled || isWithin(scaled) === holds) return holds ? 'met' : '**missed**';
  return holds ? 'met, **missed scaled**' : '**missed**, met scaled';
};

/** Every line once more, as the table of the note: its budget as it is, and scaled by what the calibrations came to. */
export const printTable = (): void => {
  const factors = factorsOf(taken);
  const lines = rows.map(({ what, measured, budget, holds, judged }) => {
    const scaled = scaledOf(judged, factors);
    return `| ${[what, measured, budget, scaled ? boundOf(scaled, rounded(scaled.bound)) : '', verdictOf(holds, scaled)].join(' | ')} |`;
  });
  console.log(`\nThis machine's calibration: times x ${factors.time.toFixed(2)}, rates x ${factors.rate.toFixed(2)} of the reference.`);
  console.log(`\n| what | measured | budget | scaled by calibration | verdict |\n|---|---|---|---|---|\n${lines.join('\n')}`);
};
