import { readFile, rm } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError, oneOf, readArguments, runCommand, writeWhole } from '../command.ts';
import { takePictures, writeAlbum } from './album.ts';
import { inspectAll, findingLines, type Finding, type Staged } from './inspect.ts';
import { screenKinds } from './screenKinds.ts';
import { everyVariant, locales, spacedVariants, texts, themes, widths, type Variant } from './variants.ts';
import { listOf, screensWanted, stageAll } from './screenInventory.ts';
import { BrowserHarness } from './browserHarness.ts';
import { fullPlan } from './samplePlan.ts';
import type { Screen } from './screens.ts';

const list = fileURLToPath(new URL('../../tests/snapshots/gallery.txt', import.meta.url));
const usualFolder = fileURLToPath(new URL('../../dist/flows/gallery', import.meta.url));

const usage = `npm run gallery -- [machine ...] [--state words] [--kind ${screenKinds.join('|')}] [--width 390|1280]
    [--theme day|night] [--lang ${locales.join('|')}] [--text ${texts.join('|')}] [--out folder]
  takes pictures and writes an album of them; width, theme, lang and text take several with commas (--lang en,ru)
  pictures of text that its reader spaced are taken where it is asked for: --text spaced
  --check   looks for faults instead (overflow, cut text, missing sentences, other languages, axe)
  --list    tells what the committed list of screens lacks; with --write writes it`;

const options = {
  state: { type: 'string' },
  kind: { type: 'string' },
  width: { type: 'string' },
  theme: { type: 'string' },
  lang: { type: 'string' },
  text: { type: 'string' },
  out: { type: 'string' },
  check: { type: 'boolean' },
  list: { type: 'boolean' },
  write: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type ScreenFilter = { state: string | undefined; kind: string | undefined };

const limited = (staged: readonly Staged[], { state, kind }: ScreenFilter): Staged[] => {
  if (kind !== undefined) oneOf('kind', kind, screenKinds);
  if (state !== undefined) oneOf('state', state, [...new Set(staged.flatMap(({ screen }) => [screen.state, ...screen.state.split(' ')]))]);
  return staged.filter(
    ({ screen }) =>
      (kind === undefined || screen.kind === kind) &&
      (state === undefined || screen.state === state || screen.state.split(' ').includes(state)),
  );
};

/** The words of a list with commas, each of them known; all where nothing is asked. */
const someOf = (what: string, words: string | undefined, known: readonly string[]): readonly string[] =>
  words?.split(',').map((word) => oneOf(what, word, known)) ?? known;

const variantsFor = (filter: {
  width?: string | undefined;
  theme?: string | undefined;
  lang?: string | undefined;
  text?: string | undefined;
}): Variant[] => {
  const width = someOf('width', filter.width, widths.map(String));
  const theme = someOf('theme', filter.theme, themes);
  const locale = someOf('language', filter.lang, locales);
  const text = someOf('text', filter.text, texts);
  return [...everyVariant, ...spacedVariants].filter(
    (variant) =>
      width.includes(String(variant.width)) &&
      theme.includes(variant.theme) &&
      locale.includes(variant.locale) &&
      text.includes(variant.text),
  );
};

const since = (startedAt: number): string => {
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return seconds < 120 ? `${seconds} s` : `${(seconds / 60).toFixed(1)} min`;
};

/** Says every five hundredth step how far the work is. */
const progress = (what: string, all: number): (() => void) => {
  let done = 0;
  return () => {
    done += 1;
    if (done % 500 === 0 && done < all) process.stdout.write(`${done} of ${all} ${what}\n`);
  };
};

const compareList = async (screens: readonly Screen[], isWriting: boolean): Promise<number> => {
  const now = listOf(screens);
  if (isWriting) {
    await writeWhole(list, now);
    process.stdout.write(`${relative(process.cwd(), list)}: ${screens.length} screens.\n`);
    return 0;
  }
  const written = (await readFile(list, 'utf8').catch(() => '')).split('\n');
  const lines = now.split('\n');
  const changes = [
    ...lines.filter((line) => !written.includes(line)).map((line) => `+ ${line}`),
    ...written.filter((line) => !lines.includes(line)).map((line) => `- ${line}`),
  ];
  process.stdout.write(
    changes.length === 0
      ? `The list is complete: ${screens.length} screens.\n`
      : `${changes.join('\n')}\nLook at them (npm run gallery), then 'npm run gallery -- --list --write'.\n`,
  );
  return changes.length === 0 ? 0 : 1;
};

const check = async (staged: readonly Staged[], variants: readonly Variant[]): Promise<number> => {
  const startedAt = performance.now();
  const visits = fullPlan(staged).filter(({ variant }) =>
    variants.some(
      (each) =>
        (variant.width === 320 || each.width === variant.width) &&
        each.theme === variant.theme &&
        each.locale === variant.locale &&
        each.text === variant.text,
    ),
  );
  const step = progress('looks', visits.length);
  const known = new Set<string>();
  // A fault is told when it is first seen: the whole check takes most of an hour.
  const tell = (seen: Finding[]): void => {
    for (const finding of seen) if (!known.has(finding.what)) process.stdout.write(`${findingLines([finding])[0] ?? ''}\n`);
    for (const { what } of seen) known.add(what);
    step();
  };
  const browser = await BrowserHarness.open();
  try {
    const findings = await inspectAll(browser, visits, tell);
    const lines = findingLines(findings);
    process.stdout.write(
      `${[...lines, `${lines.length} faults in ${staged.length} screens, ${visits.length} looks (${since(startedAt)}).`].join('\n')}\n`,
    );
    return lines.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
};

const writePictures = async (staged: readonly Staged[], variants: readonly Variant[], folder: string): Promise<void> => {
  const startedAt = performance.now();
  const count = staged.length * variants.length;
  const browser = await BrowserHarness.open();
  try {
    await rm(`${folder}/pictures`, { recursive: true, force: true });
    await takePictures(browser, folder, staged, variants, progress('pictures', count));
  } finally {
    await browser.close();
  }
  await writeAlbum(folder, staged, variants);
  process.stdout.write(
    `${count} pictures of ${staged.length} screens (${since(startedAt)}). Open ${relative(process.cwd(), `${folder}/index.html`)}.\n`,
  );
};

await runCommand(async () => {
  const { values, positionals } = readArguments({ options, allowPositionals: true });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const variants = variantsFor(values);
  if (values.list) return compareList(await screensWanted(), values.write ?? false);
  const staged = limited(await stageAll(positionals), { state: values.state, kind: values.kind });
  if (staged.length === 0) throw new CommandError('No screen is like that.');
  if (values.check) return check(staged, variants);
  const pictured = values.text ? variants : variants.filter(({ text }) => text !== 'spaced');
  await writePictures(staged, pictured, resolve(values.out ?? usualFolder));
  return 0;
});
