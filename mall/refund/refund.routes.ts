import { isUnsent } from '#machines/rules/refund/refundAmounts.ts';
import { reasonsFor } from '#machines/rules/refund/refundReasons.ts';
import { refundLifecycle } from '#machines/refund.lifecycle.ts';
import { beginOf, endOf, momentOrDay } from '../order/dayRange.ts';
import { findOrder } from '../order/order.list.ts';
import { route, type Call, type Caller } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { i64Text, pageQuery, z } from '../platform/http/schemas.ts';
import { byBuyer } from '../order/order.transition.ts';
import { stepPreview } from '../order/order.schemas.ts';
import { fillDemoRefunds } from './demo.ts';
import { applyRefund, editRefund } from './refund.apply.ts';
import { claimInsurance, claimOffers } from './refund.claim.ts';
import { escalateRefund, sendGoods, withdrawRefund } from './refund.buyer.ts';
import { findRefund, readRefunds } from './refund.list.ts';
import { refundOps } from './refund.ops.ts';
import {
  claimOffer,
  claimParam,
  escalateParam,
  expressParam,
  numberText,
  refund,
  refundChange,
  refundPage,
  refundParam,
  refundReason,
  refundSnParam,
} from './refund.schemas.ts';
import { refundTimers } from './refund.timers.ts';
import type { HeldRefund } from './refund.transition.ts';
import { previewWithdrawal } from './withdrawPreview.ts';
import { reasonBodies, refundBody, type RefundBody } from './refund.view.ts';
import { itemsOfOrder, linesOf } from './refund.application.ts';

/** What the buyer did, answered by the refund as it is then. */
async function answer({ db, locale, now }: Call<Caller>, done: Promise<HeldRefund>): Promise<RefundBody> {
  return refundBody(db, (await done).refund, { locale, at: now });
}

const reasons = route({
  id: 'N1',
  operationId: 'refundReasons',
  method: 'get',
  path: '/p/orderRefund/reasons',
  who: 'user',
  summary: 'Why money may be asked back, and the most each reason may bring',
  query: z.object({
    orderNumber: numberText,
    applyType: z.enum(['1', '2']),
    orderItemId: i64Text.optional(),
    goodsNum: z.coerce.number().int().min(1).max(100_000).optional(),
  }),
  answer: z.array(refundReason),
  async handler({ db, user, query, locale }) {
    const order = await findOrder(db, user.userId, query.orderNumber);
    const items = await itemsOfOrder(db, order.orderNumber);
    const application = {
      orderItemId: query.orderItemId ?? null,
      applyType: query.applyType === '2' ? (2 as const) : (1 as const),
      goodsNum: query.goodsNum ?? null,
    };
    const isSent = !isUnsent(linesOf(items, application.orderItemId));
    return reasonBodies(order, items, reasonsFor(application.applyType, isSent), application, locale);
  },
});

const apply = route({
  id: 'N2',
  operationId: 'applyRefund',
  method: 'post',
  path: '/p/orderRefund/apply',
  who: 'user',
  summary: 'Asks for money back, for a line or the whole order',
  body: refundParam,
  answer: refund,
  refusals: [
    'REFUND_OPEN',
    'REFUND_WINDOW_CLOSED',
    'TRANSITION_NOT_ALLOWED',
    'REFUND_AMOUNT',
    'REASON_REQUIRED',
    'TOO_MANY_IMAGES',
    'TEXT_TOO_LONG',
    'NOT_FOUND',
  ],
  transitions: ['RF1', 'O29'],
  idempotent: 'optional',
  handler: (call) => answer(call, applyRefund(call.context, call.db, call.user.userId, call.body, byBuyer(call))),
});

const update = route({
  id: 'N3',
  operationId: 'updateRefund',
  method: 'put',
  path: '/p/orderRefund/update',
  who: 'user',
  summary: 'Changes what was asked for',
  body: refundChange,
  answer: refund,
  refusals: ['TRANSITION_NOT_ALLOWED', 'REFUND_AMOUNT', 'REASON_REQUIRED', 'TOO_MANY_IMAGES', 'TEXT_TOO_LONG', 'NOT_FOUND'],
  transitions: ['RF2', 'RF6', 'O29'],
  handler: (call) => answer(call, editRefund(call.context, call.db, call.user.userId, call.body, byBuyer(call))),
});

const list = route({
  id: 'N4',
  operationId: 'refunds',
  method: 'get',
  path: '/p/orderRefund/list',
  who: 'user',
  summary: 'My refunds, newest first; `startTime` and `endTime` may be days in the region, both included',
  query: z.object({
    startTime: momentOrDay.optional(),
    endTime: momentOrDay.optional(),
    state: z.coerce.number().int().min(-1).max(7).optional(),
    ...pageQuery(),
  }),
  answer: refundPage,
  handler: ({ db, user, query: { startTime, endTime, state, current, size }, region, locale, now }) => {
    const from = startTime === undefined ? undefined : beginOf(startTime, region.zone);
    const to = endTime === undefined ? undefined : endOf(endTime, region.zone);
    return readRefunds(db, user.userId, { current, size, status: state, from, to }, { locale, at: now });
  },
});

const info = route({
  id: 'N5',
  operationId: 'refund',
  method: 'get',
  path: '/p/orderRefund/info',
  who: 'user',
  summary: 'Everything about one refund',
  query: z.object({ refundSn: numberText }),
  answer: refund,
  handler: async ({ db, user, query, locale, now }) =>
    refundBody(db, await findRefund(db, user.userId, query.refundSn), { locale, at: now }),
});

const withdraw = route({
  id: 'N6',
  operationId: 'withdrawRefund',
  method: 'put',
  path: '/p/orderRefund/cancel',
  who: 'user',
  summary: 'Takes a refund back, before any goods were sent',
  body: refundSnParam,
  answer: refund,
  refusals: ['TRANSITION_NOT_ALLOWED', 'NOT_FOUND'],
  transitions: ['RF15', 'O32'],
  handler: (call) => {
    const refundSn = typeof call.body === 'string' ? call.body : call.body.refundSn;
    return answer(call, withdrawRefund(call.context, call.db, call.user.userId, refundSn, byBuyer(call)));
  },
});

const withdrawPreview = route({
  id: 'N10',
  operationId: 'withdrawPreview',
  method: 'get',
  path: '/p/orderRefund/withdrawPreview/{refundSn}',
  who: 'user',
  summary: 'What taking a refund back would do now: done in a transaction that is rolled back',
  params: z.object({ refundSn: numberText }),
  answer: stepPreview,
  handler: (call) => previewWithdrawal(call.context, call.db, { userId: call.user.userId, ...call.params }, byBuyer(call)),
});

const submitExpress = route({
  id: 'N7',
  operationId: 'submitRefundExpress',
  method: 'post',
  path: '/p/orderRefund/submitExpress',
  who: 'user',
  summary: 'Says how the goods go back',
  body: expressParam,
  answer: refund,
  refusals: ['TRANSITION_NOT_ALLOWED', 'TOO_MANY_IMAGES', 'TEXT_TOO_LONG', 'NOT_FOUND'],
  transitions: ['RF9'],
  idempotent: 'optional',
  handler: (call) => answer(call, sendGoods(call.context, call.db, call.user.userId, call.body, 'goods.sent', byBuyer(call))),
});

const correctExpress = route({
  id: 'N8',
  operationId: 'correctRefundExpress',
  method: 'put',
  path: '/p/orderRefund/reSubmitExpress',
  who: 'user',
  summary: 'Corrects the courier or the number, once',
  body: expressParam,
  answer: refund,
  refusals: ['TRANSITION_NOT_ALLOWED', 'TOO_MANY_IMAGES', 'TEXT_TOO_LONG', 'NOT_FOUND'],
  transitions: ['RF10'],
  handler: (call) => answer(call, sendGoods(call.context, call.db, call.user.userId, call.body, 'number.corrected', byBuyer(call))),
});

const escalate = route({
  id: 'N9',
  operationId: 'escalateRefund',
  method: 'post',
  path: '/p/orderRefund/escalate',
  who: 'user',
  summary: 'Asks the mall to decide after a refusal',
  body: escalateParam,
  answer: refund,
  refusals: ['TRANSITION_NOT_ALLOWED', 'TOO_MANY_IMAGES', 'TEXT_TOO_LONG', 'NOT_FOUND'],
  transitions: ['RF7', 'O29'],
  idempotent: 'optional',
  handler: (call) => answer(call, escalateRefund(call.context, call.db, call.user.userId, call.body, byBuyer(call))),
});

const claim = route({
  id: 'M17',
  operationId: 'claimInsurance',
  method: 'post',
  path: '/p/myOrder/insuranceClaim/{orderNumber}',
  who: 'user',
  summary: 'Claims on the insurance of an order: lost, damaged or late',
  params: z.object({ orderNumber: numberText }),
  body: claimParam,
  answer: refund,
  refusals: ['TRANSITION_NOT_ALLOWED', 'REFUND_OPEN', 'REFUND_WINDOW_CLOSED', 'TOO_MANY_IMAGES', 'TEXT_TOO_LONG'],
  transitions: ['RF1', 'O29'],
  idempotent: 'optional',
  handler: (call) => answer(call, claimInsurance(call.context, call.db, call.user.userId, { ...call.params, ...call.body }, byBuyer(call))),
});

const offers = route({
  id: 'M19',
  operationId: 'claimOffers',
  method: 'get',
  path: '/p/myOrder/claimOffers/{orderNumber}',
  who: 'user',
  summary: 'Each kind of claim on the insurance of an order: whether it can be made now, why not, and what it would bring',
  params: z.object({ orderNumber: numberText }),
  answer: z.array(claimOffer),
  handler: ({ db, user, params, locale, now }) => claimOffers(db, { userId: user.userId, ...params }, { locale, at: now }),
});

export const refundModule: Module = {
  name: 'refund',
  routes: [reasons, apply, update, list, info, withdraw, withdrawPreview, submitExpress, correctExpress, escalate, claim, offers],
  timers: refundTimers,
  machines: [refundLifecycle],
  ops: refundOps,
  fill: fillDemoRefunds,
};
