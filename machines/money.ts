/** Plain rules about money. Inside the mall an amount is a whole number of the currency's minor unit. */

/** `19.99` with 2 digits is 1999. Takes what a client sent, so it rounds to the nearest minor unit. */
export const toMinor = (major: number, digits: number): number => Math.round(major * 10 ** digits);

/** 1999 with 2 digits is `19.99`: what goes over the wire. */
export const toMajor = (minor: number, digits: number): number => minor / 10 ** digits;

/** `permille` thousandths of an amount, half rounded up. */
export const permilleOf = (amount: number, permille: number): number => Math.floor((amount * permille + 500) / 1000);

/**
 * Shares `amount` by value: each gets its part rounded down, what is left goes to the largest value (the first of equals).
 * The shares add up to `amount` exactly; with nothing to go by, the first one takes it all.
 */
export function shareByValue(amount: number, values: readonly number[]): number[] {
  if (values.length === 0) return [];
  const whole = values.reduce((sum, value) => sum + value, 0);
  // BigInt, because amount times value may pass 2^53 long before either does.
  const shares = values.map((value) => (whole === 0 ? 0 : Number((BigInt(amount) * BigInt(value)) / BigInt(whole))));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const largest = values.indexOf(Math.max(...values));
  return shares.map((share, at) => (at === largest ? share + left : share));
}
