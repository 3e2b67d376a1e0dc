import type { SkuChanged, SkuChangeInput } from '#machines/variantChange.machine.ts';
import type { Variants } from '#machines/model/product.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadVariants = graphql(`
  query ReadVariants($prodId: SafeInt!, $regionId: SafeInt!) {
    product(prodId: $prodId, regionId: $regionId) {
      props {
        propId
        propName
        values {
          propValue
          pic
        }
      }
      skuList {
        skuId
        skuName
        price
        oriPrice
        priceSymbol
        currency
        stocks
        pic
        properties
        status
        soldOutSince
      }
      maxBuy
    }
  }
`);
const ChangeCartSku = graphql(`
  mutation ChangeCartSku($input: CartSkuChangeInput!) {
    changeCartSku(input: $input) {
      ... on CartSkuChanged {
        merged
        capped
        prodCount
      }
      ...WhyNot
    }
  }
`);

/** The variants of a product in the region's prices (contract F5). */
export const readVariants = async (
  execute: Execute,
  input: { prodId: number; regionId: number },
  options?: RequestOptions,
): Promise<Variants> => (await execute(ReadVariants, input, options)).product;

/**
 * Puts another variant of its product into a line of the cart (contract I13); the same `key` does it once.
 * @throws ProblemError NOT_FOUND, OUT_OF_STOCK, QTY_LIMIT, PROD_OFFLINE, NOT_DELIVERABLE
 */
export const changeCartSku = async (
  execute: Execute,
  { basketId, skuId, key }: SkuChangeInput,
  options?: RequestOptions,
): Promise<SkuChanged> => {
  const { merged, capped, prodCount } = allowed(
    (await execute(ChangeCartSku, { input: { basketId, skuId } }, { ...options, key })).changeCartSku,
  );
  return { merged, capped, prodCount };
};
