import { locales } from '#machines/words.ts';
import { Halt, oneOf, readArguments, runCommand, writeWhole } from '../command.ts';
import { machineCalled, nounOf, sizesOfMachines } from '../named.ts';
import { doneInPool } from '../pool.ts';
import type { Wish } from './choose.ts';
import { formatNames } from './formats.ts';
import type { Done, Job } from './worker.ts';

const usage = `npm run paths -- <machine> [--as ${formatNames.join('|')}] [--to <state>] [--through <event>] [--lang ${locales.join('|')}] [--out <file>]
npm run paths -- --all --out <folder> [--as <format>] [--lang <language>]
`;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      as: { type: 'string' }, to: { type: 'string' }, through: { type: 'string' }, lang: { type: 'string', default: 'en' }, all: { type: 'boolean' }, out: { type: 'string' }, help: { type: 'boolean' },
    },
  });
  if (values.help) return void process.stdout.write(usage);
  const wanted = values.as === undefined ? null : oneOf('format', values.as, formatNames);
  const locale = oneOf('language', values.lang, locales);
  if (values.all && positionals.length > 0) throw new Halt("Either one machine or '--all'.");
  if (values.all && values.out === undefined) throw new Halt("'--all' wants a folder: '--out folder'.");
  if (values.all && (values.to ?? values.through) !== undefined) throw new Halt("'--to' and '--through' are about one machine: leave '--all' out.");
  if (!values.all && positionals.length !== 1) throw new Halt(`Which machine? ${usage.split('\n')[0]}`);

  const wish: Wish = { to: values.to, through: values.through };
  if (!values.all) {
    const { tongueOf, written } = await import('./files.ts');
    const [, text] = (await written(await machineCalled(positionals[0] ?? ''), [wanted ?? 'words'], wish, await tongueOf(locale)))[0] ?? ['words', ''];
    return values.out === undefined ? void process.stdout.write(text) : writeWhole(values.out, text);
  }
  const begun = performance.now();
  const folder = values.out ?? '';
  // The long ones first, so that no process is left with one at the end.
  const names = [...await sizesOfMachines()].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const jobs = names.map((name): Job => ({ noun: nounOf(name), formats: wanted ? [wanted] : formatNames, locale, folder }));
  let files = 0;
  const halts: string[] = [];
  await doneInPool<Job, Done>(new URL('./worker.ts', import.meta.url), jobs, (done) => {
    files += done.files;
    halts.push(...done.halts);
  });
  process.stdout.write(`${files} files in ${folder}, ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  process.stderr.write(halts.sort().map((sentence) => `Not as playwright: ${sentence}\n`).join(''));
});
