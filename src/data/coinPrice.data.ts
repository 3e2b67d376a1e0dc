import type { CoinPrice } from '#machines/model/coin.ts';
import type { Ask, How } from './gateway.ts';
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
export const readCoinPrice = async (ask: Ask, question: { regionId: number }, how?: How): Promise<CoinPrice> =>
  (await ask(ReadCoinPrice, question, how)).coinPrice;
