import { tagOf } from '../lang.ts';
import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { i64, int, url, z } from '../shapes.ts';
import { regions } from './region.ts';

const region = z
  .object({ regionId: i64, regionName: z.string(), flag: url, countryCode: z.string().length(2), currency: z.string().length(3), priceSymbol: z.string(), minorUnits: int, phoneCode: z.string(), defaultLang: z.string() })
  .openapi('Region');

const readRegions = door({
  id: 'A1', operationId: 'regions', method: 'get', path: '/salesRegions/all', who: 'guest', summary: 'The regions the mall sells in', cache: 'public, max-age=300',
  answer: z.array(region),
  async handler({ locale }) {
    const names = new Intl.DisplayNames(tagOf(locale), { type: 'region' });
    return regions.map((each) => ({
      regionId: each.regionId, regionName: names.of(each.code) ?? each.code, flag: `/oss/flag/${each.code.toLowerCase()}.svg`, countryCode: each.code,
      currency: each.currency, priceSymbol: each.symbol, minorUnits: each.digits, phoneCode: each.dial, defaultLang: each.locale,
    }));
  },
});

export const regionNoun: Noun = { name: 'region', doors: [readRegions] };
