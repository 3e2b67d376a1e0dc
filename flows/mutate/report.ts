import type { Verdict } from './judge.ts';
import { isOfBody } from './mutant.ts';
import type { Sight } from './views.ts';
import type { Judged } from './worker.ts';

export type MachineReport = {
  noun: string;
  mutants: number;
  byWalk: number;
  byLaw: number;
  context: number;
  same: number;
  survived: number;
  chartsSurvived: number;
  /** Those of the bodies, and how many of them a walk, a law or, where it was looked at, the view kills. */
  bodies: number;
  bodiesKilled: number;
  /** Of the chart's mutants that are not the same: how many there are, and of how many a person sees nothing. */
  shown: number;
  unseen: number | null;
  seconds: number;
  judged: (Judged & { seen: Sight['seen'] })[];
};

const isKilled = (verdict: Verdict): boolean =>
  verdict.end === 'walk' || verdict.end === 'law' || (verdict.end === 'context' && verdict.seen !== null);

/** One machine's report. `sights`: what was seen of its mutants in the view; null where no view was looked at. */
export const reportOf = (noun: string, verdicts: readonly Judged[], seconds: number, sights: readonly Sight[] | null): MachineReport => {
  const judged = verdicts.map((each) => ({ ...each, seen: sights?.find((sight) => sight.number === each.number)?.seen ?? null }));
  const count = (end: Verdict['end']): number => verdicts.filter(({ verdict }) => verdict.end === end).length;
  const bodies = verdicts.filter(({ verdict }) => isOfBody(verdict.kind));
  const shown = judged.filter(({ verdict }) => verdict.end !== 'same' && !isOfBody(verdict.kind));
  const unseen = shown.filter(({ seen }) => seen === null).length;
  return {
    noun,
    mutants: judged.length,
    byWalk: count('walk'),
    byLaw: count('law'),
    context: count('context'),
    same: count('same'),
    bodies: bodies.length,
    bodiesKilled: bodies.filter(({ verdict }) => isKilled(verdict)).length,
    survived: count('survived'),
    chartsSurvived: count('survived') - bodies.filter(({ verdict }) => verdict.end === 'survived').length,
    shown: shown.length,
    unseen: sights && unseen,
    seconds,
    judged,
  };
};

const short = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

/** The machine as it is and as it was changed, where they part. */
const survivorLines = (verdict: Verdict & { end: 'survived' }): string[] => [
  `  SURVIVED  ${verdict.name}`,
  `    ${verdict.why}`,
  ...(verdict.way.length > 0
    ? [
        `    a walk that tells them apart (in ${verdict.in}):`,
        ...verdict.way.map((word, index) => `      ${String(index).padStart(2)}. ${word}`),
        `      - ${short(verdict.was)}`,
        `      + ${short(verdict.is)}`,
      ]
    : []),
];

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(18) : String(cell).padStart(9))).join('');

const sumOf = (reports: readonly MachineReport[], of: (report: MachineReport) => number): number =>
  reports.reduce((all, report) => all + of(report), 0);

/** The share of the charts' mutants, the same ones left out, of which a person sees something in the view; null where none was shown. */
export const shareSeen = (reports: readonly MachineReport[]): number | null => {
  const viewed = reports.filter((report) => report.unseen !== null);
  const different = viewed.reduce((all, report) => all + report.shown, 0);
  return different === 0 ? null : 1 - viewed.reduce((all, report) => all + (report.unseen ?? 0), 0) / different;
};
const percent = (share: number | null): string => (share === null ? '-' : `${(share * 100).toFixed(1)} %`);

/** The share of the bodies' mutants that a walk, a law or the view kills; null where there are none. */
export const shareOfBodies = (reports: readonly MachineReport[]): number | null => {
  const [all, killed] = [sumOf(reports, ({ bodies }) => bodies), sumOf(reports, ({ bodiesKilled }) => bodiesKilled)];
  return all === 0 ? null : killed / all;
};

export const head = row(['machine', 'mutants', 'walks', 'laws', 'context', 'same', 'survived', 'bodies', 'seen']);

const machineRow = (name: string, reports: readonly MachineReport[]): string =>
  row([
    name,
    sumOf(reports, ({ mutants }) => mutants),
    sumOf(reports, ({ byWalk }) => byWalk),
    sumOf(reports, ({ byLaw }) => byLaw),
    sumOf(reports, ({ context }) => context),
    sumOf(reports, ({ same }) => same),
    sumOf(reports, ({ survived }) => survived),
    percent(shareOfBodies(reports)),
    percent(shareSeen(reports)),
  ]);

/** A mutant of a body that nothing tells apart with these samples, or that only knows something else: to be judged by a person. */
const bodyLines = ({ judged }: MachineReport): string[] =>
  judged.flatMap(({ verdict }) => {
    if (!isOfBody(verdict.kind)) return [];
    if (verdict.end === 'same') return [`  the same  ${verdict.name}  (in all ${verdict.snapshots} situations of these samples)`];
    if (verdict.end !== 'context') return [];
    const seen = verdict.seen === null ? [] : [`            seen: ${short(verdict.seen)}`];
    return [`  context   ${verdict.name}  (walk ${verdict.walk}, step ${verdict.steps}: ${verdict.after})`, ...seen];
  });

/** One machine's line, with what survived under it; `isWhole`: also the bodies' mutants that nothing kills. */
export const machineLines = (report: MachineReport, isWhole: boolean): string[] => [
  machineRow(report.noun, [report]),
  ...report.judged.flatMap(({ verdict }) =>
    verdict.end === 'survived' && (isWhole || !isOfBody(verdict.kind)) ? survivorLines(verdict) : [],
  ),
  ...(isWhole ? bodyLines(report) : []),
];

/** What killed each mutant of a machine, grouped by kind. */
export const killLines = (report: MachineReport): string[] =>
  report.judged.flatMap(({ verdict, seen }) => {
    const sight = seen ? [`            seen on walk ${seen.walk}, step ${seen.step}: ${short(seen.what)}`] : [];
    if (verdict.end === 'walk')
      return [`  killed    ${verdict.name}  (walk ${verdict.walk}, step ${verdict.steps}: ${verdict.in})`, ...sight];
    if (verdict.end === 'law') return [`  killed    ${verdict.name}  (law: ${verdict.law})`, ...sight];
    return verdict.end === 'same' && !isOfBody(verdict.kind)
      ? [`  the same  ${verdict.name}  (in all ${verdict.snapshots} situations)`]
      : [];
  });

/** The line of the storey: all machines together. */
export const sumLine = (reports: readonly MachineReport[]): string => machineRow('machines', reports);
