import sharp, { type OverlayOptions, type Region, type Sharp } from 'sharp';
import { recolour } from './recolour.ts';

// One thread to a picture, because whoever asks for a page comes first; nothing kept, because nothing is drawn twice.
sharp.concurrency(1);
sharp.cache(false);

/** The shelf of the look (architecture 12): floor line at 74 % of the side, object 66 % of it and standing on the floor. */
const floorAt = 0.74;
const objectSize = 0.66;
const castColour = { r: 58, g: 40, b: 10 };
const castAlpha = 0.3;

const shelves = {
  day: { tints: ['#efe4cf', '#dce7d3', '#d3e5e4', '#f3dad3', '#e6dde8', '#dfe3e8'], floor: 'rgb(70,52,20)', floorAlpha: 0.07 },
  night: { tints: ['#3b3424', '#2c3727', '#233735', '#412d27', '#362e39', '#2c3136'], floor: 'rgb(0,0,0)', floorAlpha: 0.22 },
};

export type Theme = keyof typeof shelves;
export type ImageFormat = 'avif' | 'webp' | 'png';
export const tintCount = shelves.day.tints.length;

/** Pixels as they lie in memory: between two steps a picture is not packed and unpacked. */
type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 4 } };

const pixelsOf = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 4 } };
};

const imageOf = ({ data, raw }: Pixels): Sharp => sharp(data, { raw });

/** Pixels as a layer of a larger picture. */
const layerOf = ({ data, raw }: Pixels, left: number, top: number): OverlayOptions => ({ input: data, raw, left, top });

/**
 * How much larger a drawing is drawn than it is shown: librsvg's clip edges are rough. Drawing takes five times as long at twice the size,
 * and what is large on its own shows less of an edge.
 */
const excessOf = (side: number): number => (side > 160 ? 1.5 : 2);

/** The smallest box with all that is not transparent. sharp's own `trim` smooths the picture first: a sixth of the time of all. */
function edgesOf({ data, raw: { width, height } }: Pixels): Region {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= 1) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? { left: 0, top: 0, width, height } : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The drawing alone, trimmed to its own edges, as large as `side` in its longer direction. */
async function objectOf(svg: string, colour: string, side: number): Promise<Pixels> {
  const density = (72 * side * excessOf(side)) / 32;
  const big = await pixelsOf(sharp(Buffer.from(recolour(svg, colour)), { density, limitInputPixels: 1e8 }));
  const trimmed = imageOf(big).extract(edgesOf(big));
  return pixelsOf(trimmed.resize({ width: side, height: side, fit: 'inside' }).modulate({ saturation: 0.9 }));
}

/** The object's own outline as a soft dark shadow with `room` added on every side. */
async function castOf({ data, raw }: Pixels, side: number): Promise<Pixels> {
  const room = Math.ceil(side * 0.08);
  const flat = Buffer.alloc(data.length);
  // A list for each of 100,000 pixels took longer than to blur them.
  for (let at = 0; at < data.length; at += 4) {
    flat[at] = castColour.r;
    flat[at + 1] = castColour.g;
    flat[at + 2] = castColour.b;
    flat[at + 3] = Math.round((data[at + 3] ?? 0) * castAlpha);
  }
  const wider = imageOf({ data: flat, raw }).extend({
    top: room,
    bottom: room,
    left: room,
    right: room,
    background: { ...castColour, alpha: 0 },
  });
  return pixelsOf(wider.blur(Math.max(0.5, side * 0.02)));
}

function encode(image: Sharp, format: ImageFormat): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality: 58, effort: 1 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 80, alphaQuality: 90, effort: 3 }).toBuffer();
  return image.png({ compressionLevel: 9 }).toBuffer();
}

/** A shelf's tint and floor as a drawing. */
export const shelfSvg = (width: number, height: number, tint: number, theme: Theme) => {
  const look = shelves[theme];
  const fill = look.tints[(tint - 1 + tintCount) % tintCount]!;
  const floor = Math.round(height * floorAt);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/><rect y="${floor}" width="100%" height="${height - floor}" fill="${look.floor}" fill-opacity="${look.floorAlpha}"/></svg>`,
  );
};

/** The layers of a thing standing on the floor of a square shelf that lies at `left`, `top` in a larger picture. */
export async function objectStanding(
  thing: { svg: string; colour: string },
  at: { side: number; left: number; top: number },
): Promise<OverlayOptions[]> {
  const { side } = at;
  const object = await objectOf(thing.svg, thing.colour, Math.round(side * objectSize));
  const left = at.left + Math.round((side - object.raw.width) / 2);
  const top = at.top + Math.round(side * (floorAt + 0.025) - object.raw.height);
  const room = Math.ceil(side * 0.08);
  const cast = await castOf(object, side);
  return [layerOf(cast, left - room, top - room + Math.round(side * 0.026)), layerOf(object, left, top)];
}

/**
 * A product standing on its shelf, square.
 * Without a theme the ground is left transparent, so that one file serves day and night and the page paints tint and floor;
 * with one, tint and floor are in the picture.
 */
export async function renderProduct(
  svg: string,
  of: { colour: string; tint: number; theme: Theme | null; side: number; format: ImageFormat },
): Promise<Buffer> {
  const { side } = of;
  const layers = await objectStanding({ svg, colour: of.colour }, { side, left: 0, top: 0 });
  const ground =
    of.theme === null
      ? sharp({ create: { width: side, height: side, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      : sharp(shelfSvg(side, side, of.tint, of.theme));
  return encode(ground.composite(layers), of.format);
}

/** An icon: the drawing alone, filling the square, without shelf or cast. */
export async function renderIcon(svg: string, of: { colour: string; side: number; format: ImageFormat }): Promise<Buffer> {
  const object = await objectOf(svg, of.colour, of.side);
  return encode(
    imageOf(object).resize({ width: of.side, height: of.side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } }),
    of.format,
  );
}

/** A banner's group of things, twice as wide as high, standing side by side on one floor; the first is the largest. Transparent ground. */
export async function renderGroup(parts: { svg: string; colour: string }[], of: { side: number; format: ImageFormat }): Promise<Buffer> {
  const height = of.side;
  const width = Math.round(height * 1.25);
  const sizes = [0.7, 0.38, 0.3];
  const centres = [0.62, 0.2, 0.9];
  const layers: OverlayOptions[] = [];
  for (const [at, part] of parts.slice(0, 3).entries()) {
    const object = await objectOf(part.svg, part.colour, Math.round(height * sizes[at]!));
    const room = Math.ceil(height * 0.08);
    const left = Math.max(0, Math.min(width - object.raw.width, Math.round(width * centres[at]! - object.raw.width / 2)));
    const top = Math.round(height * (0.86 + at * 0.03) - object.raw.height);
    const cast = await castOf(object, height);
    layers.push(layerOf(cast, Math.max(0, left - room), Math.max(0, top - room + Math.round(height * 0.02))), layerOf(object, left, top));
  }
  const standing = sharp({
    create: {
      width: width + Math.ceil(height * 0.1),
      height: height + Math.ceil(height * 0.1),
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  }).composite(layers);
  return encode(imageOf(await pixelsOf(standing)).extract({ left: 0, top: 0, width, height }), of.format);
}

/** A flag in the shape 4:3, wide enough for a screen of four pixels to the dot. */
export const renderFlag = async (svg: Buffer): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await sharp(svg).resize({ width: 96, height: 72 }).webp({ quality: 85 }).toBuffer());
