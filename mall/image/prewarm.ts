import type { MallContext } from '../platform/mallContext.ts';
import { blocksOf, bannersOf, tagsOf, youMayLike } from '../home/home.ts';
import { pagedCards } from '../product/pagedCards.ts';
import { orderOf } from '../product/sorting.ts';
import { regions } from '../region/region.ts';
import { vocabularyOf } from '../seed/vocabulary.ts';
import { wantedFrom } from './address.ts';
import type { ImageRenderer } from './imageRenderer.ts';

/** What pages ask for first: a phone's two columns at 2x, a desk's six. */
const cardWidths = [480, 240];
const bannerWidths = [320, 480];
const iconWidths = [160];

/** The addresses of every picture on the home pages of all regions. */
async function homePictures(context: MallContext): Promise<{ url: string; widths: number[] }[]> {
  const wanted: { url: string; widths: number[] }[] = [];
  const words = await vocabularyOf(context);
  for (const tag of tagsOf(words, 'en')) wanted.push({ url: tag.icon, widths: iconWidths });
  for (const region of regions) {
    const at = { region, locale: 'en' as const };
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: region.zone }).format(context.clock.now());
    const [banners, blocks, liked, trending] = await Promise.all([
      bannersOf(context, at),
      blocksOf(context, at),
      youMayLike(context, at, { visitor: '', day, current: 1, size: 24 }),
      pagedCards(context, at, { regionId: region.regionId, all: [], inStock: true }, orderOf('soldNum'), { size: 12 }),
    ]);
    for (const banner of banners) wanted.push({ url: banner.imgUrl, widths: bannerWidths });
    for (const card of [...trending.records, ...blocks.flatMap((block) => block.prods), ...liked.records])
      wanted.push({ url: card.pic, widths: cardWidths });
  }
  return wanted;
}

/** Draws what the home pages show, one after the other in the background; stops when `isOver`. */
export async function prewarmHome(context: MallContext, studio: ImageRenderer, isOver: () => boolean): Promise<void> {
  for (const { url, widths } of await homePictures(context)) {
    for (const width of widths) {
      if (isOver()) return;
      const wanted = wantedFrom(url, { width, format: 'avif', theme: null });
      if (wanted !== null) await studio.picture(wanted);
    }
  }
}
