import { itemsOf } from '#machines/rules/cart.ts';
import { cartChangeOf, type RegionCartChange } from '#machines/rules/regionChange.ts';
import type { CartAmount, CartLines } from '#machines/model/cart.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';

const ReadCartIn = graphql(`
  query ReadCartIn($regionId: SafeInt!) {
    cart(regionId: $regionId) {
      shopCartItemDiscounts {
        shopCartItems {
          ...CartLine
        }
      }
    }
    expiredCartItems(regionId: $regionId) {
      shopId
      shopName
      shopCartItemDtoList {
        ...CartLine
      }
    }
  }
`);
const CompareAmounts = graphql(`
  query CompareAmounts($from: SafeInt!, $to: SafeInt!, $basketIds: [SafeInt!]!) {
    before: cartAmount(regionId: $from, input: $basketIds) {
      ...Amount
    }
    after: cartAmount(regionId: $to, input: $basketIds) {
      ...Amount
    }
  }
`);

const readIn = async (execute: Execute, regionId: number, options?: RequestOptions): Promise<CartLines> => {
  const { cart: shops, expiredCartItems: expired } = await execute(ReadCartIn, { regionId }, options);
  return { shops, expired };
};

/** What going from one region to another would do to the cart (contract I1, I3, I9 with `regionId`). */
export const compareCarts = async (
  execute: Execute,
  { from, to }: { from: number; to: number },
  options?: RequestOptions,
): Promise<RegionCartChange> => {
  const [here, there] = await Promise.all([readIn(execute, from, options), readIn(execute, to, options)]);
  const basketIds = itemsOf(here)
    .filter((item) => item.checked)
    .map((item) => item.basketId);
  const amounts: { before: CartAmount; after: CartAmount } = await execute(CompareAmounts, { from, to, basketIds }, options);
  return { ...cartChangeOf(here, there), ...amounts };
};
