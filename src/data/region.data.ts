import type { PhoneCode, Region } from '#machines/model/region.ts';
import type { Ask, How } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadRegions = graphql(`
  query ReadRegions {
    regions {
      regionId
      regionName
      flag
      countryCode
      currency
      priceSymbol
      minorUnits
      phoneCode
      defaultLang
      timeZone
    }
  }
`);
/** Where the mall sells, in its own order. */
export const readRegions = async (ask: Ask, _question: undefined, how?: How): Promise<Region[]> =>
  (await ask(ReadRegions, {}, how)).regions;

const ReadPhoneCodes = graphql(`
  query ReadPhoneCodes {
    phoneCodes {
      key
      value
      countryCode
    }
  }
`);
/** About 200 country codes in the order of their English names. */
export const readPhoneCodes = async (ask: Ask, _question: undefined, how?: How): Promise<PhoneCode[]> =>
  (await ask(ReadPhoneCodes, {}, how)).phoneCodes;
