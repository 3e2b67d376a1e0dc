import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadRestock = graphql(`
  query ReadRestock($prodId: SafeInt!, $regionId: SafeInt!) {
    skus(prodId: $prodId, regionId: $regionId) {
      skuId
      restockNotice
    }
  }
`);
/** Whether the shopper waits for a variant (contract F6). */
export const readRestockAlert = async (
  execute: Execute,
  { skuId, ...product }: { prodId: number; skuId: number; regionId: number },
  options?: RequestOptions,
): Promise<{ isOn: boolean }> => ({
  isOn: (await execute(ReadRestock, product, options)).skus.some((sku) => sku.skuId === skuId && sku.restockNotice === true),
});

const NotifyMe = graphql(`
  mutation NotifyMe($input: RestockWishInput!) {
    notifyMe(input: $input) {
      ... on RestockNotice {
        on
      }
      ...WhyNot
    }
  }
`);
/** Waits for a variant, or no more (contract F13). @throws ProblemError TRANSITION_NOT_ALLOWED while it can be bought */
export const saveRestockAlert = async (
  execute: Execute,
  { skuId, isOn }: { skuId: number; isOn: boolean },
  options?: RequestOptions,
): Promise<{ isOn: boolean }> => ({
  isOn: allowed((await execute(NotifyMe, { input: { skuId, on: isOn ? 1 : 0 } }, options)).notifyMe).on === 1,
});
