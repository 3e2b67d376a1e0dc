import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '#machines/words.ts';
import { Halt, oneOf, readArguments, runCommand, writeWhole } from '../command.ts';
import { allMachines, machineCalled, type Named } from '../named.ts';
import { asCsv } from './csv.ts';
import { asGherkin } from './gherkin.ts';
import { asJson } from './json.ts';
import { asPlaywright } from './playwright.ts';
import { browserScriptFor, scriptFor, type Tongue } from './scripts.ts';
import type { Wish } from './choose.ts';
import { asWords } from './words.ts';
import { hasPlugs } from './mall.answers.ts';

const formats = { words: asWords, gherkin: asGherkin, csv: asCsv, json: asJson };
const endings = { words: 'txt', gherkin: 'feature', csv: 'csv', playwright: 'spec.ts', json: 'json' };
type Format = keyof typeof endings;
const formatNames = Object.keys(endings) as Format[];

/** The files of a machine in the wanted formats; the walks are walked once for all that tell the same ones. With `onHalt` what halts one format leaves the others. */
async function written(named: Named, wanted: readonly Format[], wish: Wish, tongue: Tongue, onHalt?: (halt: Halt) => void): Promise<[Format, string][]> {
  const plain = wanted.some((format) => format !== 'playwright') ? await scriptFor(named, wish, tongue) : null;
  const texts: [Format, string][] = [];
  for (const format of wanted) {
    if (format !== 'playwright') texts.push([format, plain ? formats[format](plain) : '']);
    else if (wanted.length === 1 || (await hasPlugs(named.noun))) {
      try {
        const { script, meeting } = await browserScriptFor(named, wish, tongue);
        texts.push([format, await asPlaywright(script, meeting, (id) => tongue.messages[id] ?? id)]);
      } catch (reason) {
        if (!onHalt || !(reason instanceof Halt)) throw reason;
        onHalt(reason);
      }
    }
  }
  return texts;
}

const usage = `npm run paths -- <machine> [--as ${formatNames.join('|')}] [--to <state>] [--through <event>] [--lang ${locales.join('|')}] [--out <file>]
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
  const wanted = values.as === undefined ? null : oneOf('format', values.as, formatNames);
  const locale = oneOf('language', values.lang, locales);
  if (values.all && positionals.length > 0) throw new Halt("Either one machine or '--all'.");
  if (values.all && values.out === undefined) throw new Halt("'--all' wants a folder: '--out folder'.");
  if (values.all && (values.to ?? values.through) !== undefined) throw new Halt("'--to' and '--through' are about one machine: leave '--all' out.");
  if (!values.all && positionals.length !== 1) throw new Halt(`Which machine? ${usage.split('\n')[0]}`);

  const tongue: Tongue = { locale, messages: await sentencesIn(locale) };
  const wish: Wish = { to: values.to, through: values.through };
  if (!values.all) {
    const [, text] = (await written(await machineCalled(positionals[0] ?? ''), [wanted ?? 'words'], wish, tongue))[0] ?? ['words', ''];
    return values.out === undefined ? void process.stdout.write(text) : writeWhole(values.out, text);
  }
  const begun = performance.now();
  const files: string[] = [];
  const halts: Halt[] = [];
  for (const named of await allMachines()) {
    for (const [format, text] of await written(named, wanted ? [wanted] : formatNames, wish, tongue, (halt) => halts.push(halt))) {
      const file = join(values.out ?? '', `${named.noun}.${endings[format]}`);
      await writeWhole(file, text);
      files.push(file);
    }
  }
  process.stdout.write(`${files.length} files in ${values.out}, ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  process.stderr.write(halts.map(({ message }) => `Not as playwright: ${message}\n`).join(''));
});
