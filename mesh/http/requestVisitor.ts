import { LRUCache } from 'lru-cache';
import { destinationCookie, parseDestination } from '#machines/rules/deliveryDestination.ts';
import { locales, type Locale } from '#machines/model/locale.ts';
import { negotiateLocale } from '#machines/rules/acceptLanguage.ts';
import type { Region } from '#machines/model/region.ts';
import { callMall, type Visit } from './mallClient.ts';
import type { MallConnection } from './mallConnection.ts';
import { cookiesOf, decoded, openLeavers, openRenewals, Session } from './session.ts';

/** Who asked for something: where he is, what he reads, and whether the mall knows him. */
export type RequestVisitor = {
  session: Session;
  region: Region;
  locale: Locale;
  /** The browser's, where its cookie tells one. */ deviceZone: string | null;
  /** The place of delivery that its cookie remembers for this region. */ deliverTo: string | null;
  visit: Visit;
};

export type RequestVisitors = {
  /** Reads the request's cookies; a first visit is placed by the geolocation lookup and its Accept-Language. */
  of(request: Request, ip: string): Promise<RequestVisitor>;
  purge(): void;
};

/** Spec 9. */
export const defaultRegionId = 659006000402;
/** What the mall is told for each language (contract 1.1). */
export const languageTags: Record<Locale, string> = {
  en: 'en-US',
  pt: 'pt',
  ru: 'ru',
  tr: 'tr',
  'zh-TW': 'zh-TW',
  zn: 'zh-CN',
};
const longestLookup = 300;
const regionsLife = 60_000;

/** True for one of the six languages, as the cookie `lang` writes it. */
export const isLocale = (text: string | undefined): text is Locale => text !== undefined && Object.hasOwn(languageTags, text);

const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(text) && Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
};

/** `isSecure`: the shop's own address is an HTTPS one; what a request's headers claim of it is anybody's to write. */
export const openRequestVisitors = ({
  mall,
  canLookUp,
  isSecure,
  log,
}: {
  mall: MallConnection;
  canLookUp: boolean;
  isSecure: boolean;
  log: (line: string) => void;
}): RequestVisitors => {
  const sessions = { isSecure, renewals: openRenewals(), leavers: openLeavers() };
  const timeZones = new LRUCache<string, boolean>({ max: 1_000 });

  const visitIn = (locale: Locale, ip: string): Visit => ({
    session: null,
    regionId: defaultRegionId,
    acceptLanguage: languageTags[locale],
    timeZone: '',
    ip,
  });

  const askRegions = async (locale: Locale): Promise<Region[]> => {
    const response = await callMall(mall, visitIn(locale, ''), '/salesRegions/all', { method: 'GET' });
    if (!response.ok) throw new Error(`the mall's regions cannot be read: ${response.status}`);
    return (await response.json()) as Region[];
  };
  /** What is known is given at once, however old; a list past its life is renewed behind. */
  const regions = new LRUCache<Locale, Region[]>({
    max: locales.length,
    ttl: regionsLife,
    perf: { now: () => Date.now() },
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: askRegions,
  });
  const readRegions = async (locale: Locale): Promise<Region[]> => (await regions.fetch(locale)) ?? [];

  /** The country of an address, empty where it is not known. */
  const lookUp = async (ip: string): Promise<string> => {
    try {
      const options = { method: 'GET', signal: AbortSignal.timeout(longestLookup) };
      const response = await callMall(mall, visitIn('en', ip), '/geo/lookup', options);
      if (!response.ok) throw new Error(`status ${response.status}`);
      return ((await response.json()) as { country_code?: string }).country_code ?? '';
    } catch (failed) {
      log(`geolocation lookup failed: ${(failed as Error).message}`);
      return '';
    }
  };
  const countries = new LRUCache<string, string>({ max: 10_000, ttl: 10 * 60_000, ignoreFetchAbort: true, fetchMethod: lookUp });

  return {
    async of(request, ip) {
      const cookies = cookiesOf(request.headers.get('cookie'));
      // An address may say its language and region: so crawlers find all six, and a shared link shows what was shared.
      const languages = new URL(request.url).searchParams;
      const lang = languages.get('lang') ?? undefined;
      const locale = [lang, cookies.lang].find(isLocale) ?? negotiateLocale(request.headers.get('accept-language'));
      const list = await readRegions(locale);
      const country = cookies.region === undefined && canLookUp ? await countries.fetch(ip) : null;
      const region =
        list.find((one) => String(one.regionId) === languages.get('region')) ??
        list.find((one) => String(one.regionId) === cookies.region) ??
        list.find((one) => one.countryCode === country) ??
        list.find((one) => one.regionId === defaultRegionId) ??
        list[0];
      if (region === undefined) throw new Error('the mall has no region');
      const cookieZone = decoded(cookies.timeZone ?? '');
      const isKnown = timeZones.get(cookieZone) ?? isTimeZone(cookieZone);
      timeZones.set(cookieZone, isKnown);
      const session = new Session(cookies, sessions);
      const deviceZone = isKnown ? cookieZone : null;
      const remembered = cookies[destinationCookie] ?? null;
      const deliverTo = parseDestination(remembered, { regionId: region.regionId, isLoggedIn: session.isKnown }) && remembered;
      // Spec 7: the mall is told the device's.
      const timeZone = deviceZone ?? region.timeZone;
      const agent = request.headers.get('user-agent') ?? '';
      return {
        session,
        region,
        locale,
        deviceZone,
        deliverTo,
        visit: { session, regionId: region.regionId, acceptLanguage: languageTags[locale], timeZone, ip, agent },
      };
    },
    purge: () => regions.clear(),
  };
};
