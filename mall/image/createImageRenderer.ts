import { resolve } from 'node:path';
import { productTypes } from '../seed/productTypes.ts';
import { banners } from '../seed/banners.ts';
import { tags } from '../seed/tags.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { QueueFull, Unwanted } from '../platform/postgres/taskQueue.ts';
import { openImageRenderer, type ImageRenderer, type Wanted } from './imageRenderer.ts';

/** Who asks for a picture. */
type Asker = { context: MallContext; ip: string; request: Request };

const studios = new WeakMap<MallContext, ImageRenderer>();

/** Shops' banners and the installed shop's shortcuts show these besides what the catalogue sells. */
const extras = ['shopping-bags', 'wrapped-gift', 'package', 'potted-plant', 'delivery-truck', 'sparkles', 'label', 'star'];

/** The drawings that the catalogue, its tags and its banners show, by their names. */
export function drawingsNeeded(): string[] {
  const icons = tags.map((tag) => tag.icon.split('/')[3] ?? '');
  const shown = banners.flatMap((banner) => (banner.pic.split('/')[3] ?? '').split('~').map((part) => part.split('.')[0] ?? ''));
  return [...productTypes.map((kind) => kind.object), ...icons, ...shown, ...extras].filter((name) => name !== '');
}

/** The image renderer of a mall, opened when it is asked for first. */
export function createImageRenderer(context: MallContext): ImageRenderer {
  const known = studios.get(context);
  if (known !== undefined) return known;
  const opened = openImageRenderer(resolve(context.config.dataDir, 'pictures'));
  studios.set(context, opened);
  return opened;
}

/**
 * A picture for whoever asks, in the turn of his network; who left before that has none drawn.
 * @throws Refusal UNAVAILABLE while too much is to be drawn
 */
export const drawnFor = ({ context, ip, request }: Asker, wanted: Wanted): Promise<Buffer | null> =>
  createImageRenderer(context)
    .picture(wanted, networkOf(ip), request.signal)
    .catch((failed: unknown) => {
      throw failed instanceof QueueFull || failed instanceof Unwanted ? refuse('UNAVAILABLE', { retryAfter: 2 }) : failed;
    });
