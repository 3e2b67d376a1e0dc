import { formErrorsOf, textError, type FormError, type FormErrors } from './form/formErrors.ts';
import { isAllowed } from './order/orderActions.ts';
import type { OrderItem, MyOrder } from '../model/order.ts';
import { isUnsent, waitingPicture, type AttachedPicture, type PictureUpload } from './pictures.ts';

/** The longest review that the mall takes (contract P1), in characters. */
export const longestReview = 1000;

/** What is said of one line; `score` is 1 to 5, 0: none yet. */
export type LineRating = { score: number; content: string; pictures: AttachedPicture[] };
/** What is said of an order's lines, by `orderItemId`; a line that nothing is said of is absent. */
export type Ratings = Record<number, LineRating>;

/** A line of an order, and whether it was rated. */
export type RateableLine = OrderItem & { commSts: number; /** What of its money did not go back. */ maxRefundAmount: number };
export type RateableOrder = Pick<MyOrder, 'orderNumber' | 'actions'> & { orderItemDtos: RateableLine[] };

export type RatingField = `${'score' | 'content'} ${number}`;

export const emptyRating: LineRating = { score: 0, content: '', pictures: [] };

/** The lines that wait for a rating; what was refunded whole does not. */
export const linesToRate = ({ orderItemDtos }: RateableOrder): RateableLine[] =>
  orderItemDtos.filter(({ commSts, maxRefundAmount }) => commSts === 0 && maxRefundAmount > 0);

/** Whether the mall takes a rating of this order now (contract O27). */
export const canRate = (order: RateableOrder): boolean => isAllowed(order, 'RATE') && linesToRate(order).length > 0;

const isBegun = ({ score, content, pictures }: LineRating): boolean => score > 0 || content.trim() !== '' || pictures.length > 0;

/** The ratings that were begun, of lines that still wait for one. */
export const begunRatings = (order: RateableOrder, ratings: Ratings): { line: RateableLine; rating: LineRating }[] =>
  linesToRate(order)
    .map((line) => ({ line, rating: ratings[line.orderItemId] ?? emptyRating }))
    .filter(({ rating }) => isBegun(rating));

const errorsOfLine = ({ orderItemId }: RateableLine, { score, content }: LineRating): [RatingField, FormError | null][] => [
  [`score ${orderItemId}`, score > 0 ? null : 'required'],
  [`content ${orderItemId}`, textError(content.trim(), longestReview)],
];

/** What is wrong in the ratings: a line that was begun needs stars and a text; where none was begun, the first one is wanted (spec 5). */
export const ratingErrors = (order: RateableOrder, ratings: Ratings): FormErrors<RatingField> => {
  const begun = begunRatings(order, ratings);
  const judged =
    begun.length > 0
      ? begun
      : linesToRate(order)
          .slice(0, 1)
          .map((line) => ({ line, rating: emptyRating }));
  return formErrorsOf<RatingField>(Object.fromEntries(judged.flatMap(({ line, rating }) => errorsOfLine(line, rating))));
};

/** The ratings with another one of one line. */
export const withRating = (ratings: Ratings, orderItemId: number, change: (rating: LineRating) => Partial<LineRating>): Ratings => {
  const rating = ratings[orderItemId] ?? emptyRating;
  return { ...ratings, [orderItemId]: { ...rating, ...change(rating) } };
};

/** A picture of one line on its way. */
export type RatingUpload = PictureUpload & { orderItemId: number };

/** The picture to send next. */
export const nextPicture = (ratings: Ratings): RatingUpload | null => {
  for (const [orderItemId, { pictures }] of Object.entries(ratings)) {
    const waiting = waitingPicture(pictures);
    if (waiting) return { orderItemId: Number(orderItemId), id: waiting.id, key: `${orderItemId}-${waiting.id}` };
  }
  return null;
};

/** Whether a picture is still on its way to the mall, or was not taken. */
export const hasUnsentPicture = (ratings: Ratings): boolean => Object.values(ratings).some(({ pictures }) => pictures.some(isUnsent));
