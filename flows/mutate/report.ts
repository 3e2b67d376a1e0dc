import type { Verdict } from './judge.ts';

export type MachineReport = { noun: string; mutants: number; byWalk: number; byLaw: number; same: number; survived: number; seconds: number; verdicts: Verdict[] };

export const reportOf = (noun: string, verdicts: Verdict[], seconds: number): MachineReport => {
  const count = (end: Verdict['end']): number => verdicts.filter((verdict) => verdict.end === end).length;
  return { noun, mutants: verdicts.length, byWalk: count('walk'), byLaw: count('law'), same: count('same'), survived: count('survived'), seconds, verdicts };
};

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

/** The machine as it is and as it was changed, where they part. */
const survivorLines = (verdict: Verdict & { end: 'survived' }): string[] => [
  `  SURVIVED  ${verdict.name}`,
  `    ${verdict.why}`,
  ...(verdict.way.length > 0 ? [
    `    a walk that tells them apart (in ${verdict.in}):`,
    ...verdict.way.map((word, index) => `      ${String(index).padStart(2)}. ${word}`),
    `      - ${short(verdict.was)}`,
    `      + ${short(verdict.is)}`,
  ] : []),
];

const row = (cells: readonly (string | number)[]): string => cells.map((cell, index) => (index === 0 ? String(cell).padEnd(18) : String(cell).padStart(9))).join('');

export const head = row(['machine', 'mutants', 'walks', 'laws', 'same', 'survived', 'seconds']);

/** One machine's line, with what survived under it. */
export const machineLines = (report: MachineReport): string[] => [
  row([report.noun, report.mutants, report.byWalk, report.byLaw, report.same, report.survived, report.seconds.toFixed(1)]),
  ...report.verdicts.flatMap((verdict) => (verdict.end === 'survived' ? survivorLines(verdict) : [])),
];

/** What killed each mutant of a machine, grouped by kind. */
export const killLines = (report: MachineReport): string[] =>
  report.verdicts.filter((verdict) => verdict.end !== 'survived').map((verdict) =>
    verdict.end === 'walk' ? `  killed    ${verdict.name}  (walk ${verdict.walk}, step ${verdict.steps}: ${verdict.in})`
    : verdict.end === 'law' ? `  killed    ${verdict.name}  (law: ${verdict.law})`
    : verdict.end === 'same' ? `  the same  ${verdict.name}  (in all ${verdict.situations} situations)` : '');

export const sumLine = (reports: readonly MachineReport[]): string => {
  const sum = (of: (report: MachineReport) => number): number => reports.reduce((all, report) => all + of(report), 0);
  return row(['all', sum((each) => each.mutants), sum((each) => each.byWalk), sum((each) => each.byLaw), sum((each) => each.same), sum((each) => each.survived), sum((each) => each.seconds).toFixed(1)]);
};
