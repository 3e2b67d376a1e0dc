import type { AppendQuestion, OwnReviewQuestion } from '#machines/myReviews.machine.ts';
import type { OwnReview, OwnReviewPage } from '#machines/model/review.ts';
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
    replyContent
    replyTime
    usefulCounts
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
/** How many of the things that wait to be rated are shown; the others stand in their orders. */
const mostToRate = 5;

const ReadOwnReviews = graphql(`
  query ReadOwnReviews($current: Int!, $size: Int!, $toRate: Int!) {
    myReviews(current: $current, size: $size) {
      records {
        ...OwnReviewRow
      }
      total
      size
      current
      pages
    }
    pendingReviews(current: 1, size: $toRate) {
      records {
        ...OrderLine
      }
      total
    }
  }
`);
/** One page of a shopper's own reviews, or the first pages in one, and what waits to be rated (contract P2, P3). */
export const readOwnReviews = async (
  execute: Execute,
  { current, pages }: OwnReviewQuestion,
  options?: RequestOptions,
): Promise<OwnReviewPage> => {
  const sizes = { size: rowsOfPages(pageSize, pages), toRate: mostToRate };
  const { myReviews, pendingReviews } = await execute(ReadOwnReviews, { current, ...sizes }, options);
  return { ...inPages(myReviews, pageSize, pages), toRate: pendingReviews.records, toRateCount: pendingReviews.total };
};

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
