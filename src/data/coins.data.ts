import type { CoinPurse } from '#machines/model/coin.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

graphql(`
  fragment CoinRecordRow on CoinRecord {
    id
    type
    amount
    balanceAfter
    title
    orderNumber
    time
  }
`);

const ReadCoins = graphql(`
  query ReadCoins {
    coinInfo {
      balance
      pending
      expiringAmount
      expiringAt
      price
      worth
      currency
      priceSymbol
    }
    coinRecords(current: 1, size: 5) {
      records {
        ...CoinRecordRow
      }
    }
  }
`);
/** A shopper's coins, and what changed them last (contract T5, T6). */
export const readCoins = async (execute: Execute, _input?: undefined, options?: RequestOptions): Promise<CoinPurse> => {
  const { coinInfo, coinRecords } = await execute(ReadCoins, {}, options);
  return { info: coinInfo, latest: coinRecords.records };
};
