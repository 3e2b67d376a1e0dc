import { measures } from '#src/design/tokens.ts';
import type { Box, Row } from './drawing.ts';

/** Pixels of the chart's letters and the room around them. */
export const sizes = { title: 14, row: 12, titleLine: 22, rowLine: 18, guardLine: 15, pad: 12, mark: 16, begin: 12, gap: 6 } as const;

/** The width of a letter in parts of its size, where nothing can measure it. */
const widestLetter = 0.58;

let pen: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

const widthOf = (text: string, font: string): number => {
  const key = `${font} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  pen ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!pen) return Math.ceil(text.length * Number(/(\d+)px/.exec(font)?.[1]) * widestLetter);
  pen.font = `${font} ${measures.fonts.system}`;
  const width = Math.ceil(pen.measureText(text).width);
  widths.set(key, width);
  return width;
};

const verbs: Partial<Record<Row['kind'], string>> = { asks: 'asks ', entering: 'enter / ', leaving: 'leave / ' };

/** The words of a row as they are written in one line. */
export const rowParts = (row: Row): { word: string; guard: string; after: string } => ({
  word: `${verbs[row.kind] ?? ''}${row.word}`,
  guard: row.guard === '' ? '' : `[${row.guard}]`,
  after: row.after,
});

/** Where the parts of a row begin, and how wide it is in all; `stacked`: the guard stands under the word. */
export function rowWidths(row: Row, stacked = false): { word: number; guard: number; after: number; all: number } {
  const { word, guard, after } = rowParts(row);
  const wordEnd = sizes.mark + widthOf(word, `500 ${sizes.row}px`);
  const guardStart = stacked ? sizes.mark : wordEnd + sizes.gap;
  const guardEnd = guard === '' ? wordEnd : guardStart + widthOf(guard, `400 ${sizes.row}px`);
  const afterStart = guardEnd + sizes.gap;
  return {
    word: sizes.mark,
    guard: guardStart,
    after: afterStart,
    all: Math.max(wordEnd, after === '' ? guardEnd : afterStart + widthOf(after, `500 ${sizes.row}px`)),
  };
}

/** The height of a row on a line, where its guard stands under its word. */
export const stackedHeight = (row: Row): number => (row.guard === '' ? sizes.rowLine : sizes.rowLine + sizes.guardLine);

/** The words on a line, one row under the other: width is what a chart from left to right has least of. */
export const labelSize = (rows: readonly Row[]): { width: number; height: number } => ({
  width: Math.max(0, ...rows.map((row) => rowWidths(row, true).all)),
  height: rows.reduce((sum, row) => sum + stackedHeight(row), 0),
});

/** Rows one under the other, each with its guard beside it, in pixels. */
export const rowsSize = (rows: readonly Row[]): { width: number; height: number } => ({
  width: Math.max(0, ...rows.map((row) => rowWidths(row).all)),
  height: rows.length * sizes.rowLine,
});

/** How wide a tag is with its frame, in pixels. */
export const tagWidth = (tag: string): number => widthOf(tag, `500 11px`) + 12;

/** The head of a box: title, tags and rows; what lies in the box begins under it. */
export function headSize(box: Box): { width: number; height: number } {
  const rows = rowsSize(box.rows);
  const title =
    widthOf(box.title, `700 ${sizes.title}px`) +
    box.state.tags.reduce((sum, tag) => sum + sizes.gap + tagWidth(tag), 0) +
    (['parallel', 'final', 'history'].includes(box.state.type) ? sizes.gap + widthOf('in parallel', '500 11px') : 0);
  return { width: Math.max(title, rows.width) + 2 * sizes.pad, height: sizes.titleLine + (rows.height > 0 ? rows.height + 4 : 0) + 2 * 8 };
}

/** How wide the name of a box is, in pixels. */
export const titleWidth = (box: Box): number => widthOf(box.title, `700 ${sizes.title}px`);
