import type { ReviewInput } from '#machines/reviews.machine.ts';
import type { PageOf } from '#machines/model/shop.ts';
import type { ReportReason, Review } from '#machines/model/review.ts';
import type { Execute, RequestOptions } from './gateway.ts';
import { graphql } from './gql/gql.ts';
import { allowed } from './refusal.data.ts';

const size = 10;

graphql(`
  fragment OneReview on Review {
    prodCommId
    score
    content
    pics
    nickName
    skuName
    lang
    recTime
    replyContent
    replyTime
    usefulCounts
    append {
      content
      pics
      recTime
    }
    verified
  }
`);
const ReadReviews = graphql(`
  query ReadReviews(
    $prodId: SafeInt!
    $current: Int!
    $size: Int!
    $evaluate: Int!
    $score: Int
    $skuId: SafeInt
    $sortName: ReviewsSortName
  ) {
    reviews(prodId: $prodId, current: $current, size: $size, evaluate: $evaluate, score: $score, skuId: $skuId, sortName: $sortName) {
      records {
        ...OneReview
      }
      total
      size
      current
      pages
    }
  }
`);
const ReadReviewsForMe = graphql(`
  query ReadReviewsForMe(
    $prodId: SafeInt!
    $current: Int!
    $size: Int!
    $evaluate: Int!
    $score: Int
    $skuId: SafeInt
    $sortName: ReviewsSortName
  ) {
    reviews(prodId: $prodId, current: $current, size: $size, evaluate: $evaluate, score: $score, skuId: $skuId, sortName: $sortName) {
      records {
        ...OneReview
        usefulByMe
      }
      total
      size
      current
      pages
    }
  }
`);

/** Ten reviews of a product, as asked for; a shopper's own votes are on them (contract F12). */
export const readReviews = async (
  execute: Execute,
  { isLoggedIn, withPictures, sortName, ...input }: ReviewInput,
  options?: RequestOptions,
): Promise<PageOf<Review>> => {
  const variables = { ...input, size, evaluate: withPictures ? 3 : -1, sortName: sortName === 'pictures' ? null : sortName };
  if (isLoggedIn) return (await execute(ReadReviewsForMe, variables, options)).reviews;
  const { reviews } = await execute(ReadReviews, variables, options);
  return { ...reviews, records: reviews.records.map((review) => ({ ...review, usefulByMe: null })) };
};

const VoteUseful = graphql(`
  mutation VoteUseful($input: UsefulVoteInput!) {
    voteUseful(input: $input) {
      ... on UsefulCount {
        usefulCounts
      }
      ...WhyNot
    }
  }
`);
/** Finds a review useful, or not any more (contract P6). @throws ProblemError NOT_FOUND when it is not shown any more */
export const voteUseful = async (
  execute: Execute,
  input: { prodCommId: number; on: 0 | 1 },
  options?: RequestOptions,
): Promise<{ usefulCounts: number }> => {
  const { usefulCounts } = allowed((await execute(VoteUseful, { input }, options)).voteUseful);
  return { usefulCounts };
};

const ReportReview = graphql(`
  mutation ReportReview($input: ReviewReportInput!) {
    reportReview(input: $input) {
      ... on Done {
        done
      }
      ...WhyNot
    }
  }
`);
/** Reports somebody else's review; said twice it counts once (contract P7). */
export const reportReview = async (
  execute: Execute,
  input: { prodCommId: number; reason: ReportReason },
  options?: RequestOptions,
): Promise<null> => {
  allowed((await execute(ReportReview, { input }, options)).reportReview);
  return null;
};
