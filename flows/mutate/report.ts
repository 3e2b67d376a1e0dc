import type { Verdict } from './judge.ts';
import type { Sight } from './views.ts';
import type { Judged } from './worker.ts';

export type MachineReport = { noun: string; mutants: number; byWalk: number; byLaw: number; same: number; survived: number; unseen: number | null; seconds: number; judged: (Judged & { seen: Sight['seen'] })[] };

/** One machine's report. `sights`: what was seen of its mutants in the view; null where no view was looked at. */
export const reportOf = (noun: string, verdicts: readonly Judged[], seconds: number, sights: readonly Sight[] | null): MachineReport => {
  const judged = verdicts.map((each) => ({ ...each, seen: sights?.find((sight) => sight.number === each.number)?.seen ?? null }));
  const count = (end: Verdict['end']): number => verdicts.filter(({ verdict }) => verdict.end === end).length;
  const unseen = judged.filter(({ verdict, seen }) => verdict.end !== 'same' && seen === null).length;
  return { noun, mutants: judged.length, byWalk: count('walk'), byLaw: count('law'), same: count('same'), survived: count('survived'), unseen: sights && unseen, seconds, judged };
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

/** The share of mutants, the same ones left out, of which a person sees something in the view; null where no view was looked at. */
export const shareSeen = (reports: readonly MachineReport[]): number | null => {
  const viewed = reports.filter((report) => report.unseen !== null);
  const different = viewed.reduce((all, report) => all + report.mutants - report.same, 0);
  return different === 0 ? null : 1 - viewed.reduce((all, report) => all + (report.unseen ?? 0), 0) / different;
};
const percent = (share: number | null): string => (share === null ? '-' : `${(share * 100).toFixed(1)} %`);

export const head = row(['machine', 'mutants', 'walks', 'laws', 'same', 'survived', 'seen']);

/** One machine's line, with what survived under it. */
export const machineLines = (report: MachineReport): string[] => [
  row([report.noun, report.mutants, report.byWalk, report.byLaw, report.same, report.survived, percent(shareSeen([report]))]),
  ...report.judged.flatMap(({ verdict }) => (verdict.end === 'survived' ? survivorLines(verdict) : [])),
];

/** What killed each mutant of a machine, grouped by kind. */
export const killLines = (report: MachineReport): string[] =>
  report.judged.flatMap(({ verdict, seen }) => {
    const sight = seen ? [`            seen on walk ${seen.walk}, step ${seen.step}: ${short(seen.what)}`] : [];
    return verdict.end === 'walk' ? [`  killed    ${verdict.name}  (walk ${verdict.walk}, step ${verdict.steps}: ${verdict.in})`, ...sight]
      : verdict.end === 'law' ? [`  killed    ${verdict.name}  (law: ${verdict.law})`, ...sight]
      : verdict.end === 'same' ? [`  the same  ${verdict.name}  (in all ${verdict.situations} situations)`] : [];
  });

export const sumLine = (reports: readonly MachineReport[]): string => {
  const sum = (of: (report: MachineReport) => number): number => reports.reduce((all, report) => all + of(report), 0);
  return row(['all', sum((each) => each.mutants), sum((each) => each.byWalk), sum((each) => each.byLaw), sum((each) => each.same), sum((each) => each.survived), percent(shareSeen(reports))]);
};
