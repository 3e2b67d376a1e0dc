import { happeningsOf } from '#flows/happenings.ts';
import { payTypes } from '#machines/checkout.machine.ts';
import { freshFor } from '#machines/orderSteps.ts';
import { paymentMachine, type PaymentMatter } from '#machines/payment.machine.ts';
import type { PayResult } from '#machines/words.ts';
import { payResult, preview } from './goods.checkout.ts';
import { shopperHere } from './here.ts';

const unpaid = 1;
const toDeliver = 2;
const closed = 6;
const order = (status: number): PaymentMatter['orders'][number] => ({
  orderNumber: 'S1', shopName: 'Kandy Outdoors', status, actualTotal: 5_240, currency: 'LKR', priceSymbol: 'Rs', payType: null, slot: null, closeType: status === closed ? 'PAY_TIMEOUT' : null,
});
const matter = (at: number, openAttempt: PayResult | null): PaymentMatter => ({
  orders: [order(unpaid)],
  info: {
    currency: 'LKR', priceSymbol: 'Rs', orderNumbers: 'S1', totalFee: 5_240, endTime: new Date(at + 30 * 60_000).toISOString(), nowTime: new Date(at).toISOString(), payTypes: preview().payTypes, openAttempt,
  },
});
/** Each attempt has a number of its own: by the wish it belongs to, and by the attempt of that wish that was finished last. */
const atTheBank = ({ key, made }: { key: string; made: number }): PayResult => {
  const last = Number(/-bank-P(\d+)$/.exec(key)?.[1] ?? 0);
  const payNo = Math.floor(last / 10) === made ? last + 1 : made * 10;
  return payResult('REQUIRES_ACTION', { payNo: `P${payNo}`, nextAction: { type: 'FRAME', url: 'http://127.0.0.1:3002/step/1', expireTime: '2026-02-02T09:15:00.000Z' } });
};

export const payment = happeningsOf(paymentMachine)({
  inputs: { usual: { place: { name: 'payment', orderNumbers: 'S1' }, here: shopperHere } },
  events: {
    'frame.ready': [{}], 'frame.resized': [({ context }) => (context.height === 300 ? null : { height: 300 })],
    'fields.changed': [({ context }) => ({ valid: !context.isCardComplete })], 'fields.refused': [{ code: 'NUMBER_INVALID' }], 'token.came': [{ vaultToken: 'tok-1' }], 'step.done': [{ result: 'approved' }],
    'payType.chosen': [({ context }) => ({ payType: context.payType === payTypes.card ? payTypes.cash : payTypes.card })],
    'pay.pressed': [{}], 'cash.confirmed': [{}], 'cash.declined': [{}], 'leaveBank.pressed': [{}], 'retry.pressed': [{}], resume: [{}, ({ context }) => ({ at: context.at + freshFor + 1 })],
  },
  ports: {
    readPayment: {
      answers: {
        'to be paid': ({ at }) => matter(at, null), 'at the bank': ({ at, context }) => matter(at, atTheBank(context)), 'under way': ({ at }) => matter(at, payResult('PROCESSING')),
        paid: { orders: [order(toDeliver)], info: null }, closed: { orders: [order(closed)], info: null },
      },
      refusals: ['NOT_FOUND', 'UNREACHABLE'],
    },
    openVault: { answers: { opened: { sessionId: 'v-1', publicKey: 'k', fieldsUrl: 'http://127.0.0.1:3002/fields', expireTime: '2026-02-02T09:30:00.000Z' } }, refusals: ['UNAVAILABLE'] },
    cardFields: { says: ['frame.ready', 'frame.resized', 'fields.changed', 'fields.refused', 'token.came'] },
    bankStep: { says: ['frame.resized', 'step.done'] },
    payOrder: {
      answers: { 'the bank asks': ({ context }) => atTheBank(context), declined: payResult('FAILED', { failCode: 'do_not_honour', failDesc: 'The bank declined the card.' }), taken: payResult('PAID') },
      refusals: ['COD_NOT_AVAILABLE', 'TIMED_OUT'],
    },
    finishPayAction: { answers: { declined: payResult('FAILED', { failDesc: 'The bank declined the card.' }), taken: payResult('PAID') }, refusals: ['TIMED_OUT'] },
    cancelPayment: { answers: { 'given up': payResult('CANCELLED') }, refusals: ['ALREADY_PAID'] },
  },
  seen: ({ payType, isFrameReady, isCardComplete, result, problem }) => ({ payType, isFrameReady, isCardComplete, isDeclined: result?.payStatus === 'FAILED', hasProblem: problem !== null }),
});
