/** Plain rules about money. Inside the mall an amount is a whole number of the currency's minor unit. */

/** `19.99` with 2 digits is 1999. Takes what a client sent, so it rounds to the nearest minor unit. */
export const toMinor = (major: number, digits: number): number => Math.round(major * 10 ** digits);

/** 1999 with 2 digits is `19.99`: what goes over the wire. */
export const toMajor = (minor: number, digits: number): number => minor / 10 ** digits;

/** All amounts together. */
export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** `permille` thousandths of an amount, half rounded up. */
export const permilleOf = (amount: number, permille: number): number => Math.floor((amount * permille + 500) / 1000);

/**
 * Shares `amount` by value: each gets its part rounded down, what is left goes to the largest value (the first of equals).
 * The shares add up to `amount` exactly; with nothing to go by, the first one takes it all.
 */
export function shareByValue(amount: number, values: readonly number[]): number[] {
  if (values.length === 0) return [];
  const whole = sum(values);
  // BigInt, because amount times value may pass 2^53 long before either does.
  const shares = values.map((value) => (whole === 0 ? 0 : Number((BigInt(amount) * BigInt(value)) / BigInt(whole))));
  const left = amount - sum(shares);
  const largest = values.indexOf(Math.max(...values));
  return shares.map((share, at) => (at === largest ? share + left : share));
}

/** Currencies that are sold without minor units though ISO knows some (contract 1.2). */
const wholeCurrencies: ReadonlySet<string> = new Set(['LAK']);

/** How many digits an amount of this currency has behind its decimal sign. */
export const digitsOf = (currency: string): number => (wholeCurrencies.has(currency) ? 0 : 2);

/**
 * As `shareByValue`, and nobody gives more than his value: what one cannot give, the next who can does. `amount` is at most all of
 * them.
 */
export function shareWithin(amount: number, values: readonly number[]): number[] {
  const wanted = shareByValue(amount, values);
  const shares = values.map((value, at) => Math.min(wanted[at] ?? 0, value));
  let left = amount - sum(shares);
  return shares.map((share, at) => {
    const more = Math.min(left, (values[at] ?? 0) - share);
    left -= more;
    return share + more;
  });
}
