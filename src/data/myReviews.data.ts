import type { AppendQuestion, OwnReviewQuestion } from '#machines/myReviews.machine.ts';
import type { OwnReview } from '#machines/model/review.ts';
import type { PageOf } from '#machines/model/shop.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { inPages, rowsOfPages } from './pages.ts';
import { allowed } from './refusal.data.ts';

graphql(`
  fragment OwnReviewRow on OwnReview {
    prodCommId
    prodId
    skuId
    orderNumber
    prodName
    prodPic
    skuName
    score
    content
    pics
    lang
    isAnonymous
    recTime
    append {
      content
      pics
      recTime
    }
    actions {
      action
      allowed
      reasonCode
      reason
      until
    }
  }
`);

const pageSize = 10;

const ReadOwnReviews = graphql(`
  query ReadOwnReviews($current: Int!, $size: Int!) {
    myReviews(current: $current, size: $size) {
      records {
        ...OwnReviewRow
      }
      total
      size
      current
      pages
    }
  }
`);
/** One page of a shopper's own reviews, or the first pages in one (contract P3). */
export const readOwnReviews = async (
  execute: Execute,
  { current, pages }: OwnReviewQuestion,
  options?: RequestOptions,
): Promise<PageOf<OwnReview>> =>
  inPages((await execute(ReadOwnReviews, { current, size: rowsOfPages(pageSize, pages) }, options)).myReviews, pageSize, pages);

const AppendReview = graphql(`
  mutation AppendReview($input: ReviewAppendParamInput!) {
    appendReview(input: $input) {
      ... on AppendReviewSuccess {
        value {
          ...OwnReviewRow
        }
      }
      ...WhyNot
    }
  }
`);
/** Adds words to one's own review, once per key (contract P4). */
export const appendReview = async (
  execute: Execute,
  { prodCommId, content, key }: AppendQuestion,
  options?: RequestOptions,
): Promise<OwnReview> => allowed((await execute(AppendReview, { input: { prodCommId, content } }, { ...options, key })).appendReview).value;

const DeleteReview = graphql(`
  mutation DeleteReview($prodCommId: SafeInt!) {
    deleteReview(prodCommId: $prodCommId) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
/** Deletes one's own review (contract P5). */
export const deleteReview = async (execute: Execute, { prodCommId }: { prodCommId: number }, options?: RequestOptions): Promise<null> => {
  allowed((await execute(DeleteReview, { prodCommId }, options)).deleteReview);
  return null;
};
