import type { ProdCard } from '#machines/model/product.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadSimilarItems = graphql(`
  query ReadSimilarItems($prodId: SafeInt!, $regionId: SafeInt!) {
    similarProducts(prodId: $prodId, regionId: $regionId, current: 1, size: 6) {
      records {
        ...Card
      }
    }
  }
`);
/** Six products like one that cannot be bought any more (contract F8). */
export const readSimilarItems = async (
  execute: Execute,
  input: { prodId: number; regionId: number },
  options?: RequestOptions,
): Promise<ProdCard[]> => (await execute(ReadSimilarItems, input, options)).similarProducts.records;
