import { locales } from '#machines/model/locale.ts';
import { tableFileOf } from '#tests/model/harness/walkFiles.ts';
import { CommandError } from '../command.ts';
import { fileOf, localeTables, moduleName, regionTables, registry, specifier } from './layout.ts';
import { callsText, capital, dataText, fixtureText, machineText, missing, pageText } from './templates.ts';

/** Files of the project by path: what was there, and what a recipe makes of it. */
export type Files = { read(path: string): string | null; write(path: string, text: string): void };

/** What a recipe still asks of a person, beside every place marked as missing, and the commands that say whether it is done. */
export type Recipe = {
  make(files: Files, name: string, more: string | undefined): void;
  next: (name: string) => string[];
  checks: (name: string) => string[];
};

const there = (files: Files, path: string): string => {
  const text = files.read(path);
  if (text === null) throw new CommandError(`${path} is not there: see flows/scaffold/layout.ts.`);
  return text;
};

const create = (files: Files, path: string, text: string): void => {
  if (files.read(path) !== null) throw new CommandError(`${path} is there already.`);
  files.write(path, text);
};

const register = (files: Files, { file, before }: { file: string; before: string }, entry: string): void => {
  const text = there(files, file);
  const at = text.lastIndexOf(before);
  if (at < 0) throw new CommandError(`${file} has no '${before.trim().split('\n')[0]}': see flows/scaffold/layout.ts.`);
  files.write(file, text.slice(0, at) + entry + text.slice(at));
};

/** Puts a message into all languages, in the order of the alphabet, marked as missing. */
const addMessage = (files: Files, id: string, sentence: string): void => {
  for (const locale of locales) {
    const path = fileOf.messages(locale);
    const messages = JSON.parse(there(files, path)) as Record<string, string>;
    if (id in messages) throw new CommandError(`${path} has '${id}' already.`);
    const sorted = Object.entries({ ...messages, [id]: `${missing} ${sentence}` }).sort(([one], [other]) => (one < other ? -1 : 1));
    files.write(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
};

/** Copies the entry of one key of every table in a file to the table's end, under another key and marked as missing. */
const copyEntries = (files: Files, file: string, from: string, to: string): void => {
  const entry = new RegExp(`^( *)${from}(: .*,|: .*[[({]\\n(?:\\1 .*\\n)*\\1\\S.*,)((?:\\n\\1.*)*)$`, 'gm');
  const text = there(files, file);
  const more = text.replace(
    entry,
    (whole, indent: string, value: string) => `${whole}\n${indent}// ${missing} this is ${from}'s.\n${indent}${to}${value}`,
  );
  if (more === text) throw new CommandError(`${file} has no entry of '${from}': see flows/scaffold/layout.ts.`);
  files.write(file, more);
};

const aNoun = (name: string): string => {
  if (!/^[a-z][A-Za-z]+$/.test(name)) throw new CommandError(`'${name}' is no name for it: take one word in camelCase, as 'loyalty'.`);
  return name;
};

const machineFiles = (files: Files, noun: string, isPage: boolean): void => {
  create(files, fileOf.machine(noun), machineText(noun, isPage));
  create(files, fileOf.fixture(noun), fixtureText(noun, isPage));
};

const page: Recipe = {
  make(files, name) {
    const noun = aNoun(name);
    machineFiles(files, noun, true);
    create(files, fileOf.page(noun), pageText(noun));
    create(files, fileOf.data(noun), dataText(noun));
    register(files, registry.place, `  | { name: '${noun}' }\n`);
    const entry = `{ ...visitor, routeName: '${capital(noun)}', page: '${noun}', ...at('/${noun.toLowerCase()}') }`;
    register(files, registry.placeEntry, `  ${noun}: ${entry},\n`);
    const importOf = (file: string): string => `() => import('${specifier(registry.loader.file, file)}')`;
    register(files, registry.loader, `  ${noun}: pageLoader(${importOf(fileOf.page(noun))}, ${importOf(fileOf.data(noun))}),\n`);
    addMessage(files, `${noun}.title`, capital(noun));
  },
  next: (noun) => [
    `Link to it: { name: '${noun}' } is a place now.`,
    `${fileOf.data(noun)} gets a row in tests/integration/guestRows.ts or shopperRows.ts: what it reads of the real mall.`,
    `Is it for everyone, or for shoppers alone? Its entry in ${registry.placeEntry.file} says so, and its address, loading and indexing.`,
  ],
  checks: (noun) => [
    `npm run machines:lint -- ${noun}`,
    'npm run ledger -- --write',
    `VIEWS=${noun} npx vitest run -c tests/vitest.config.ts ${tableFileOf(noun)}`,
    'npm run gallery -- --list --write',
  ],
};

const machine: Recipe = {
  make: (files, name) => machineFiles(files, aNoun(name), false),
  next: (noun) => [
    `Give it a parent that invokes it, or a view: then it shows what it read, and has no output. ${fileOf.data(noun)} fills its ports, by functions of the same names.`,
  ],
  checks: (noun) => [`npm run machines:lint -- ${noun}`, `npm run paths -- ${noun}`, 'npm run ledger -- --write'],
};

const call: Recipe = {
  make(files, name, id) {
    const noun = aNoun(name);
    if (!id || !/^[A-Z]\d{1,2}$/.test(id)) throw new CommandError('Say which id it has in the contract: npm run new -- call loyalty T7');
    create(files, fileOf.calls(noun), callsText(noun, id));
    register(
      files,
      registry.moduleImport,
      `import { ${moduleName(noun)} } from '${specifier(registry.module.file, fileOf.calls(noun))}';\n`,
    );
    register(files, registry.module, `  ${moduleName(noun)},\n`);
  },
  next: () => [
    'Rules and tables stand beside the call (<noun>.ts, <noun>.tables.ts, a migration); a refusal is named in `refusals`.',
    'A call that asks for something, or writes, gets its step in tests/contract/walk.ts.',
  ],
  checks: () => ['npm run contract:examples', 'npm run contract:write', 'npm run codegen', 'npm run docs:write'],
};

const refusal: Recipe = {
  make(files, code) {
    if (!/^[A-Z][A-Z_]+$/.test(code)) throw new CommandError(`'${code}' is no code: take capitals, as 'LOYALTY_EXPIRED'.`);
    register(files, registry.refusal, `  '${code}',\n`);
    register(files, registry.cause, `  ${code}: cause('shopper', '${missing} why it happens.'),\n`);
    addMessage(files, `refusal.${code}`, code.toLowerCase().replaceAll('_', ' '));
  },
  next: (code) => [
    `Name '${code}' in the call's \`refusals\` and throw refuse('${code}').`,
    '409 is its status, unless mall/platform/http/refusal.ts says another one.',
    'Add it to the fixtures of the ports that can meet it.',
  ],
  checks: () => ['npm run contract:write', 'npm run docs:write'],
};

const message: Recipe = {
  make: (files, id) => {
    if (!/^[a-z]\w*(\.\w+)+$/.test(id)) throw new CommandError(`'${id}' is no message id: take 'page.word'.`);
    addMessage(files, id, id.split('.').at(-1) ?? id);
  },
  next: (id) => [`Say it: <FormattedMessage id="${id}" />.`],
  checks: () => ['npx vitest run -c tests/vitest.config.ts tests/architecture/words.test.ts'],
};

const language: Recipe = {
  make(files, locale) {
    if (!/^[a-z]{2}$/.test(locale)) throw new CommandError(`'${locale}' is no language: take its two letters, as 'de'.`);
    const sentences = JSON.parse(there(files, fileOf.messages('en'))) as Record<string, string>;
    const own = Object.entries(sentences).map(([id, sentence]) => [id, sentence.startsWith(missing) ? sentence : `${missing} ${sentence}`]);
    create(files, fileOf.messages(locale), `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`);
    register(files, registry.locale, `, '${locale}'`);
    const from = specifier(registry.sentences.file, fileOf.messages(locale));
    register(files, registry.sentencesImport, `import ${locale} from '${from}' with { type: 'json' };\n`);
    register(files, registry.sentences, `  ${locale},\n`);
    for (const file of localeTables) copyEntries(files, file, 'en', locale);
  },
  next: (locale) => [
    `A native speaker writes ${fileOf.messages(locale)}: sentences are not translated word by word.`,
    'Names of goods stay English until mall/seed/texts.ts says them, those of places until mall/address/areas does.',
    'The card fields stay English until mall/sandbox/fields.words.ts says them.',
    'How its words are found: mall/search/stems.ts.',
  ],
  checks: (locale) => [
    'npx vitest run -c tests/vitest.config.ts tests/architecture/words.test.ts',
    `npm run gallery -- --lang ${locale} --check`,
    'npm run docs:errors',
  ],
};

const region: Recipe = {
  make(files, code, currency) {
    if (!/^[A-Z]{2}$/.test(code) || !/^[A-Z]{3}$/.test(currency ?? ''))
      throw new CommandError('Say its code and currency: npm run new -- region PT EUR');
    const ids = [...there(files, registry.region.file).matchAll(/regionId: (\d{6,})/g)].map(([, id]) => Number(id));
    const money = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    const symbol = money.formatToParts(0).find(({ type }) => type === 'currency')?.value;
    const digits = money.resolvedOptions().maximumFractionDigits;
    const facts = `regionId: ${Math.max(...ids) + 1}, code: '${code}', currency: '${currency}', symbol: '${symbol}', digits: ${digits}`;
    register(
      files,
      registry.region,
      `  // ${missing} dial code, time zone and language.\n  { ${facts}, dial: '0', zone: 'UTC', locale: 'en' },\n`,
    );
    register(files, registry.regionCode, ` | '${code}'`);
    for (const file of regionTables) copyEntries(files, file, 'LK', code);
  },
  next: () => [
    'Its areas stand in a file of their own in mall/address/areas; each amount is in its own currency.',
    'The shares in mall/seed/shops.ts come to 1. The region menu shows it by itself.',
  ],
  checks: () => ['npm run seed -- --products 300', 'npm run contract:examples'],
};

/** What `npm run new` can make. */
export const recipes: Record<string, Recipe> = { page, machine, call, refusal, message, language, region };
