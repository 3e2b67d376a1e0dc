import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { openTaskQueue } from '../platform/postgres/taskQueue.ts';
import { renderGroup, renderIcon, renderProduct, type ImageFormat, type Theme } from './render.ts';
import { drawAppIcon, type AppIcon } from './app.ts';
import { drawing } from './drawing.ts';
import { pictureColours } from './recolour.ts';
import { drawShared, type Shared } from './share.ts';

/** Which picture. `w` in pixels, one of `widths`. */
export type Wanted =
  | { sort: 'p'; object: string; colour: string; tint: number; theme: Theme | null; width: number; format: ImageFormat }
  | { sort: 'i'; object: string; colour: string; width: number; format: ImageFormat }
  | { sort: 'b'; parts: { object: string; colour: string }[]; width: number; format: ImageFormat }
  | { sort: 'app'; kind: AppIcon; side: number }
  /** A page as it is shared; keyed by all that it shows. */
  | {
      sort: 'share';
      thing: { object: string; colour: string } | { mark: string };
      tint: number;
      brand: string;
      title: string;
      price: string | null;
    };

/** What a shared picture is kept as: the same words and thing are the same picture. */
export const shareKey = (wanted: Extract<Wanted, { sort: 'share' }>): string =>
  createHash('sha256').update(JSON.stringify(wanted)).digest('base64url').slice(0, 32);

export const widths = [80, 160, 240, 320, 480, 640, 960, 1280] as const;

/** The next width we draw, so that one picture has few files. */
export const widthFor = (size: number): number => widths.find((width) => width >= size) ?? 1280;

/** True for a colour that a drawing can have; `own` is its own. */
export const isColour = (name: string): boolean => name === 'own' || name in pictureColours;

const pathOf = (wanted: Wanted): string => {
  if (wanted.sort === 'app') return join('app', `${wanted.kind}-${wanted.side}.png`);
  if (wanted.sort === 'share') return join('share', `${shareKey(wanted)}.jpg`);
  const end = `${wanted.width}.${wanted.format}`;
  if (wanted.sort === 'b') return join('b', `${wanted.parts.map((part) => `${part.object}.${part.colour}`).join('~')}-${end}`);
  if (wanted.sort === 'i') return join('i', `${wanted.object}-${wanted.colour}-${end}`);
  return join('p', `${wanted.object}-${wanted.colour}${wanted.theme === null ? '' : `-${wanted.tint}-${wanted.theme}`}-${end}`);
};

export type ImageRenderer = {
  /**
   * The bytes of a picture, drawn on the first wish and kept on disk; null when there is no such drawing. `lane` is who asks:
   * askers take turns; `gone` tells that he does not wait any more. @throws QueueFull, Unwanted where nobody does
   */
  picture(wanted: Wanted, lane?: string, gone?: AbortSignal): Promise<Buffer | null>;
};

/**
 * At most this many are drawn at once: each takes a core for up to half a second, and one core stays for whoever asks for a page. Of the
 * rest so many wait, of one asker and of all.
 */
const hands = { atOnce: Math.max(1, availableParallelism() - 1), perLane: 150, waiting: 600 };
/** What is kept of them on disk, in bytes; the one that was asked for longest ago goes first. */
const roomOnDisk = 512 * 1024 * 1024;
const sorts = ['p', 'i', 'b', 'app', 'share'];

/** Opens the studio whose pictures are kept in `folder`, `room` bytes of them. */
export function openImageRenderer(folder: string, room = roomOnDisk): ImageRenderer {
  /** What is being drawn, or waits for it, and who waits for that: nothing tells that one without a signal went. */
  const drawn = new Map<string, { picture: Promise<Buffer | null>; waiting: (AbortSignal | undefined)[] }>();
  const queue = openTaskQueue(hands);
  const sizes = new LRUCache<string, number>({
    maxSize: room,
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, path, why) => void (why === 'evict' && rm(path, { force: true })),
  });

  /** What earlier starts drew counts as well. */
  const countKept = async (): Promise<void> => {
    for (const sort of sorts) {
      for (const name of await readdir(join(folder, sort)).catch(() => [])) {
        const path = join(folder, sort, name);
        const found = await stat(path).catch(() => null);
        if (found && !sizes.has(path)) sizes.set(path, found.size);
      }
    }
  };
  void countKept();

  const standing = (thing: { object: string; colour: string } | { mark: string }): Shared['thing'] | null => {
    if ('mark' in thing) return thing;
    const svg = drawing(thing.object);
    return svg === null ? null : { svg, colour: thing.colour };
  };

  async function draw(wanted: Wanted): Promise<Buffer | null> {
    if (wanted.sort === 'app') return drawAppIcon(wanted.kind, wanted.side);
    if (wanted.sort === 'share') {
      const { sort: _, ...shown } = wanted;
      const thing = standing(wanted.thing);
      return thing === null ? null : drawShared({ ...shown, thing });
    }
    const { format } = wanted;
    if (wanted.sort === 'b') {
      const parts = wanted.parts.map((part) => ({ svg: drawing(part.object), colour: part.colour }));
      const whole = parts.filter((part): part is { svg: string; colour: string } => part.svg !== null);
      return whole.length === parts.length ? renderGroup(whole, { side: Math.round(wanted.width * 0.8), format }) : null;
    }
    const svg = drawing(wanted.object);
    if (svg === null) return null;
    if (wanted.sort === 'i') return renderIcon(svg, { colour: wanted.colour, side: wanted.width, format });
    return renderProduct(svg, { colour: wanted.colour, tint: wanted.tint, theme: wanted.theme, side: wanted.width, format });
  }

  async function make(wanted: Wanted, path: string): Promise<Buffer | null> {
    const data = await draw(wanted);
    if (data === null) return null;
    const draft = `${path}.${process.pid}.draft`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, data);
    await rename(draft, path);
    sizes.set(path, data.byteLength);
    return data;
  }

  return {
    async picture(wanted, lane, gone) {
      const path = join(folder, pathOf(wanted));
      const making = drawn.get(path);
      if (making !== undefined) {
        making.waiting.push(gone);
        return making.picture;
      }
      if (existsSync(path)) {
        sizes.get(path);
        // Another process may have made room meanwhile.
        const read = await readFile(path).catch(() => null);
        if (read !== null) return read;
      }
      const waiting = [gone];
      const isWanted = (): boolean => waiting.some((signal) => !signal?.aborted);
      const picture = queue.run(() => make(wanted, path), lane, isWanted).finally(() => drawn.delete(path));
      drawn.set(path, { picture, waiting });
      return picture;
    },
  };
}
