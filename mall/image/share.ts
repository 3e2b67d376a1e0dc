import sharp, { type OverlayOptions } from 'sharp';
import { objectStanding, shelfSvg } from './render.ts';

/** What a shared picture shows: a thing on its shelf (or a mark), and words beside it. */
export type Shared = {
  thing: { svg: string; colour: string } | { mark: string };
  tint: number;
  /** The shop's own name, above. */
  brand: string;
  title: string;
  /** The price, below; none for what has no price. */
  price: string | null;
};

/** What sharers show without cutting (Open Graph). */
export const shareSize = { width: 1200, height: 630 } as const;

const margin = 72;
const column = 560;
const titleTop = 168;
const titleHeight = 250;
const ink = '#1d1b17';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Line = { text: string; size: number; weight: 'bold' | 'normal'; width: number };

/** Words in the system's own letters, wrapped within `width`. */
const lettered = async ({ text, size, weight, width }: Line) => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}" weight="${weight}">${escaped(text)}</span>`,
      font: `sans ${size}`,
      dpi: 72,
      width,
      wrap: 'word-char',
      rgba: true,
      spacing: Math.round(size * 0.15),
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, ...info };
};

/** The largest size in which the title keeps to its box; what is too long even in the smallest is cut at a word. */
const fitted = async (text: string): Promise<Awaited<ReturnType<typeof lettered>>> => {
  for (const size of [60, 50, 42, 36]) {
    const line = await lettered({ text, size, weight: 'bold', width: column });
    if (line.height <= titleHeight) return line;
  }
  const [words, shorter] = [text.split(' '), Math.floor(text.length * 0.8)];
  return fitted(
    words.length > 1
      ? `${words
          .slice(0, -1)
          .join(' ')
          .replace(/[\s,.…]+$/, '')}…`
      : `${[...text].slice(0, shorter).join('')}…`,
  );
};

/** Draws what is shown where a page is shared, as JPEG: every sharer reads it, and it stays small. */
export async function drawShared({ thing, tint, brand, title, price }: Shared): Promise<Buffer> {
  const { width, height } = shareSize;
  const [above, name, below] = await Promise.all([
    lettered({ text: brand, size: 34, weight: 'bold', width: column }),
    fitted(title),
    price === null ? null : lettered({ text: price, size: 64, weight: 'bold', width: column }),
  ]);
  const layers: OverlayOptions[] = [
    { input: above.data, left: margin, top: margin },
    { input: name.data, left: margin, top: titleTop },
    ...(below ? [{ input: below.data, left: margin, top: height - margin - below.height }] : []),
  ];
  if ('mark' in thing) {
    const mark = await sharp(Buffer.from(thing.mark), { density: 72 * 4 })
      .resize(380)
      .png({ compressionLevel: 1 })
      .toBuffer();
    layers.push({ input: mark, left: 740, top: Math.round((height - 380) / 2) });
  } else layers.push(...(await objectStanding(thing, { side: height, left: width - height + 20, top: 0 })));
  return sharp(shelfSvg(width, height, tint, 'day'))
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
