import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '#machines/words.ts';
import { Halt, oneOf, readArguments, runCommand, writeWhole } from '../command.ts';
import { allMachines, machineCalled, type Named } from '../named.ts';
import { asCsv } from './csv.ts';
import { asGherkin } from './gherkin.ts';
import { asJson } from './json.ts';
import type { Script } from './script.ts';
import { scriptFor } from './scripts.ts';
import { asWords } from './words.ts';

const formats = {
  words: { write: asWords, ending: 'txt' }, gherkin: { write: asGherkin, ending: 'feature' }, csv: { write: asCsv, ending: 'csv' }, json: { write: asJson, ending: 'json' },
} satisfies Record<string, { write: (script: Script) => string; ending: string }>;
type Format = keyof typeof formats;

const usage = `npm run paths -- <machine> [--as ${Object.keys(formats).join('|')}] [--to <state>] [--through <event>] [--lang ${locales.join('|')}] [--out <file>]
npm run paths -- --all --out <folder> [--as <format>] [--lang <language>]
`;

const sentencesIn = async (locale: Locale): Promise<Record<string, string>> =>
  JSON.parse(await readFile(new URL(`../../lang/${locale}.json`, import.meta.url), 'utf8')) as Record<string, string>;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      as: { type: 'string' }, to: { type: 'string' }, through: { type: 'string' }, lang: { type: 'string', default: 'en' }, all: { type: 'boolean' }, out: { type: 'string' }, help: { type: 'boolean' },
    },
  });
  if (values.help) return void process.stdout.write(usage);
  const wanted = values.as === undefined ? null : oneOf('format', values.as, Object.keys(formats) as Format[]);
  const locale = oneOf('language', values.lang, locales);
  if (values.all && positionals.length > 0) throw new Halt("Either one machine or '--all'.");
  if (values.all && values.out === undefined) throw new Halt("'--all' wants a folder: '--out folder'.");
  if (values.all && (values.to ?? values.through) !== undefined) throw new Halt("'--to' and '--through' are about one machine: leave '--all' out.");
  if (!values.all && positionals.length !== 1) throw new Halt(`Which machine? ${usage.split('\n')[0]}`);

  const messages = await sentencesIn(locale);
  const script = (named: Named): Promise<Script> => scriptFor(named, { to: values.to, through: values.through }, locale, messages);
  if (!values.all) {
    const text = formats[wanted ?? 'words'].write(await script(await machineCalled(positionals[0] ?? '')));
    return values.out === undefined ? void process.stdout.write(text) : writeWhole(values.out, text);
  }
  const begun = performance.now();
  const written: string[] = [];
  for (const named of await allMachines()) {
    const told = await script(named);
    for (const format of wanted ? [wanted] : (Object.keys(formats) as Format[])) {
      const file = join(values.out ?? '', `${named.noun}.${formats[format].ending}`);
      await writeWhole(file, formats[format].write(told));
      written.push(file);
    }
  }
  process.stdout.write(`${written.length} files in ${values.out}, ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
});
