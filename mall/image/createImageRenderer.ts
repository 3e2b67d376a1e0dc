import { join, resolve } from 'node:path';
import { productTypes } from '../seed/productTypes.ts';
import { banners } from '../seed/banners.ts';
import { tags } from '../seed/tags.ts';
import { networkOf } from '../platform/http/clientAddress.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { refuse } from '../platform/http/refusal.ts';
import { QueueFull } from '../platform/postgres/taskQueue.ts';
import { takeOut } from './objects.ts';
import { openImageRenderer, type ImageRenderer, type Wanted } from './imageRenderer.ts';

const studios = new WeakMap<MallContext, Promise<ImageRenderer>>();

/** Shops' banners and the installed shop's shortcuts show these besides what the catalogue sells. */
const extras = ['shopping-bags', 'wrapped-gift', 'package', 'potted-plant', 'delivery-truck', 'sparkles', 'label', 'star'];

function drawingsNeeded(): string[] {
  const icons = tags.map((tag) => tag.icon.split('/')[3] ?? '');
  const shown = banners.flatMap((banner) => (banner.pic.split('/')[3] ?? '').split('~').map((part) => part.split('.')[0] ?? ''));
  return [...productTypes.map((kind) => kind.object), ...icons, ...shown, ...extras].filter((name) => name !== '');
}

/** The image renderer; the drawings are taken out of the collection when it is opened for the first time. */
export function createImageRenderer(context: MallContext): Promise<ImageRenderer> {
  const known = studios.get(context);
  if (known !== undefined) return known;
  const folder = resolve(context.config.dataDir, 'pictures');
  const drawings = join(folder, 'drawings');
  const opening = takeOut(drawings, drawingsNeeded()).then(() => openImageRenderer(drawings, folder));
  studios.set(context, opening);
  opening.catch(() => studios.delete(context));
  return opening;
}

/** A picture for whoever asks from this address, in his network's turn. @throws Refusal UNAVAILABLE while too much is to be drawn */
export const drawnFor = async (context: MallContext, wanted: Wanted, ip: string): Promise<Buffer | null> =>
  (await createImageRenderer(context)).picture(wanted, networkOf(ip)).catch((failed: unknown) => {
    throw failed instanceof QueueFull ? refuse('UNAVAILABLE', { retryAfter: 2 }) : failed;
  });
