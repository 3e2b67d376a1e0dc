import { expect, test } from 'vitest';
import { applyTypes } from '#machines/model/refund.ts';
import {
  amountOf,
  applicationErrors,
  begunApplication,
  canReturn,
  openRefundOf,
  refundParam,
  shownAmount,
  withChoice,
  wholeOrder,
  type RefundableLine,
  type RefundMatter,
} from '#machines/rules/refund/refundApplication.ts';
import { action, myOrder } from '../fixtures/orders.ts';

const [sample] = myOrder('S1').orderItemDtos;
if (!sample) throw new Error('the sample of an order has no line');

const line = (orderItemId: number, prodCount: number, shippedCount: number): RefundableLine => ({
  ...sample,
  orderItemId,
  prodCount,
  shippedCount,
  refundSn: null,
  returnMoneySts: null,
  canRefund: orderItemId !== 3,
  maxRefundAmount: 100 * orderItemId,
});

/** Three lines: one arrived, one arrived in part, one cannot be refunded. */
const matter = (currency = 'LKR'): RefundMatter => ({
  order: {
    ...myOrder('S1'),
    currency,
    actions: [action('REFUND')],
    orderItemDtos: [line(1, 2, 2), line(2, 3, 1), line(3, 1, 0)],
    canAllRefund: true,
    canRefundAmount: 700,
  },
  refund: null,
  reasons: {
    [applyTypes.money]: [{ code: 'late', desc: 'Late', needsText: false, maxRefundAmount: 199.5, fees: 0 }],
    [applyTypes.goods]: [{ code: 'other', desc: 'Other', needsText: true, maxRefundAmount: 150, fees: 0 }],
  },
});

test.each([
  ['1250', 'LKR', 1250],
  ['1,250.50', 'LKR', 1250.5],
  ['1.250,50', 'LKR', 1250.5],
  ['1 250', 'LKR', 1250],
  ['12,5', 'LKR', 12.5],
  ['12.345.678', 'LKR', 12_345_678],
  ['12000', 'LAK', 12_000],
  ['12,5', 'LAK', null],
  ['1.2.3', 'LKR', null],
  ['-5', 'LKR', null],
  ['', 'LKR', null],
  ['ten', 'LKR', null],
])("The typed amount '%s' in %s is %s", (typed, currency, amount) => {
  expect(amountOf(typed, currency)).toBe(amount);
});

test('Only what has left the shop can be sent back, a whole order only altogether', () => {
  expect([1, 2, 3, wholeOrder, null].map((each) => canReturn(matter(), each))).toEqual([true, true, false, false, true]);
});

test('A line that is named is chosen with all its pieces, unless it cannot be refunded', () => {
  expect(begunApplication(matter(), 2)).toMatchObject({ line: 2, goodsNum: 3, applyType: null });
  expect(begunApplication(matter(), 3).line).toBe(null);
});

test('Another line asks for all of its pieces and all its money again, and drops goods that cannot go back', () => {
  const begun = { ...begunApplication(matter(), 1), applyType: applyTypes.goods, amount: '12' };
  expect(withChoice(matter(), begun, { line: 2 })).toMatchObject({ line: 2, goodsNum: 3, applyType: applyTypes.goods, amount: null });
  expect(withChoice(matter(), begun, { line: wholeOrder })).toMatchObject({ line: wholeOrder, goodsNum: 1, applyType: null });
  expect(withChoice(matter(), begun, { goodsNum: 1 })).toMatchObject({ line: 1, goodsNum: 1, applyType: applyTypes.goods });
});

test('The amount begins with all that the reason may bring, and may be less but not more, and not nothing', () => {
  const begun = { ...begunApplication(matter(), 1), applyType: applyTypes.money, reason: 'late' };
  expect(shownAmount(matter(), begun)).toBe('199.50');
  const faultOf = (amount: string | null) => applicationErrors(matter(), { ...begun, amount }).amount;
  expect([null, '199.5', '0.01', '199.51', '0', ''].map(faultOf)).toEqual([
    undefined,
    undefined,
    undefined,
    'invalid',
    'invalid',
    'invalid',
  ]);
});

test('Words are wanted where the reason wants them, and never more than 500 letters', () => {
  const begun = { ...begunApplication(matter(), 1), applyType: applyTypes.goods, reason: 'other' };
  const faultOf = (words: string) => applicationErrors(matter(), { ...begun, words }).words;
  expect(['', '  ', 'x', 'x'.repeat(500), 'x'.repeat(501)].map(faultOf)).toEqual([
    'required',
    'required',
    undefined,
    undefined,
    'textTooLong',
  ]);
});

test('What is sent names the line and its pieces, or the whole order without them', () => {
  const begun = { ...begunApplication(matter(), 1), applyType: applyTypes.money, reason: 'late', words: ' torn ' };
  expect(refundParam(matter(), begun)).toMatchObject({
    orderItemId: 1,
    refundType: 2,
    goodsNum: 2,
    refundAmount: 199.5,
    isReceiver: 0,
    buyerDesc: 'torn',
  });
  const whole = { ...begun, line: wholeOrder, applyType: applyTypes.goods };
  expect(refundParam(matter(), whole)).toMatchObject({ orderItemId: 0, refundType: 1, goodsNum: null, isReceiver: 1 });
});

test('A refund that is not over and keeps another one from being asked for is the one to be seen', () => {
  const { order } = matter();
  const seen = (reasonCode: string, ...statuses: number[]) =>
    openRefundOf({
      ...order,
      actions: [{ ...action('REFUND', false), reasonCode }],
      orderItemDtos: statuses.map((returnMoneySts, at) => ({ ...line(at + 1, 1, 1), refundSn: `R${at + 1}`, returnMoneySts })),
    });
  expect([1, 2, 3, 4, 5, 6, 7, -1].map((status) => seen('REFUND_OPEN', status))).toEqual(['R1', 'R1', 'R1', 'R1', null, null, 'R1', null]);
  expect(seen('REFUND_OPEN', 5, 2)).toBe('R2');
  expect(seen('REFUND_WINDOW_CLOSED', 2)).toBe(null);
  expect(openRefundOf(order)).toBe(null);
});
