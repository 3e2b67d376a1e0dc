import { LRUCache } from 'lru-cache';
import { locales, type Locale } from '#machines/model/locale.ts';
import { callMall, type Visit } from './http/mallClient.ts';
import type { MallConnection } from './http/mallConnection.ts';
import { defaultRegionId, languageTags } from './http/requestVisitor.ts';

type Names = Readonly<Record<Locale, string>>;
type Wanted = { sort: 'category' | 'tag' | 'shop' | 'brand' | 'campaign'; id: number };
type Category = { categoryId: number; categoryName: string; children?: Category[] };
type Tag = { tagId: number; title: string };

/** How long names are taken as they were read, in ms: they change by hand, and a moved address may wait a minute. */
const life = 60_000;

/** What is known is given at once, however old; past its life it is renewed behind. */
const cacheOptions = {
  ttl: life,
  allowStale: true,
  allowStaleOnFetchRejection: true,
  noDeleteOnFetchRejection: true,
  noDeleteOnStaleGet: true,
} as const;

/** How long a document waits for names, in ms; without them it stands where it was asked for. */
const longestWait = 2_000;

const inTime = <Value>(coming: Promise<Value>): Promise<Value | undefined> =>
  new Promise((done) => {
    const clock = setTimeout(done, longestWait, undefined);
    const answer = (value?: Value): void => {
      clearTimeout(clock);
      done(value);
    };
    coming.then(answer, () => answer());
  });

const visitIn = (locale: Locale): Visit => ({
  session: null,
  regionId: defaultRegionId,
  acceptLanguage: languageTags[locale],
  timeZone: '',
  ip: '',
});

const flat = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...flat(category.children ?? [])]);

/** What categories, tags, shops, brands and campaigns are called in every language, asked of the mall and kept for a minute. */
export const openEntityNames = (mall: MallConnection) => {
  const read = async <Answer>(path: string, locale: Locale): Promise<Answer> => {
    const response = await callMall(mall, visitIn(locale), path, { method: 'GET' });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return (await response.json()) as Answer;
  };

  const inAll = async (sort: 'category' | 'tag'): Promise<Map<number, Names>> => {
    const lists = await Promise.all(
      locales.map(async (locale): Promise<{ id: number; name: string }[]> => {
        if (sort === 'category')
          return flat(await read<Category[]>('/category/tree', locale)).map(({ categoryId, categoryName }) => ({
            id: categoryId,
            name: categoryName,
          }));
        const tags = await Promise.all(
          ['list', 'taglist'].map((list) => read<Tag[]>(`/indexTag/${list}?regionId=${defaultRegionId}`, locale)),
        );
        return tags.flat().map(({ tagId, title }) => ({ id: tagId, name: title }));
      }),
    );
    const found = new Map<number, Partial<Record<Locale, string>>>();
    for (const [at, locale] of locales.entries())
      for (const { id, name } of lists[at] ?? []) found.set(id, { ...found.get(id), [locale]: name });
    return new Map([...found].filter((entry): entry is [number, Names] => locales.every((locale) => entry[1][locale] !== undefined)));
  };

  /** A shop bears one name in all languages. */
  const ofShop = async (id: number): Promise<Names> => {
    const { shopName } = await read<{ shopName: string }>(`/shopDetail/info?shopId=${id}&regionId=${defaultRegionId}`, 'en');
    return Object.fromEntries(locales.map((locale) => [locale, shopName])) as Names;
  };

  /** So does a brand. */
  const ofBrand = async (id: number): Promise<Names> => {
    const { records } = await read<{ records: { brandId: number; brandName: string }[] }>(
      `/brand/list?brandId=${id}&regionId=${defaultRegionId}`,
      'en',
    );
    const brand = records.find(({ brandId }) => brandId === id);
    if (!brand) throw new Error(`No brand ${id}`);
    return Object.fromEntries(locales.map((locale) => [locale, brand.brandName])) as Names;
  };

  const ofCampaign = async (id: number): Promise<Names> => {
    const titles = await Promise.all(
      locales.map(async (locale) => [
        locale,
        (await read<{ title: string }>(`/campaign/info?campaignId=${id}&regionId=${defaultRegionId}&size=1`, locale)).title,
      ]),
    );
    return Object.fromEntries(titles) as Names;
  };

  const whole = new LRUCache<'category' | 'tag', Map<number, Names>>({ max: 2, ...cacheOptions, fetchMethod: inAll });
  const shops = new LRUCache<number, Names>({ max: 20_000, ...cacheOptions, fetchMethod: ofShop });
  const brands = new LRUCache<number, Names>({ max: 20_000, ...cacheOptions, fetchMethod: ofBrand });
  const campaigns = new LRUCache<number, Names>({ max: 1_000, ...cacheOptions, fetchMethod: ofCampaign });

  return {
    /** The names of one thing; null where the mall has none such, or does not answer. */
    of: async ({ sort, id }: Wanted): Promise<Names | null> => {
      const single = { shop: shops, brand: brands, campaign: campaigns };
      const isListed = sort === 'category' || sort === 'tag';
      const found = isListed ? whole.fetch(sort).then((all) => all?.get(id)) : single[sort].fetch(id);
      return (await inTime(found)) ?? null;
    },
    purge: (): void => {
      whole.clear();
      shops.clear();
      brands.clear();
      campaigns.clear();
    },
  };
};
