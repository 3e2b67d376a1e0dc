import { campaignOf } from '../campaign/campaign.ts';
import { vocabularyOf } from '../seed/vocabulary.ts';
import { bannersOf } from '../home/home.ts';
import { route } from '../platform/http/route.ts';
import type { MallContext } from '../platform/mallContext.ts';
import { messageText } from '../platform/messages.ts';
import { productInfo } from '../product/product.ts';
import { refuse } from '../platform/http/refusal.ts';
import { priceText } from '../region/priceText.ts';
import { regionOf, type Region } from '../region/region.ts';
import { z } from '../platform/http/schemas.ts';
import { locales, type Locale } from '#machines/model/locale.ts';
import { appIconSides, isAppIcon } from './app.ts';
import { logoSvg } from './logo.ts';
import { shareKey, type Wanted } from './imageRenderer.ts';
import { drawnFor } from './createImageRenderer.ts';

type Shown = Omit<Extract<Wanted, { sort: 'share' }>, 'sort' | 'brand'>;
type At = { context: MallContext; id: number; region: Region; locale: Locale; at: number };

const bytes = z.string().openapi({ format: 'binary' });

/** The thing in `/oss/p/backpack/teal/3` or `/oss/i/dress/own`, and its tint. */
const thingIn = (pic: string): Pick<Shown, 'thing' | 'tint'> => {
  const [, , , object = '', colour = 'own', tint = '6'] = pic.split('/');
  return { thing: { object, colour }, tint: Number(tint) };
};

const tintFor = (id: number): number => (id % 6) + 1;

/** What is shown of each sort of page. @throws NOT_FOUND */
const shownOf: Record<string, (asked: At) => Promise<Shown>> = {
  async product({ context, id, region, locale, at }) {
    const { prodName, price, deliverable, pic } = await productInfo(context, { prodId: id, region, locale, at });
    return { ...thingIn(pic), title: prodName, price: deliverable ? priceText(price, region, locale) : null };
  },
  async category({ context, id, locale }) {
    const category = (await vocabularyOf(context)).categories.get(id);
    if (category === undefined) throw refuse('NOT_FOUND');
    return { ...thingIn(category.pic), tint: tintFor(id), title: category.texts[locale], price: null };
  },
  async tag({ context, id, locale }) {
    const tag = (await vocabularyOf(context)).tags.find(({ tagId }) => tagId === id);
    if (tag === undefined) throw refuse('NOT_FOUND');
    return { ...thingIn(tag.icon), tint: tintFor(id), title: tag.texts[locale], price: null };
  },
  async campaign({ context, id, locale }) {
    const campaign = await campaignOf(context, id);
    if (campaign === null) throw refuse('NOT_FOUND');
    const [object = '', colour = 'own'] = (campaign.pic.split('/')[3] ?? '').split('~')[0]?.split('.') ?? [];
    return { thing: { object, colour }, tint: campaign.tint, title: campaign.texts.title[locale], price: null };
  },
  async shop({ context, id }) {
    const shop = (await vocabularyOf(context)).shops.get(id);
    if (shop === undefined) throw refuse('NOT_FOUND');
    const [, , , letters = '', tint = ''] = shop.logo.split('/');
    return {
      thing: { mark: logoSvg(decodeURIComponent(letters), (Number.parseInt(tint, 10) % 6) + 1) },
      tint: Number.parseInt(tint, 10) || 1,
      title: shop.name,
      price: null,
    };
  },
  async mall({ context, region, locale }) {
    const [banner] = await bannersOf(context, { region, locale });
    const [object = 'shopping-bags', colour = 'own'] = (banner?.imgUrl.split('/')[3]?.split('~')[0] ?? '').split('.');
    return {
      thing: { object: object || 'shopping-bags', colour },
      tint: banner?.tint ?? 1,
      title: messageText(locale, 'shell.description', { brand: context.config.brand }),
      price: null,
    };
  },
};

const files = locales.map((locale) => `${locale}.jpg`);

/** A page's picture for who shares it. It changes with its words and price, so it is asked again after an hour. */
const readShared = route({
  id: 'W3',
  documented: false,
  operationId: 'sharePicture',
  method: 'get',
  path: '/oss/share/{sort}/{id}/{regionId}/{file}',
  who: 'guest',
  summary: 'A page as it is shown where it is shared',
  answerType: 'image/jpeg',
  params: z.object({ sort: z.string(), id: z.coerce.number().int().min(0), regionId: z.coerce.number().int(), file: z.string() }),
  answer: bytes,
  async handler(call) {
    const { context, request, params, now } = call;
    const region = regionOf(params.regionId);
    const locale = locales[files.indexOf(params.file)];
    const show = shownOf[params.sort];
    if (region === null || locale === undefined || show === undefined) throw refuse('NOT_FOUND');
    const wanted = {
      sort: 'share' as const,
      brand: context.config.brand,
      ...(await show({ context, id: params.id, region, locale, at: now })),
    };
    const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=3600', etag: `"${shareKey(wanted)}"` };
    if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
    const data = await drawnFor(call, wanted);
    if (data === null) throw refuse('NOT_FOUND');
    return new Response(new Uint8Array(data), { headers });
  },
});

/** The installed shop's own icon. */
const readAppIcon = route({
  id: 'W3',
  documented: false,
  operationId: 'appIcon',
  method: 'get',
  path: '/oss/app/{file}',
  who: 'guest',
  summary: 'The icon of the installed shop',
  answerType: 'image/png',
  params: z.object({ file: z.string() }),
  answer: bytes,
  async handler(call) {
    const [, kind = '', side = ''] = /^(\w+)-(\d+)\.png$/.exec(call.params.file) ?? [];
    const known = appIconSides.find((one) => one === Number(side));
    if (!isAppIcon(kind) || known === undefined) throw refuse('NOT_FOUND');
    const data = await drawnFor(call, { sort: 'app', kind, side: known });
    if (data === null) throw refuse('NOT_FOUND');
    return new Response(new Uint8Array(data), { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' } });
  },
});

export const shareRoutes = [readShared, readAppIcon];
