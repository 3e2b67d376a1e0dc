import { LRUCache } from 'lru-cache';
import type { Locale, Region } from '#machines/words.ts';
import { askMall, type Visit } from './callMall.ts';
import type { Mall } from './guest.ts';
import { cookiesOf, decoded, Session } from './session.ts';

/** Who asked for something: where he is, what he reads, and whether the mall knows him. */
export type Visitor = { session: Session; region: Region; locale: Locale; timeZone: string; visit: Visit };

export type Visitors = {
  /** Reads the request's cookies; a first visit is placed by the geolocation lookup and its Accept-Language. */
  of(request: Request, ip: string): Promise<Visitor>;
  purge(): void;
};

/** Spec 9. */
export const defaultRegionId = 659006000402;
/** What the mall is told for each language (contract 1.1). */
export const languageTags: Record<Locale, string> = { en: 'en-US', pt: 'pt', ru: 'ru', tr: 'tr', 'zh-TW': 'zh-TW', zn: 'zh-CN' };
/** Where a region's days begin, for a visitor whose own time zone is not known. */
const zones = new Map([['LK', 'Asia/Colombo'], ['CN', 'Asia/Shanghai'], ['LA', 'Asia/Vientiane'], ['TR', 'Europe/Istanbul']]);
const longestLookup = 300;
const regionsLife = 60_000;

export const isLocale = (text: string | undefined): text is Locale => text !== undefined && Object.hasOwn(languageTags, text);

const localeFor = (tag: string): Locale | null => {
  const text = tag.toLowerCase();
  if (/^zh-(tw|hk|mo|hant)/.test(text)) return 'zh-TW';
  if (text.startsWith('zh')) return 'zn';
  const language = text.split('-')[0];
  return isLocale(language) ? language : null;
};

/** The first language of an Accept-Language list that the shop speaks, else English. */
export const negotiated = (header: string | null): Locale => {
  const wanted = (header ?? '').split(',').map((part, index) => {
    const [tag = '', quality] = part.trim().split(/\s*;\s*q=/);
    return { locale: localeFor(tag), weight: Number(quality ?? 1) - index / 1000 };
  });
  return wanted.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight).find(({ locale }) => locale !== null)?.locale ?? 'en';
};

const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
};

export const openVisitors = ({ mall, canLookUp, log }: { mall: Mall; canLookUp: boolean; log: (line: string) => void }): Visitors => {
  const regions = new Map<Locale, { at: number; list: Promise<Region[]> }>();
  const countries = new LRUCache<string, Promise<string | null>>({ max: 10_000, ttl: 10 * 60_000 });
  const timeZones = new LRUCache<string, boolean>({ max: 1_000 });

  const visitIn = (locale: Locale, ip: string): Visit => ({ session: null, regionId: defaultRegionId, acceptLanguage: languageTags[locale], timeZone: '', ip });

  const readRegions = (locale: Locale): Promise<Region[]> => {
    const known = regions.get(locale);
    if (known && Date.now() - known.at < regionsLife) return known.list;
    const list = askMall(mall, visitIn(locale, ''), '/salesRegions/all', { method: 'GET' }).then(async (response) => {
      if (!response.ok) throw new Error(`the mall's regions cannot be read: ${response.status}`);
      return (await response.json()) as Region[];
    });
    regions.set(locale, { at: Date.now(), list });
    // A list that cannot be read is asked for again by the next visitor; until then the last one is better than none.
    list.catch(() => (known ? regions.set(locale, known) : regions.delete(locale)));
    return known ? list.catch(() => known.list) : list;
  };

  const lookUp = (ip: string): Promise<string | null> => {
    const found = countries.get(ip);
    if (found) return found;
    const asked = askMall(mall, visitIn('en', ip), '/geo/lookup', { method: 'GET', signal: AbortSignal.timeout(longestLookup) })
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`);
        return ((await response.json()) as { country_code?: string }).country_code ?? null;
      })
      .catch((failed: Error) => {
        log(`geolocation lookup failed: ${failed.message}`);
        return null;
      });
    countries.set(ip, asked);
    return asked;
  };

  return {
    async of(request, ip) {
      const cookies = cookiesOf(request.headers.get('cookie'));
      // An address may say its language and region: so crawlers find all six, and a shared link shows what was shared.
      const said = new URL(request.url).searchParams;
      const lang = said.get('lang') ?? undefined;
      const locale = isLocale(lang) ? lang : isLocale(cookies.lang) ? cookies.lang : negotiated(request.headers.get('accept-language'));
      const list = await readRegions(locale);
      const country = cookies.region === undefined && canLookUp ? await lookUp(ip) : null;
      const region =
        list.find((one) => String(one.regionId) === said.get('region')) ??
        list.find((one) => String(one.regionId) === cookies.region) ??
        list.find((one) => one.countryCode === country) ??
        list.find((one) => one.regionId === defaultRegionId) ??
        list[0];
      if (region === undefined) throw new Error('the mall has no region');
      const asked = decoded(cookies.timeZone ?? '');
      const isKnown = timeZones.get(asked) ?? isTimeZone(asked);
      timeZones.set(asked, isKnown);
      const session = new Session(cookies, new URL(request.url).protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https');
      const timeZone = isKnown ? asked : (zones.get(region.countryCode) ?? 'UTC');
      return { session, region, locale, timeZone, visit: { session, regionId: region.regionId, acceptLanguage: languageTags[locale], timeZone, ip } };
    },
    purge: () => regions.clear(),
  };
};
