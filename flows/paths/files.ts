import { readFile } from 'node:fs/promises';
import type { Locale } from '#machines/model/locale.ts';
import { walkFileOf } from '#tests/model/harness/walkFiles.ts';
import { CommandError } from '../command.ts';
import type { NamedMachine } from '../machineRegistry.ts';
import type { PathOptions } from './selectPaths.ts';
import { asCsv } from './formats/csv.ts';
import type { Format } from './formats.ts';
import { asGherkin } from './formats/gherkin.ts';
import { asJson } from './formats/json.ts';
import { isFilled } from './mall.answers.ts';
import { asPlaywright } from './playwright.ts';
import { browserScriptFor, scriptFor, type Tongue } from './scripts.ts';
import { asWords } from './words.ts';

const formats = { words: asWords, gherkin: asGherkin, csv: asCsv, json: asJson };

/** A language of the shop with its sentences. */
export const tongueOf = async (locale: Locale): Promise<Tongue> => ({
  locale,
  messages: JSON.parse(await readFile(new URL(`../../lang/${locale}.json`, import.meta.url), 'utf8')) as Record<string, string>,
});

/** A machine that Playwright cannot walk, with what walks it instead. */
const insteadOf = ({ message, code }: CommandError, noun: string): CommandError => {
  const file = walkFileOf(noun);
  const view = `, and 'VIEWS=${noun} npx vitest run -c tests/vitest.config.ts ${file}' takes the same walks through the view`;
  return new CommandError(`${message} Instead: 'npm run paths -- ${noun}' is walked by hand${file ? view : ''}.`, code);
};

/**
 * The texts of a machine in the wanted formats; the walks are walked once for all that tell the same ones. With `onHalt` what halts one
 * format leaves the others.
 */
export async function written(
  named: NamedMachine,
  wanted: readonly Format[],
  options: PathOptions,
  tongue: Tongue,
  onHalt?: (halt: CommandError) => void,
): Promise<[Format, string][]> {
  const plain = wanted.some((format) => format !== 'playwright') ? await scriptFor(named, options, tongue) : null;
  const texts: [Format, string][] = [];
  for (const format of wanted) {
    if (format !== 'playwright') texts.push([format, plain ? formats[format](plain) : '']);
    else if (wanted.length === 1 || isFilled(named.noun)) {
      try {
        const { script, meeting } = await browserScriptFor(named, options, tongue);
        texts.push([format, await asPlaywright(script, meeting, (id) => tongue.messages[id] ?? id)]);
      } catch (reason) {
        if (!(reason instanceof CommandError)) throw reason;
        const halt = insteadOf(reason, named.noun);
        if (!onHalt) throw halt;
        onHalt(halt);
      }
    }
  }
  return texts;
}
