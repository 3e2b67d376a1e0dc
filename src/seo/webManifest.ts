import { languageTag, type Locale } from '#machines/model/locale.ts';
import type { Place } from '#machines/model/place.ts';
import { formatPlace } from '../navigation/formatPlace.ts';
import { day } from '../design/tokens.ts';
import { discoverPlace } from '../components/category/categoryPlaces.ts';
import { loadMessages, intlLocaleOf } from '../i18n/messages.tsx';
import { defaultTitle } from '../document/documentTitle.ts';

/** How the page of one thing is spelled; null for what has no page. */
export const siteAddress = (sort: string, id: number, name: string): string | null => {
  switch (sort) {
    case 'category':
      return formatPlace({ name: 'categoryList', categoryList: name, categoryId: id });
    case 'tag':
      return formatPlace({ name: 'services', services: name, tagId: id });
    case 'group':
      return formatPlace(discoverPlace({ categoryId: id, categoryName: name }));
    case 'brand':
      return formatPlace({ name: 'brand', brand: name, brandId: id });
    case 'shop':
      return formatPlace({ name: 'store', shop: name, storeId: id });
    case 'campaign':
      return formatPlace({ name: 'campaign', campaign: name, campaignId: id });
    case 'product':
      return formatPlace({ name: 'product', productId: id, skuId: null });
    default:
      return null;
  }
};

const policies = ['service-agreement', 'privacy-agreement', 'refund-return'];

const fixed: Place[] = [
  { name: 'home' },
  { name: 'categories' },
  { name: 'discover' },
  { name: 'trending' },
  { name: 'brands', letter: '', page: 1 },
  { name: 'shops', sortName: 'default', page: 1 },
  { name: 'contact' },
  ...policies.map((slug): Place => ({ name: 'policy', slug, lang: 'en-us' })),
];

/** The pages that always stand. */
export const sitePages: string[] = fixed.map(formatPlace);

const own: Place[] = [
  { name: 'cart' },
  { name: 'checkout', buyNow: null, basketIds: [] },
  { name: 'payment', orderNumbers: '' },
  { name: 'orders', group: 'toPay' },
  { name: 'orders', group: 'toDeliver' },
  { name: 'orders', group: 'toReceive' },
  { name: 'orders', group: 'completed' },
  { name: 'order', orderNumber: '' },
  { name: 'profile' },
  { name: 'chat', shopId: null, prodId: null, orderNumber: null },
  { name: 'notification' },
  { name: 'register', invite: null },
];

/** Paths that are somebody's own: nothing to find. */
export const ownPaths: string[] = own.map(formatPlace);

const shortcutIcon = (object: string) => [{ src: `/oss/i/${object}/own?w=160&fmt=png`, sizes: '160x160', type: 'image/png' }];

/** The manifest of the installed shop, in a language. */
export const manifestOf = async (locale: Locale, brand: string): Promise<Record<string, unknown>> => {
  await Promise.all([loadMessages(locale, 'shell'), loadMessages(locale, 'categories'), loadMessages(locale, 'orders')]);
  const intl = intlLocaleOf(locale, 'UTC');
  const say = (id: 'shell.cart' | 'orders.heading' | 'categories.heading') => intl.formatMessage({ id });
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    name: brand,
    short_name: brand,
    description: defaultTitle(intl, brand),
    lang: languageTag(locale),
    dir: 'ltr',
    theme_color: day.colors.paper,
    background_color: day.colors.paper,
    categories: ['shopping'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...(['any', 'maskable'] as const).flatMap((purpose) =>
        [192, 512].map((side) => ({ src: `/oss/app/${purpose}-${side}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose })),
      ),
    ],
    shortcuts: [
      { name: say('categories.heading'), url: formatPlace({ name: 'categories' }), icons: shortcutIcon('label') },
      { name: say('shell.cart'), url: formatPlace({ name: 'cart' }), icons: shortcutIcon('shopping-bags') },
      { name: say('orders.heading'), url: formatPlace({ name: 'orders', group: 'toReceive' }), icons: shortcutIcon('delivery-truck') },
    ],
  };
};
