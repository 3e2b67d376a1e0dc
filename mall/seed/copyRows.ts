import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** What a column of a COPY row may be. */
export type Cell = string | number | boolean | null | number[] | string[] | object;

function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'boolean') return cell ? 't' : 'f';
  if (Array.isArray(cell)) return `{${cell.join(',')}}`;
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

/** One row in COPY's text form. */
export const copyLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join('\t')}\n`;

/** Sends rows, already in text form, into `table (columns)`. */
export async function copyRows(client: ClientBase, table: string, columns: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const stream = client.query(copyFrom(`copy ${table} (${columns}) from stdin`));
  const done = finished(stream);
  const step = 2_000;
  for (let at = 0; at < lines.length; at += step) {
    if (!stream.write(lines.slice(at, at + step).join(''))) await Promise.race([once(stream, 'drain'), done]);
  }
  stream.end();
  await done;
}
