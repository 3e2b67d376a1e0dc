import type { ProdCard } from '#machines/model/product.ts';
import type { Ask, How } from './gateway.ts';
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
export const readSimilarItems = async (ask: Ask, question: { prodId: number; regionId: number }, how?: How): Promise<ProdCard[]> =>
  (await ask(ReadSimilarItems, question, how)).similarProducts.records;
