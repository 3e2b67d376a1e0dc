import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawGroup, drawIcon, drawProduct, type PictureFormat, type Theme } from './draw.ts';
import { drawAppIcon, type AppIcon } from './app.ts';
import { drawing } from './objects.ts';
import { pictureColours } from './recolour.ts';
import { drawShared, type Shared } from './share.ts';

/** Which picture. `w` in pixels, one of `widths`. */
export type Wanted =
  | { sort: 'p'; object: string; colour: string; tint: number; theme: Theme | null; width: number; format: PictureFormat }
  | { sort: 'i'; object: string; colour: string; width: number; format: PictureFormat }
  | { sort: 'b'; parts: { object: string; colour: string }[]; width: number; format: PictureFormat }
  | { sort: 'app'; kind: AppIcon; side: number }
  /** A page as it is shared; keyed by all that it shows. */
  | { sort: 'share'; thing: { object: string; colour: string } | { mark: string }; tint: number; brand: string; title: string; price: string | null };

/** What a shared picture is kept as: the same words and thing are the same picture. */
export const shareKey = (wanted: Extract<Wanted, { sort: 'share' }>): string => createHash('sha256').update(JSON.stringify(wanted)).digest('base64url').slice(0, 32);

export const widths = [80, 160, 240, 320, 480, 640, 960, 1280] as const;

/** The next width we draw, so that one picture has few files. */
export const widthFor = (wish: number): number => widths.find((width) => width >= wish) ?? 1280;

export const isColour = (name: string): boolean => name === 'own' || name in pictureColours;

const pathOf = (wanted: Wanted): string => {
  if (wanted.sort === 'app') return join('app', `${wanted.kind}-${wanted.side}.png`);
  if (wanted.sort === 'share') return join('share', `${shareKey(wanted)}.jpg`);
  const end = `${wanted.width}.${wanted.format}`;
  if (wanted.sort === 'b') return join('b', `${wanted.parts.map((part) => `${part.object}.${part.colour}`).join('~')}-${end}`);
  if (wanted.sort === 'i') return join('i', `${wanted.object}-${wanted.colour}-${end}`);
  return join('p', `${wanted.object}-${wanted.colour}${wanted.theme === null ? '' : `-${wanted.tint}-${wanted.theme}`}-${end}`);
};

export type Studio = {
  /** The bytes of a picture, drawn on the first wish and kept on disk; null when there is no such drawing. */
  picture(wanted: Wanted): Promise<Buffer | null>;
};

/** At most this many are drawn at once: each takes a core for a tenth of a second. */
const hands = 2;

/** Opens the studio whose drawings lie in `drawings` and whose pictures are kept in `folder`. */
export function openStudio(drawings: string, folder: string): Studio {
  const drawn = new Map<string, Promise<Buffer | null>>();
  let busy = 0;
  const queue: (() => void)[] = [];

  const standing = (thing: { object: string; colour: string } | { mark: string }): Shared['thing'] | null => {
    if ('mark' in thing) return thing;
    const svg = drawing(drawings, thing.object);
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
      const parts = wanted.parts.map((part) => ({ svg: drawing(drawings, part.object), colour: part.colour }));
      const whole = parts.filter((part): part is { svg: string; colour: string } => part.svg !== null);
      return whole.length === parts.length ? drawGroup(whole, { side: Math.round(wanted.width * 0.8), format }) : null;
    }
    const svg = drawing(drawings, wanted.object);
    if (svg === null) return null;
    if (wanted.sort === 'i') return drawIcon(svg, { colour: wanted.colour, side: wanted.width, format });
    return drawProduct(svg, { colour: wanted.colour, tint: wanted.tint, theme: wanted.theme, side: wanted.width, format });
  }

  async function make(wanted: Wanted, path: string): Promise<Buffer | null> {
    if (busy >= hands) await new Promise<void>((go) => queue.push(go));
    busy += 1;
    try {
      const data = await draw(wanted);
      if (data === null) return null;
      const draft = `${path}.${process.pid}.draft`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, data);
      await rename(draft, path);
      return data;
    } finally {
      busy -= 1;
      queue.shift()?.();
    }
  }

  return {
    async picture(wanted) {
      const path = join(folder, pathOf(wanted));
      const making = drawn.get(path);
      if (making !== undefined) return making;
      if (existsSync(path)) return readFile(path);
      const fresh = make(wanted, path).finally(() => drawn.delete(path));
      drawn.set(path, fresh);
      return fresh;
    },
  };
}
