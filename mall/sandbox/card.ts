export type Brand = 'visa' | 'mastercard' | 'amex' | 'unionpay';
export type Verdict = { answer: 'approve' } | { answer: 'three-d-secure' } | { answer: 'decline'; code: string };
export type CardInput = { number: string; expiry: string; cvc: string; holder: string };
export type CardProblem = { field: keyof CardInput; code: 'REQUIRED' | 'INVALID' | 'EXPIRED' | 'NOT_A_TEST_CARD' };
export type PlainCard = { number: string; brand: Brand; last4: string; expMonth: number; expYear: number; holder: string };

const declined = (code: string): Verdict => ({ answer: 'decline', code });

/** The only numbers this vault takes, so that nobody leaves a real card in a demo, and what the bank says to each. */
const testCards: ReadonlyMap<string, Verdict> = new Map([
  ['4242424242424242', { answer: 'approve' }],
  ['4000000000000002', declined('CARD_DECLINED')],
  ['4000000000003220', { answer: 'three-d-secure' }],
  ['4000000000009995', declined('INSUFFICIENT_FUNDS')],
  ['5555555555554444', { answer: 'approve' }],
  ['378282246310005', { answer: 'approve' }],
  ['6200000000000005', { answer: 'approve' }],
]);

/** The check digit rule of ISO/IEC 7812 for a string of digits. */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    sum += place % 2 === 0 ? digit : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
};

/** Whose card it is by its first digits, or null. */
export const brandOf = (digits: string): Brand | null => {
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  if (digits.startsWith('62')) return 'unionpay';
  return null;
};

/** What the bank answers to a charge on this number when no script says otherwise. */
export const verdictOn = (number: string): Verdict => testCards.get(number) ?? declined('CARD_DECLINED');

const expiryOf = (text: string): { expMonth: number; expYear: number } | null => {
  const found = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (!found) return null;
  const expMonth = Number(found[1]);
  const year = Number(found[2]);
  return expMonth >= 1 && expMonth <= 12 ? { expMonth, expYear: year < 100 ? 2000 + year : year } : null;
};

/** A card is good until the last moment of its month. */
export const isExpired = (card: { expMonth: number; expYear: number }, at: Date): boolean =>
  Date.UTC(card.expYear, card.expMonth, 1) <= at.getTime();

const cvcLength = (brand: Brand | null): number => (brand === 'amex' ? 4 : 3);

/** The card behind what was typed, or every field that is wrong and why. */
export const readCard = (typed: CardInput, at: Date): PlainCard | CardProblem[] => {
  const problems: CardProblem[] = [];
  const number = typed.number.replace(/[\s-]/g, '');
  const brand = brandOf(number);
  if (number === '') problems.push({ field: 'number', code: 'REQUIRED' });
  else if (!/^\d{13,19}$/.test(number) || !passesLuhn(number)) problems.push({ field: 'number', code: 'INVALID' });
  else if (!testCards.has(number)) problems.push({ field: 'number', code: 'NOT_A_TEST_CARD' });

  const expiry = expiryOf(typed.expiry);
  if (typed.expiry.trim() === '') problems.push({ field: 'expiry', code: 'REQUIRED' });
  else if (!expiry || expiry.expYear > at.getUTCFullYear() + 30) problems.push({ field: 'expiry', code: 'INVALID' });
  else if (isExpired(expiry, at)) problems.push({ field: 'expiry', code: 'EXPIRED' });

  if (typed.cvc === '') problems.push({ field: 'cvc', code: 'REQUIRED' });
  else if (!/^\d+$/.test(typed.cvc) || typed.cvc.length !== cvcLength(brand)) problems.push({ field: 'cvc', code: 'INVALID' });

  const holder = typed.holder.trim().replace(/\s+/g, ' ');
  if (holder === '') problems.push({ field: 'holder', code: 'REQUIRED' });
  else if (holder.length > 60 || /\d{5,}/.test(holder)) problems.push({ field: 'holder', code: 'INVALID' });

  if (problems.length > 0 || !brand || !expiry) return problems;
  return { number, brand, last4: number.slice(-4), ...expiry, holder };
};
