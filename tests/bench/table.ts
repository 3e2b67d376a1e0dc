/** One line of the table: what was measured, what it came to, what the issue allows. */
export type Row = { what: string; measured: string; budget: string; holds: boolean | null };

const rows: Row[] = [];

/** Keeps and prints one figure. `holds` null where there is no budget. */
export const figure = (what: string, measured: string, budget = '', holds: boolean | null = null): void => {
  const row = { what, measured, budget, holds };
  rows.push(row);
  console.log(lineOf(row));
};

/** A figure that must be at most `most`. */
export const atMost = (what: string, value: number, most: number, unit: string): void => figure(what, `${rounded(value)} ${unit}`, `<= ${most} ${unit}`, value <= most);

/** A figure that must be at least `least`. */
export const atLeast = (what: string, value: number, least: number, unit: string): void => figure(what, `${rounded(value)} ${unit}`, `>= ${least} ${unit}`, value >= least);

const rounded = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 10 ? 1 : 3));

const lineOf = ({ what, measured, budget, holds }: Row): string => `${holds === null ? ' ' : holds ? '+' : '-'} ${what.padEnd(66)} ${measured.padEnd(22)} ${budget}`;

/** The middle of some figures. */
export const median = (values: number[]): number => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Every line once more, as the table of the note. */
export const printTable = (): void => {
  console.log(`\n| what | measured | budget | |\n|---|---|---|---|\n${rows.map(({ what, measured, budget, holds }) => `| ${what} | ${measured} | ${budget} | ${holds === null ? '' : holds ? 'met' : '**missed**'} |`).join('\n')}`);
};
