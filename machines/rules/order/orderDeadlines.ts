const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The spans of contract 4.1 and 4.7, in milliseconds. */
export const orderDeadlines = {
  pay: 30 * minute,
  payExtension: 10 * minute,
  cancelAnswer: 24 * hour,
  handling: 48 * hour,
  sellerGrace: 72 * hour,
  receipt: 15 * day,
  receiptAfterDelivery: 7 * day,
  receiptExtension: 7 * day,
  receiptExtensionOffer: 3 * day,
  refund: 7 * day,
  rating: 30 * day,
  recycleBin: 30 * day,
};
