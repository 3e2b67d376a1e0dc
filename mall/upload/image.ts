import sharp from 'sharp';
import { refuse } from '../platform/http/refusal.ts';
import { openTaskQueue, QueueFull } from '../platform/postgres/taskQueue.ts';

export type Image = { bytes: Buffer; width: number; height: number };
export const formats = ['webp', 'jpeg', 'png', 'avif'] as const;
export type Format = (typeof formats)[number];

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 2048;
const QUALITY = 82;

/** One at a time: a picture of 50 million dots takes a core for a second. */
const queue = openTaskQueue({ atOnce: 1, waiting: 40 });
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  queue.run(work).catch((failed: unknown) => {
    throw failed instanceof QueueFull ? refuse('UNAVAILABLE', { retryAfter: 5 }) : failed;
  });

/** True for what begins like a JPEG, PNG or WebP, whatever it is called. */
export function looksLikeImage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12));
  const isJpeg = head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  const isPng = head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const isWebp = head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp;
}

/**
 * Draws an upload anew as WebP, upright, at most 2048 px a side and without any of its metadata (place, camera, hidden data).
 * @throws Refusal FILE_TYPE when it is not a whole JPEG, PNG or WebP of sane size
 */
export async function redraw(bytes: Uint8Array): Promise<Image> {
  if (!looksLikeImage(bytes)) throw refuse('FILE_TYPE');
  return inTurn(() => redrawn(bytes));
}

async function redrawn(bytes: Uint8Array): Promise<Image> {
  try {
    const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: drawn.data, width: drawn.info.width, height: drawn.info.height };
  } catch {
    throw refuse('FILE_TYPE');
  }
}

/** A kept picture in another size or format. */
export function resize(
  bytes: Uint8Array,
  param: { width: number | undefined; height: number | undefined; format: Format },
): Promise<Buffer> {
  const resized = () =>
    sharp(bytes)
      .resize({
        ...(param.width ? { width: param.width } : {}),
        ...(param.height ? { height: param.height } : {}),
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toFormat(param.format, param.format === 'png' ? {} : { quality: QUALITY })
      .toBuffer();
  return inTurn(resized);
}
