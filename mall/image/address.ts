import type { ImageFormat, Theme } from './render.ts';
import { isColour, widthFor, type Wanted } from './imageRenderer.ts';

type RequestOptions = { width: number; format: ImageFormat; theme: Theme | null };

const partOf = (text: string): { object: string; colour: string } | null => {
  const [object = '', colour = 'own'] = text.split('.');
  return /^[a-z0-9-]{1,60}$/.test(object) && isColour(colour) ? { object, colour } : null;
};

/**
 * What `/oss/p/backpack/teal/3`, `/oss/i/dress/own` or `/oss/b/teapot.teal~candle.own/1` shows; null when it cannot be a picture of ours.
 */
export function wantedFrom(path: string, options: RequestOptions): Wanted | null {
  const [sort, first = '', second = '', third = ''] = path.replace(/^\/oss\//, '').split('/');
  const width = widthFor(options.width);
  if (sort === 'b') {
    const parts = first.split('~').map(partOf);
    const known = parts.filter((part): part is { object: string; colour: string } => part !== null);
    return known.length === parts.length && parts.length <= 3 ? { sort, parts: known, width, format: options.format } : null;
  }
  const part = partOf(`${first}.${second}`);
  if (part === null) return null;
  if (sort === 'i') return { sort, ...part, width, format: options.format };
  return sort === 'p' && /^[1-6]$/.test(third)
    ? { sort, ...part, tint: Number(third), theme: options.theme, width, format: options.format }
    : null;
}
