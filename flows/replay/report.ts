import { readFile } from 'node:fs/promises';
import { recordingVersion, type Recording } from '#src/devtools/recording.ts';
import { CommandError } from '../command.ts';
import { isRecord } from '../unknownRecord.ts';

/** How the mall stood when the report came: what rebuilds it, and what must come out. */
export type MallThen = {
  at: number;
  base: { seed: string; products: number; filledAt: Record<string, number> } | null;
  rows: Record<string, unknown[]>;
  history: { position: number }[];
};

/** Which build of the shop kept a report: a digest of its machines and its mall, and its commit, where these are known. */
export type Build = { stamp: string | null; revision: string | null; isChanged: boolean };

/** A report as the simulation plane keeps it; `build` is missing from those of older builds. */
export type Report = {
  format: 'serendib.report';
  code: string;
  sentence: string | null;
  userId: string | null;
  contract: string;
  build?: Build;
  recording: Recording;
  mall: MallThen;
};

const checkRecording = (thing: unknown, where: string): Recording => {
  if (!isRecord(thing) || thing.format !== 'serendib.recording')
    throw new CommandError(`${where} holds no recording: save one in the visualiser, or name the code of a report.`);
  if (thing.version !== recordingVersion)
    throw new CommandError(
      `${where} was recorded in version ${String(thing.version)}; this shop reads version ${recordingVersion}. Check out the commit that recorded it.`,
    );
  for (const name of ['roots', 'steps'])
    if (!Array.isArray(thing[name])) throw new CommandError(`${where} is broken: its ${name} are missing. Fetch it again.`);
  const { roots, steps } = thing as unknown as Recording;
  const known = new Set(roots.map(({ root }) => root));
  const broken = steps.findIndex(
    (step) =>
      !isRecord(step) ||
      !isRecord(step.event) ||
      typeof step.event.type !== 'string' ||
      !known.has(step.root) ||
      typeof step.to !== 'string',
  );
  if (broken >= 0) throw new CommandError(`${where} is broken: step ${broken + 1} of ${steps.length} cannot be read. Fetch it again.`);
  return thing as unknown as Recording;
};

const parsed = (text: string, where: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (failed) {
    throw new CommandError(`${where} is no JSON: ${(failed as Error).message}. Fetch it again.`);
  }
};

/** A report, or a bare recording, from its text. @throws CommandError with what is wrong and what to do */
export const readReport = (text: string, where: string): Report | Recording => {
  const thing = parsed(text, where);
  if (!isRecord(thing)) throw new CommandError(`${where} holds neither a report nor a recording.`);
  if (thing.format !== 'serendib.report') return checkRecording(thing, where);
  checkRecording(thing.recording, where);
  if (!isRecord(thing.mall) || !Array.isArray(thing.mall.history))
    throw new CommandError(`${where} is broken: the mall's history is missing. Fetch it again.`);
  return thing as unknown as Report;
};

/** A report by its code, from a running shop's simulation plane, or by its file. @throws CommandError */
export const fetchReport = async (wanted: string, plane: string): Promise<Report | Recording> => {
  if (/[./\\]/.test(wanted)) {
    const text = await readFile(wanted, 'utf8').catch((failed: Error) => {
      throw new CommandError(`The file ${wanted} cannot be read: ${failed.message}.`);
    });
    return readReport(text, wanted);
  }
  const code = wanted.toUpperCase();
  const answered = await fetch(`${plane}/_ops/reports/${encodeURIComponent(code)}`).catch(() => {
    throw new CommandError(
      `No shop's simulation plane answers at ${plane}: start the shop that kept the report (npm start), or set OPS_PORT, or name a file.`,
    );
  });
  if (answered.status === 404)
    throw new CommandError(`The shop at ${plane} knows no report '${code}': ${plane}/_ops/reports lists those it has.`);
  if (!answered.ok) throw new CommandError(`The shop at ${plane} answered ${answered.status} for report '${code}'.`);
  return readReport(await answered.text(), `Report ${code}`);
};
