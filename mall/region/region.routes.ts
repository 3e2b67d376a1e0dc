import { negotiateLocale } from '#machines/rules/acceptLanguage.ts';
import { orderDeadlines } from '#machines/rules/order/orderDeadlines.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import { rulesOf } from '../checkout/regionRules.ts';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { i64, i64Text, int, money, priced, url, z } from '../platform/http/schemas.ts';
import { lookUp } from './geo.ts';
import { phoneCodesIn } from './phoneCodes.ts';
import { regionNameIn, regions } from './region.ts';
import { languageTag } from '#machines/model/locale.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const region = z
  .object({
    regionId: i64,
    regionName: z.string(),
    flag: url,
    countryCode: z.string().length(2),
    currency: z.string().length(3),
    priceSymbol: z.string(),
    minorUnits: int,
    phoneCode: z.string(),
    defaultLang: z.string(),
    timeZone: z.string(),
  })
  .openapi('Region');

const readRegions = route({
  id: 'A1',
  operationId: 'regions',
  method: 'get',
  path: '/salesRegions/all',
  who: 'guest',
  summary: 'The regions the mall sells in',
  cache: 'public, max-age=300',
  answer: z.array(region),
  async handler({ locale }) {
    return regions.map((each) => ({
      regionId: each.regionId,
      regionName: regionNameIn(locale, each),
      flag: `/oss/flag/${each.code.toLowerCase()}.webp`,
      countryCode: each.code,
      currency: each.currency,
      priceSymbol: each.symbol,
      minorUnits: each.digits,
      phoneCode: each.dial,
      defaultLang: each.locale,
      timeZone: each.zone,
    }));
  },
});

const geo = route({
  id: 'A2',
  operationId: 'geo',
  gateway: 'personal',
  method: 'get',
  path: '/geo/lookup',
  who: 'guest',
  summary: "The country of the caller; the default region's when it cannot be told",
  query: z.object({
    ip: z.union([z.ipv4(), z.ipv6()]).optional().openapi({ type: 'string', description: 'Only in the demo: whom to look up' }),
  }),
  answer: z.object({ country: z.string(), country_code: z.string().length(2), source: z.enum(['ip', 'default']) }).openapi('Geo'),
  refusals: ['UNAVAILABLE'],
  handler: async ({ context, query, ip }) => lookUp(context, (context.config.demo ? query.ip : undefined) ?? ip),
});

const phoneCodes = route({
  id: 'A3',
  operationId: 'phoneCodes',
  method: 'get',
  path: '/phoneCodes',
  who: 'guest',
  summary: 'Country codes by English name; index 158 is Sri Lanka',
  cache: 'public, max-age=3600',
  query: z.object({ lang: z.string().max(20).optional() }),
  answer: z.array(z.object({ key: z.string(), value: z.string(), countryCode: z.string().length(2) }).openapi('PhoneCode')),
  handler: async ({ query, locale }) => phoneCodesIn(query.lang ? negotiateLocale(query.lang) : locale),
});

const currencies = route({
  id: 'A4',
  operationId: 'currencies',
  method: 'get',
  path: '/currency/list',
  who: 'guest',
  summary: 'The currencies of the regions',
  cache: 'public, max-age=3600',
  answer: z.array(z.object({ ...priced, minorUnits: int, name: z.string() }).openapi('Currency')),
  async handler({ locale }) {
    const names = new Intl.DisplayNames(languageTag(locale), { type: 'currency' });
    return regions.map(({ currency, symbol, digits }) => ({
      currency,
      priceSymbol: symbol,
      minorUnits: digits,
      name: names.of(currency) ?? currency,
    }));
  },
});

const webConfigBody = z
  .object({
    regionId: i64,
    ...priced,
    minPayAmount: money,
    smallCart: z.object({ threshold: money, fee: money }).openapi('SmallCart'),
    freeDelivery: z.object({ threshold: money.nullable(), inRegion: z.boolean() }).openapi('FreeDelivery'),
    insurance: z.object({ available: z.boolean(), ratePermille: int, min: money, max: money }).openapi('InsuranceTerms'),
    codMax: money.nullable(),
    codAvailable: z.boolean(),
    payDeadlineMin: int,
    checkoutTtlMin: int,
    autoReceiveDays: int,
    reviewDays: int,
    refundDays: int,
    codeResendSec: int,
    maxReviewImages: int,
    maxAddressText: int,
    similarSize: int,
    hotSearches: int,
    suggestMax: int,
    historyMax: int,
    smallScreenPx: int,
    cookieDays: int,
    clientVersion: z.string(),
  })
  .openapi('WebConfig');

const webConfig = route({
  id: 'A5',
  operationId: 'webConfig',
  method: 'get',
  path: '/webConfig/info',
  who: 'guest',
  summary: 'The constants of a region',
  cache: 'public, max-age=60',
  query: z.object({ regionId: i64Text.optional() }),
  answer: webConfigBody,
  async handler({ region: { regionId, currency, symbol, digits }, context }) {
    const rules = rulesOf(regionId);
    const major = (minor: number): number => toMajor(minor, digits);
    return {
      regionId,
      currency,
      priceSymbol: symbol,
      minPayAmount: major(rules.minPayment),
      smallCart: { threshold: major(rules.smallCart.threshold), fee: major(rules.smallCart.fee) },
      freeDelivery: { threshold: rules.freeDeliveryFrom === null ? null : major(rules.freeDeliveryFrom), inRegion: true },
      insurance: {
        available: true,
        ratePermille: rules.insurance.ratePermille,
        min: major(rules.insurance.min),
        max: major(rules.insurance.max),
      },
      codMax: rules.codMax === null ? null : major(rules.codMax),
      codAvailable: rules.codMax !== null,
      payDeadlineMin: orderDeadlines.pay / MINUTE,
      checkoutTtlMin: 30,
      autoReceiveDays: orderDeadlines.receipt / DAY,
      reviewDays: orderDeadlines.rating / DAY,
      refundDays: orderDeadlines.refund / DAY,
      codeResendSec: 60,
      maxReviewImages: 5,
      maxAddressText: 500,
      similarSize: 12,
      hotSearches: 10,
      suggestMax: 10,
      historyMax: 10,
      smallScreenPx: 834,
      cookieDays: 7,
      clientVersion: context.config.version,
    };
  },
});

export const regionModule: Module = { name: 'region', routes: [readRegions, geo, phoneCodes, currencies, webConfig] };
