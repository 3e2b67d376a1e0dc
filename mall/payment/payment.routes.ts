import { paymentLifecycle } from '#machines/payment.lifecycle.ts';
import { route, type Call, type Caller } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { flag01, i64, int, url, z } from '../platform/http/schemas.ts';
import { finishAction, abandonAttempt } from './payment.abandon.ts';
import type { Payer } from './payment.settle.ts';
import { pay } from './payment.ts';
import { info, result } from './payment.schemas.ts';
import { hearAcquirer } from './payment.notice.ts';
import { fillBank, payOps } from './payment.ops.ts';
import { paymentTimers } from './payment.timers.ts';
import { payInfo, paymentOf, payResult } from './payment.view.ts';

const payNo = z.string().regex(/^[0-9A-Za-z-]{1,32}$/);
const orderNumbers = z
  .string()
  .regex(/^[0-9A-Za-z-]{1,32}(,[0-9A-Za-z-]{1,32}){0,19}$/)
  .openapi({ example: '202603020001,202603020002' });

const payParam = z
  .object({
    orderNumbers,
    payType: int,
    cardId: i64.optional(),
    vaultToken: z.string().min(1).max(100).optional(),
    saveCard: flag01.optional(),
    // Where a redirecting bank step would come back to; the sandbox's step is framed.
    returnUrl: url.optional(),
    codConfirmed: flag01.optional(),
    // With payType 23 only: 3, 6 or 12.
    months: int.optional(),
  })
  .openapi('PayParam');

const listOf = (text: string): string[] => [...new Set(text.split(','))].sort();

const payerOf = (call: Pick<Call<Caller>, 'user' | 'locale' | 'now' | 'requestId'>): Payer => ({
  userId: call.user.userId,
  locale: call.locale,
  now: call.now,
  cause: call.requestId,
});

const routes = [
  route({
    id: 'K1',
    operationId: 'payInfo',
    method: 'get',
    path: '/p/order/getOrderPayInfoByOrderNumber',
    summary: 'What there is to pay, until when and how',
    who: 'user',
    query: z.object({ orderNumbers }),
    answer: info,
    refusals: ['PAY_EXPIRED'],
    handler: async (call) => payInfo(call.db, listOf(call.query.orderNumbers), payerOf(call)),
  }),
  route({
    id: 'K2',
    operationId: 'payOrder',
    method: 'post',
    path: '/p/order/pay',
    summary: 'Pays by card or later, or chooses cash on delivery; a declined payment is a 200 that says so',
    who: 'user',
    body: payParam,
    answer: result,
    idempotent: 'optional',
    transaction: false,
    transitions: ['O2', 'O3', 'O4', 'O5'],
    refusals: [
      'ORDER_NOT_PAYABLE',
      'PAY_IN_PROGRESS',
      'ALREADY_PAID',
      'COD_NOT_AVAILABLE',
      'PAY_LATER_NOT_AVAILABLE',
      'BELOW_MIN_PAYMENT',
      'PAY_EXPIRED',
      'CARD_EXPIRED',
    ],
    async handler(call) {
      const { body } = call;
      const payer = payerOf(call);
      const param = {
        orderNumbers: listOf(body.orderNumbers),
        payType: body.payType,
        cardId: body.cardId,
        vaultToken: body.vaultToken,
        saveCard: body.saveCard === 1,
        codConfirmed: body.codConfirmed === 1,
        months: body.months,
        requestKey: call.idempotencyKey,
      };
      return payResult(call.db, await pay(call.context, call.db, param, payer), { ...payer, now: call.context.clock.now() });
    },
  }),
  route({
    id: 'K3',
    operationId: 'payStatus',
    method: 'get',
    path: '/p/order/payStatus',
    summary: 'How an attempt stands',
    who: 'user',
    query: z.object({ payNo }),
    answer: result,
    handler: async (call) => payResult(call.db, await paymentOf(call.db, call.user.userId, call.query.payNo), payerOf(call)),
  }),
  route({
    id: 'K4',
    operationId: 'finishPayAction',
    method: 'post',
    path: '/p/order/payAction',
    summary: "Back from the bank's step; the acquirer is asked what is true",
    who: 'user',
    body: z.object({ payNo, result: z.string().max(100) }).openapi('PayActionParam'),
    answer: result,
    idempotent: 'optional',
    transaction: false,
    transitions: ['O3', 'O4'],
    refusals: ['TRANSITION_NOT_ALLOWED'],
    async handler(call) {
      const payer = payerOf(call);
      return payResult(call.db, await finishAction(call.context, call.db, call.body.payNo, payer), {
        ...payer,
        now: call.context.clock.now(),
      });
    },
  }),
  route({
    id: 'K5',
    operationId: 'cancelPayment',
    method: 'post',
    path: '/p/order/payCancel',
    summary: 'Leaves an unfinished attempt, so that another way can be tried',
    who: 'user',
    body: z.object({ payNo }).openapi('PayCancelParam'),
    answer: result,
    transaction: false,
    transitions: ['O3'],
    refusals: ['ALREADY_PAID', 'PAY_IN_PROGRESS', 'TRANSITION_NOT_ALLOWED'],
    async handler(call) {
      const payer = payerOf(call);
      return payResult(call.db, await abandonAttempt(call.context, call.db, call.body.payNo, payer), {
        ...payer,
        now: call.context.clock.now(),
      });
    },
  }),
  route({
    id: 'K6',
    operationId: 'payNotice',
    gateway: 'hidden',
    method: 'post',
    path: '/notice/pay/{provider}',
    summary: 'The acquirer tells what became of a charge (signed)',
    who: 'guest',
    params: z.object({ provider: z.string().max(40) }),
    text: true,
    answer: z.object({ received: z.literal(true) }).openapi('Received'),
    transitions: ['O3', 'O4', 'O8'],
    async handler({ context, db, params, request, text, requestId }) {
      await hearAcquirer(context, db, params.provider, text, request.headers.get('acquirer-signature') ?? '', requestId);
      return { received: true as const };
    },
  }),
];

/** Payment attempts (contract K, 4.3), their timers and the script of the sandbox's bank (X8). */
export const paymentModule: Module = {
  name: 'payment',
  routes,
  timers: paymentTimers,
  machines: [paymentLifecycle],
  ops: payOps,
  fill: fillBank,
};
