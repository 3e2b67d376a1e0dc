import type { CoinRecordQuestion } from '#machines/coinRecords.machine.ts';
import type { CoinRecord } from '#machines/model/coin.ts';
import type { PageOf } from '#machines/model/shop.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { inPages, rowsOfPages } from './pages.ts';

const pageSize = 20;

const ReadCoinRecords = graphql(`
  query ReadCoinRecords($type: CoinRecordsType, $current: Int!, $size: Int!) {
    coinRecords(type: $type, current: $current, size: $size) {
      records {
        ...CoinRecordRow
      }
      total
      size
      current
      pages
    }
  }
`);
/** One page of what changed a shopper's coins, or the first pages in one (contract T6). */
export const readCoinRecords = async (
  execute: Execute,
  input: CoinRecordQuestion,
  options?: RequestOptions,
): Promise<PageOf<CoinRecord>> => {
  const { kind, current, pages } = input;
  const wanted = { ...(kind === null ? {} : { type: kind }), current, size: rowsOfPages(pageSize, pages) };
  return inPages((await execute(ReadCoinRecords, wanted, options)).coinRecords, pageSize, pages);
};
