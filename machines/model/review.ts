import type { OrderItem } from './order.ts';
import type { Action, PageOf } from './shop.ts';

export type ReviewSummary = {
  prodId: number;
  number: number;
  positiveRating: number | null;
  score: number | null;
  stars: { one: number; two: number; three: number; four: number; five: number };
};

/** Why a review may be reported (contract P7). */
export const reportReasons = ['SPAM', 'OFFENSIVE', 'UNTRUE', 'PRIVATE'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What its author added to a review later. */
export type ReviewAppend = { content: string; pics: string[]; recTime: string };

export type Review = {
  prodCommId: number;
  score: number;
  content: string;
  pics: string[];
  nickName: string;
  skuName: string;
  lang: string;
  recTime: string;
  replyContent: string | null;
  replyTime: string | null;
  usefulCounts: number;
  /** Null for a guest. */ usefulByMe: boolean | null;
  append: ReviewAppend | null;
  verified: boolean;
};

/** A page of a shopper's reviews, and beside it the newest of what he received and did not rate yet, of how many. */
export type OwnReviewPage = PageOf<OwnReview> & { toRate: OrderItem[]; toRateCount: number };

/** A review as its author sees it. */
export type OwnReview = Pick<
  Review,
  'prodCommId' | 'score' | 'content' | 'pics' | 'skuName' | 'lang' | 'recTime' | 'append' | 'replyContent' | 'replyTime' | 'usefulCounts'
> & {
  prodId: number;
  skuId: number;
  prodName: string;
  prodPic: string;
  orderNumber: string;
  isAnonymous: number;
  actions: Action[];
};
