import { expect, test } from 'vitest';
import type { Problem } from '#machines/model/problem.ts';
import { useProblemText } from '#src/components/useProblemText.ts';
import { drawn } from './drawn.tsx';

const Said = ({ problem }: { problem: Problem }) => <p>{useProblemText()(problem)}</p>;

const saidOf = (problem: Omit<Problem, 'at'>): string | null => drawn(<Said problem={{ ...problem, at: 0 }} />).textContent;

const until = '2026-02-02T09:15:00.000Z';

test.each([
  ['RATE_LIMITED', 'Too many attempts. Please try again after Mon, Feb 2, 2:45 PM.'],
  ['ACCOUNT_LOCKED', 'Too many wrong passwords. Please try again after Mon, Feb 2, 2:45 PM.'],
  ['CODE_DAILY_LIMIT', 'You’ve requested too many codes today. You can request another after Mon, Feb 2, 2:45 PM.'],
] as const)('%s says until when, where the mall tells it', (code, sentence) => {
  expect(saidOf({ code, data: { until } })).toBe(sentence);
});

test.each([
  ['ACCOUNT_LOCKED', 'Too many wrong passwords. Please try again in 15 minutes.'],
  ['CODE_DAILY_LIMIT', 'You’ve requested too many codes today. Please try again tomorrow.'],
  ['ACCOUNT_DISABLED', 'This account has been disabled. Please contact support.'],
  ['ADDRESS_REQUIRED', 'Address Required to Proceed'],
  ['ALREADY_IN_TEAM', 'You already have a seat in this group.'],
  ['ALREADY_REVIEWED', 'You’ve already rated this product.'],
  ['CART_FULL', 'Your cart is full. Remove something to add more.'],
  ['CODE_TOO_FREQUENT', 'We’ve just sent you a code. Please wait a minute before requesting another.'],
  ['COUNT_ZERO', 'Please choose at least one.'],
  ['GROUP_ENDED', 'This group buy has ended.'],
  ['GROUP_LIMIT', 'You’ve reached the limit for this group buy.'],
  ['GROUP_NOT_STARTED', 'This group buy hasn’t started yet.'],
  ['GROUP_SOLD_OUT', 'This group buy is sold out.'],
  ['ID_TOKEN_INVALID', 'We couldn’t confirm your login with this service. Please try again.'],
  ['INVITE_INVALID', 'This invitation code isn’t valid.'],
  ['NO_RECEIPT_YET', 'This order isn’t paid yet, so there is no receipt.'],
  ['ORDER_NOT_PAYABLE', 'This order can no longer be paid.'],
  ['ALREADY_PAID', 'This order has already been paid.'],
  ['PASSWORD_WEAK', 'Your password needs at least 8 characters with a capital letter, a lowercase letter, a symbol and a number.'],
  ['PAY_EXPIRED', 'The time to pay for this order has run out.'],
  ['PRICE_CHANGED', 'A price has changed. Please check the new total.'],
  ['PROMO_INVALID', 'This promo code isn’t valid.'],
  ['REFRESH_INVALID', 'Your session has ended. Please log in again.'],
  ['SLOT_UNAVAILABLE', 'This delivery time is no longer available. Please choose another one.'],
  ['TEAM_CLOSED', 'This group is already complete.'],
  ['TEAM_FULL', 'All seats in this group are taken right now.'],
  ['VOUCHER_UNUSABLE', 'This voucher can’t be used here.'],
  ['UNAUTHORIZED', 'Please log in again.'],
  ['FORBIDDEN', 'Your account can’t do this.'],
  ['INTERNAL', 'Something went wrong'],
  ['IDEMPOTENCY_IN_PROGRESS', 'Your request is still being processed.'],
  ['IDEMPOTENCY_MISMATCH', 'This request was already sent with different details.'],
  ['OFFLINE', 'You’re offline. Check your connection and try again.'],
  ['BROKEN_ANSWER', 'Something got lost on the way. Please try again.'],
] as const)('%s is said in a sentence', (code, sentence) => {
  expect(saidOf({ code, data: {} })).toBe(sentence);
});

test('another refusal has no end, whatever is told beside it', () => {
  expect(saidOf({ code: 'FORBIDDEN', data: { until } })).toBe('Your account can’t do this.');
});
