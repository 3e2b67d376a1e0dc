import { Worker } from 'node:worker_threads';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import { refuse } from '../platform/http/refusal.ts';
import { openTaskQueue, QueueFull } from '../platform/postgres/taskQueue.ts';
import { sliceOf, type FontSlice } from './fontSlices.ts';

/** What a document shows, its words as plain text, `bold` where they stand; `at`: when it was made, ms. */
export type Sheet = { title: string; author: string; at: number; content: Content };

const weights = { normal: 400, bold: 700 } as const;
type Style = keyof typeof weights;
/** A slice in a weight, and the letters of it that are needed. */
type UsedFont = { family: string; style: Style; wght: number; path: string; letters: Set<string> };
/** Text in one font. */
type Run = { text: string; font: string };

const unknownLetter = '□';
const A4 = { pageSize: 'A4', pageMargins: 48, version: '1.7', displayTitle: true, defaultStyle: { fontSize: 10 } } as const;

/** One document at a time, each in a thread of its own that ends with it; of one caller two more may wait. */
const queue = openTaskQueue({ atOnce: 1, waiting: 20, perLane: 2 });
const RETRY_S = 5;
const MOST_MB = 192;

const isRecord = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null;

/** A copy of a content with each text passed through `set`. */
function withTexts(node: unknown, set: (words: string, style: Style) => unknown): unknown {
  if (Array.isArray(node)) return node.map((part) => withTexts(part, set));
  if (!isRecord(node)) return node;
  const style = node['bold'] === true ? 'bold' : 'normal';
  return Object.fromEntries(
    Object.entries(node).map(([name, part]) => [
      name,
      name === 'text' && typeof part === 'string' ? set(part.normalize(), style) : withTexts(part, set),
    ]),
  );
}

/** The slice for each letter of a content; a letter that no font has is missing. */
async function slicesFor(content: Content, locale: Locale): Promise<Map<string, FontSlice>> {
  const letters = new Set(unknownLetter);
  withTexts(content, (words) => {
    for (const letter of words) letters.add(letter);
  });
  const slices = new Map<string, FontSlice>();
  for (const letter of letters) {
    const slice = await sliceOf(letter, locale);
    if (slice) slices.set(letter, slice);
  }
  return slices;
}

/** Sets each text in the fonts that hold its letters, and says which letters of which fonts it took. */
function setTexts(content: Content, slices: ReadonlyMap<string, FontSlice>): { content: Content; fonts: UsedFont[] } {
  const fonts = new Map<string, UsedFont>();
  const runsOf = (words: string, style: Style): Run[] => {
    const runs: Run[] = [];
    for (const letter of words) {
      const before = runs.at(-1);
      if (letter === '\n') {
        if (before) before.text += letter;
        continue;
      }
      const shown = slices.has(letter) ? letter : unknownLetter;
      const slice = slices.get(shown);
      if (!slice) continue;
      const key = `${slice.name} ${style}`;
      const font = fonts.get(key) ?? { family: slice.name, style, wght: weights[style], path: slice.path, letters: new Set() };
      fonts.set(key, font);
      font.letters.add(shown);
      if (before?.font === slice.name) before.text += shown;
      else runs.push({ text: shown, font: slice.name });
    }
    return runs;
  };
  return { content: withTexts(content, runsOf) as Content, fonts: [...fonts.values()] };
}

const render = (definition: TDocumentDefinitions, fonts: readonly UsedFont[]): Promise<Uint8Array> =>
  new Promise((done, failed) => {
    const worker = new Worker(new URL('./render.worker.mjs', import.meta.url), {
      workerData: { definition, fonts: fonts.map((font) => ({ ...font, letters: [...font.letters].join('') })) },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
    });
    worker.once('message', done);
    worker.once('error', failed);
    worker.once('exit', (code) => failed(new Error(`the thread that prints ended with ${code}`)));
  });

/**
 * A sheet as PDF on A4, with the letters that it needs in it; one that no font has is a box. `lane`: for whom, as they take turns.
 * @throws Refusal RATE_LIMITED while too many wait
 */
export const printPdf = ({ title, author, at, content }: Sheet, locale: Locale, lane: string): Promise<Uint8Array> =>
  queue
    .run(async () => {
      const set = setTexts(content, await slicesFor(content, locale));
      const info = { title, author, creationDate: new Date(at) };
      return render({ ...A4, language: languageTag(locale), info, content: set.content }, set.fonts);
    }, lane)
    .catch((failed: unknown) => {
      throw failed instanceof QueueFull ? refuse('RATE_LIMITED', { retryAfter: RETRY_S }) : failed;
    });
