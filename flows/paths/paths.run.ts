import { locales } from '#machines/model/locale.ts';
import { CommandError, oneOf, readArguments, runCommand, writeWhole } from '../command.ts';
import { machineCalled, nounOf, sizesOfMachines } from '../machineRegistry.ts';
import { foreignMachine, isForeignFile } from '../foreign/foreignMachine.ts';
import { doneInPool } from '../pool.ts';
import type { PathOptions } from './selectPaths.ts';
import { formatNames } from './formats.ts';
import type { Done, Job } from './worker.ts';

const usage = `npm run paths -- <machine, or file.ts#export> [--as ${formatNames.join('|')}] [--to <state>] [--through <event>] [--lang ${locales.join('|')}] [--out <file>]
  [--max-steps <n>] [--random <steps> --seed <n>] [--pairs] [--tag smoke] [--requirement 'spec 8'] [--stop 'edge_coverage(80)']
npm run paths -- --all --out <folder> [--as <format>] [--lang <language>]
`;

const aboutOne = ['to', 'through', 'max-steps', 'random', 'seed', 'pairs', 'tag', 'requirement', 'stop'] as const;

/** A whole number above 0 that was typed after an option. */
const countIn = (option: string, text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new CommandError(`'${option}' wants a whole number above 0, not '${text}'.`);
  return Number(text);
};

await runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      to: { type: 'string' },
      through: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      all: { type: 'boolean' },
      out: { type: 'string' },
      'max-steps': { type: 'string' },
      random: { type: 'string' },
      seed: { type: 'string' },
      pairs: { type: 'boolean' },
      tag: { type: 'string' },
      requirement: { type: 'string' },
      stop: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return void process.stdout.write(usage);
  const wanted = values.as === undefined ? null : oneOf('format', values.as, formatNames);
  const locale = oneOf('language', values.lang, locales);
  if (values.all && positionals.length > 0) throw new CommandError("Either one machine or '--all'.");
  if (values.all && values.out === undefined) throw new CommandError("'--all' wants a folder: '--out folder'.");
  const [chosen] = [...aboutOne].filter((option) => values[option] !== undefined);
  if (values.all && chosen !== undefined) throw new CommandError(`'--${chosen}' is about one machine: leave '--all' out.`);
  if (!values.all && positionals.length !== 1) throw new CommandError(`Which machine? ${usage.split('\n')[0]}`);

  const { to, through, pairs, tag, requirement, stop } = values;
  const options: PathOptions = {
    to,
    through,
    pairs,
    tag,
    requirement,
    stop,
    maxSteps: countIn('--max-steps', values['max-steps']),
    random: countIn('--random', values.random),
    seed: countIn('--seed', values.seed),
  };
  if (!values.all) {
    const { tongueOf, written } = await import('./files.ts');
    const word = positionals[0] ?? '';
    const named = await (isForeignFile(word) ? foreignMachine(word) : machineCalled(word));
    const [, text] = (await written(named, [wanted ?? 'words'], options, await tongueOf(locale)))[0] ?? ['words', ''];
    return values.out === undefined ? void process.stdout.write(text) : writeWhole(values.out, text);
  }
  const startedAt = performance.now();
  const folder = values.out ?? '';
  // The long ones first, so that no process is left with one at the end.
  const names = [...(await sizesOfMachines())].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const jobs = names.map((name): Job => ({ noun: nounOf(name), formats: wanted ? [wanted] : formatNames, locale, folder }));
  let files = 0;
  const halts: string[] = [];
  await doneInPool<Job, Done>(new URL('./worker.ts', import.meta.url), jobs, (done) => {
    files += done.files;
    halts.push(...done.halts);
  });
  process.stdout.write(`${files} files in ${folder}, ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  process.stderr.write(
    halts
      .sort()
      .map((sentence) => `Not as playwright: ${sentence}\n`)
      .join(''),
  );
});
