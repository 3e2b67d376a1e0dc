import type { CoinPrice } from '#machines/model/coin.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadCoinPrice = graphql(`
  query ReadCoinPrice($regionId: SafeInt!) {
    coinPrice(regionId: $regionId, days: 30) {
      price
      currency
      priceSymbol
      changePct
      history {
        day
        price
      }
    }
  }
`);
/** What a coin is worth in a region, and was worth on each of the last thirty days (contract T4). */
export const readCoinPrice = async (execute: Execute, input: { regionId: number }, options?: RequestOptions): Promise<CoinPrice> =>
  (await execute(ReadCoinPrice, input, options)).coinPrice;
