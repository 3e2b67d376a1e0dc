import type { PhoneCode, Region } from '#machines/model/region.ts';
import type { Execute, RequestOptions } from './gateway.ts';
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
      phoneCode
      timeZone
    }
  }
`);
/** Where the mall sells, in its own order. */
export const readRegions = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<Region[]> =>
  (await execute(ReadRegions, {}, options)).regions;

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
export const readPhoneCodes = async (execute: Execute, _input: undefined, options?: RequestOptions): Promise<PhoneCode[]> =>
  (await execute(ReadPhoneCodes, {}, options)).phoneCodes;
