const day = 24 * 3_600_000;

/**
 * How long each side has (contract 4.2), in milliseconds. `delivery` is for the courier: goods that were sent back count as received
 * that long after they were sent, or `receipt` after their delivery where that comes first.
 */
export const refundDeadlines = {
  answer: 2 * day,
  decision: 3 * day,
  sending: 7 * day,
  delivery: 25 * day,
  receipt: 10 * day,
  reaction: 7 * day,
};
