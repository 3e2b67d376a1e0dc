import type { BrowseLog } from '#machines/footprint.machine.ts';
import type { PageOf } from '#machines/model/shop.ts';
import type { ProdCard } from '#machines/model/product.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const ReadBrowseLogs = graphql(`
  query ReadBrowseLogs($current: Int!, $size: Int!) {
    browseLogs(current: $current, size: $size) {
      records {
        prodBrowseLogId
        browseTime
        day
        prodId
        prodName
        pic
        price
        oriPrice
        priceSymbol
        currency
        soldNum
        discount
        couponCount
        rating
        commNum
        shopId
        shopName
        stockStatus
        deliverable
        freeDelivery
        overseas
        placeOfOrigin
        condition
        hasVariants
        skuId
      }
      total
      size
      current
      pages
    }
  }
`);
/** A page of the shopper's footprint, the last first (contract H14). */
export const readBrowseLogs = async (
  execute: Execute,
  input: { current: number; size: number },
  options?: RequestOptions,
): Promise<PageOf<BrowseLog>> => (await execute(ReadBrowseLogs, input, options)).browseLogs;

const RemoveBrowseLogs = graphql(`
  mutation RemoveBrowseLogs($ids: [SafeInt!]!) {
    removeBrowseLogs(input: $ids) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
/** Forgets these entries; none named: all of them (contract H15). */
export const removeBrowseLogs = async (execute: Execute, ids: readonly number[], options?: RequestOptions): Promise<void> => {
  allowed((await execute(RemoveBrowseLogs, { ids: [...ids] }, options)).removeBrowseLogs);
};

const ReadStatuses = graphql(`
  query ReadStatuses($prodIds: String!, $regionId: SafeInt!) {
    productStatuses(prodIds: $prodIds, regionId: $regionId) {
      prodId
      price
      currency
      priceSymbol
      stockStatus
      deliverable
    }
  }
`);
/** Cards that were kept a while, at the price and stock of now (contract F7: up to 50). */
export const freshCards = async <Card extends ProdCard>(
  execute: Execute,
  { cards, regionId }: { cards: Card[]; regionId: number },
  options?: RequestOptions,
): Promise<Card[]> => {
  if (cards.length === 0) return [];
  const { productStatuses } = await execute(
    ReadStatuses,
    { prodIds: [...new Set(cards.map((card) => card.prodId))].join(','), regionId },
    options,
  );
  const now = new Map(productStatuses.map((status) => [status.prodId, status]));
  return cards.map((card) => {
    const status = now.get(card.prodId);
    if (!status) return { ...card, stockStatus: 'SOLD_OUT' };
    const { price, currency, priceSymbol, stockStatus, deliverable } = status;
    return {
      ...card,
      stockStatus,
      deliverable,
      ...(price === null ? {} : { price, currency, priceSymbol, oriPrice: null, discount: null }),
    };
  });
};
