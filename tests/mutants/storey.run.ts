import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { CommandError, oneOf, readArguments, runCommand } from '#flows/command.ts';
import { childEnvironment } from '#flows/environment.ts';
import { tableOf, walkFileOf, type WalkTable } from '../model/harness/walkFiles.ts';
import { TestTrials } from './testTrials.ts';
import { mutantsToJudge, tables, verdictsFile, type Verdict } from './verdicts.ts';

/** What the walks must notice of the mutants that they come by. */
const wantedShares = { data: 0.95, views: 0.9 } as const;
const storeys = Object.keys(wantedShares) as (keyof typeof wantedShares)[];
type Storey = (typeof storeys)[number];

/** The same where only some machines are asked: one may have little to be noticed by. */
const wantedOfSome = 0.8;
/** Fewer say nothing about a share. */
const fewest = 20;

/** Of so many mutants a sample judges one. */
const sampleStride = 20;

const usage = `npm run mutate:storey -- ${storeys.join('|')} [--sample | --unreached] [noun ...]`;

/** Judges one half of a storey's machines to its end. @throws CommandError where a walk fails as it is, without any mutant */
const judgeTable = (storey: Storey, table: WalkTable, given: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const words = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/mutants/vitest.config.ts', '--project', storey];
    const child = spawn(process.execPath, words, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: childEnvironment({ ...given, TABLE: table }),
    });
    const command = `TABLE=${table} npx vitest run -c tests/mutants/vitest.config.ts --project ${storey}`;
    let complaints = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => void (complaints += text));
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(complaints);
      reject(new CommandError(`'${command}' did not come to its end.`, 1));
    });
  });

const verdictsOf = async (storey: Storey, table: WalkTable): Promise<Verdict[]> =>
  JSON.parse(await readFile(verdictsFile(storey, table), 'utf8').catch(() => '[]')) as Verdict[];

/** Each mutant once: killed where either half killed it. */
const merged = (halves: readonly Verdict[][]): Verdict[] => {
  const all = new Map<number, Verdict>();
  for (const verdict of halves.flat()) {
    const known = all.get(verdict.number);
    if (!known || known.killedBy === null) all.set(verdict.number, verdict);
  }
  return [...all.values()].sort((one, other) => one.number - other.number);
};

/** The halves in which one of these machines is judged; both where none is named. @throws CommandError where none of them has a view */
const halvesOf = (storey: Storey, nouns: readonly string[]): readonly WalkTable[] => {
  if (nouns.length === 0) return tables;
  const judged = storey === 'views' ? nouns.filter((noun) => walkFileOf(noun) !== undefined) : nouns;
  if (judged.length === 0) throw new CommandError(`No walk goes through a view of ${nouns.join(', ')}.`);
  return tables.filter((table) => judged.some((noun) => tableOf(noun) === table));
};

/**
 * What the tests of views beside their walks notice of mutants that no walk noticed; of those that no walk came by only where `isOfAll`:
 * they are of no machine that was asked for. `isLooking`: only what they come by.
 */
async function judgedBeside(verdicts: readonly Verdict[], stride: number, isOfAll: boolean, isLooking: boolean): Promise<Verdict[]> {
  const known = new Map(verdicts.map((verdict) => [verdict.number, verdict]));
  const open = mutantsToJudge('views', stride).filter(({ number }) => {
    const verdict = known.get(number);
    return verdict ? verdict.killedBy === null : isOfAll;
  });
  const trials = await TestTrials.open('views', 'tests/mutants/beside.vitest.config.ts');
  const judged: Verdict[] = [];
  for (const mutant of open) {
    const files = trials.filesFor(mutant);
    if (files.length > 0) judged.push({ ...mutant, killedBy: isLooking ? null : await trials.failureOf(mutant, files) });
  }
  await trials.close();
  return judged;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * Which faults in the bodies of data functions (what they ask, what they make of an answer) or views (what is drawn, in which order, under
 * which name, what a control sends) the walks and the tests beside them notice; with `--unreached`, which of them nothing comes by.
 * Exit 1 where less is noticed than issue 15 wants.
 */
await runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { sample: { type: 'boolean' }, unreached: { type: 'boolean' } },
  });
  const [word, ...nouns] = positionals;
  if (word === undefined) throw new CommandError(`Which storey? ${usage}`);
  const storey = oneOf('storey', word, storeys);
  const stride = values.sample ? sampleStride : 1;
  const chosen: Record<string, string> = nouns.length > 0 ? { NOUNS: nouns.join() } : {};
  const halves = halvesOf(storey, nouns);
  await Promise.all(tables.map((table) => rm(verdictsFile(storey, table), { force: true })));
  await Promise.all(
    halves.map((table) => judgeTable(storey, table, { ...chosen, STRIDE: String(stride), LOOK: values.unreached ? '1' : '0' })),
  );
  const walked = merged(await Promise.all(tables.map((table) => verdictsOf(storey, table))));
  const beside = storey === 'views' ? await judgedBeside(walked, stride, nouns.length === 0, values.unreached ?? false) : [];
  const verdicts = merged([walked, beside]);
  const reached = new Set(verdicts.map(({ number }) => number));
  const unreached = mutantsToJudge(storey, stride).filter(({ number }) => !reached.has(number));
  if (values.unreached) {
    process.stdout.write(unreached.map(({ file, line, kind, what }) => `UNREACHED  ${file}:${line}  ${kind}: ${what}\n`).join(''));
    process.stdout.write(`${storey}: no test comes by ${unreached.length} mutants of ${unreached.length + verdicts.length}\n`);
    return;
  }
  const survivors = verdicts.filter(({ killedBy }) => killedBy === null);
  const share = verdicts.length === 0 ? 1 : 1 - survivors.length / verdicts.length;
  const lines = [
    ...survivors.map(({ file, line, kind, what }) => `SURVIVED  ${file}:${line}  ${kind}: ${what}`),
    `${storey}: ${verdicts.length} mutants judged, ${verdicts.length - survivors.length} killed, ${percent(share)}; ` +
      `no test comes by ${unreached.length} others`,
  ];
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  const wanted = nouns.length > 0 || values.sample ? wantedOfSome : wantedShares[storey];
  if (verdicts.length >= fewest && share < wanted)
    throw new CommandError(`Of the mutants of ${storey} ${percent(wanted)} should be noticed.`, 1);
});
