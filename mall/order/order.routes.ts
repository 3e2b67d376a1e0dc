import type { OrderEvent } from '#machines/rules/order/order.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import { route, type Call, type Caller } from '../platform/http/route.ts';
import { batchAddResult } from '../cart/cart.schemas.ts';
import type { Module } from '../platform/module.ts';
import { i64, i64Text, nothing, pageQuery, z } from '../platform/http/schemas.ts';
import { buyAgain } from './buyAgain.ts';
import { cancelEvent, cancelPreviewOf, reasonsIn } from './cancel.ts';
import { changeAddress } from './changeAddress.ts';
import { beginOf, endOf, momentOrDay } from './dayRange.ts';
import { detailOf, type OrderDetail } from './order.detail.ts';
import { demoCards, fillDemoOrders } from './demo.ts';
import { countOrders, findOrder, orderGroups, readOrders } from './order.list.ts';
import {
  cancelParam,
  cancelPreview,
  myOrderPage,
  orderCount,
  orderDetail,
  previewedActions,
  reason,
  stepPreview,
} from './order.schemas.ts';
import { regionOfOrder } from './order.view.ts';
import { receiptOf } from './receipt.ts';
import { receiptPdf } from './receiptPdf.ts';
import { orderReceipt } from './receipt.schemas.ts';
import { previewStep, stepPreviewBody } from './stepPreview.ts';
import { byBuyer, lockOrderOf, transitionOrder } from './order.transition.ts';
import { orderTimers } from './order.timers.ts';
import { sellerOps } from './seller.ops.ts';
import { cancelOrder, removeOrder, withdrawCancel } from './undo.ts';

const orderNumber = z
  .string()
  .min(1)
  .max(32)
  .regex(/^[0-9A-Za-z-]+$/);
const byNumber = z.object({ orderNumber });

/** One step of the buyer's own order, answered by the order as it is then. */
async function take(
  call: Call<Caller, unknown, { orderNumber: string }>,
  event: OrderEvent,
  may: { beInBin?: boolean } = {},
): Promise<OrderDetail> {
  const { context, db, user, locale } = call;
  const order = await lockOrderOf(db, user.userId, call.params.orderNumber, may);
  return detailOf(db, await transitionOrder(context, db, order, event, byBuyer(call)), { context, locale });
}

const counts = route({
  id: 'M1',
  operationId: 'orderCount',
  method: 'get',
  path: '/p/myOrder/orderCount',
  who: 'user',
  summary: 'How many orders stand where',
  answer: orderCount,
  handler: ({ db, user }) => countOrders(db, user.userId),
});

const list = route({
  id: 'M2',
  operationId: 'orders',
  method: 'get',
  path: '/p/myOrder/myOrder',
  who: 'user',
  summary: 'My orders, newest first; `from` and `to` may be days in the region, both included',
  query: z.object({
    status: z.coerce.number().int().min(0).max(7).optional(),
    group: z.enum(orderGroups).optional(),
    key: z.string().max(100).optional(),
    shopId: i64Text.optional(),
    from: momentOrDay.optional(),
    to: momentOrDay.optional(),
    ...pageQuery(),
  }),
  answer: myOrderPage,
  handler: ({ db, user, query, region, locale, now }) => {
    const { status, group, key, shopId, from, to, current, size } = query;
    return readOrders(
      db,
      user.userId,
      {
        current,
        size,
        ...(status === undefined ? {} : { status }),
        ...(group ? { group } : {}),
        ...(key ? { key } : {}),
        ...(shopId === undefined ? {} : { shopId }),
        ...(from ? { from: beginOf(from, region.zone) } : {}),
        ...(to ? { to: endOf(to, region.zone) } : {}),
      },
      { locale, at: now },
    );
  },
});

const detail = route({
  id: 'M3',
  operationId: 'orderDetail',
  method: 'get',
  path: '/p/myOrder/orderDetail',
  who: 'user',
  summary: 'Everything about one order, one in the recycle bin included',
  query: byNumber,
  answer: orderDetail,
  handler: async ({ context, db, user, query, locale }) =>
    detailOf(db, await findOrder(db, user.userId, query.orderNumber, { beInBin: true }), { context, locale }),
});

const reasons = route({
  id: 'M4',
  operationId: 'cancelReasons',
  method: 'get',
  path: '/p/myOrder/cancelReasons',
  who: 'user',
  summary: 'Why an order may be cancelled',
  query: z.object({ orderNumber: orderNumber.optional() }),
  answer: z.array(reason),
  handler: async ({ locale }) => reasonsIn(locale),
});

const previewCancel = route({
  id: 'M5',
  operationId: 'cancelPreview',
  method: 'get',
  path: '/p/myOrder/cancelPreview/{orderNumber}',
  who: 'user',
  summary: 'What a cancel would do now, and what comes back',
  params: byNumber,
  answer: cancelPreview,
  handler: async (call) =>
    cancelPreviewOf(call.context, call.db, await findOrder(call.db, call.user.userId, call.params.orderNumber), byBuyer(call)),
});

const preview = route({
  id: 'M18',
  operationId: 'stepPreview',
  method: 'get',
  path: '/p/myOrder/stepPreview/{orderNumber}',
  who: 'user',
  summary: 'What a step would do now: taken in a transaction that is rolled back',
  params: byNumber,
  query: z.object({ action: z.enum(previewedActions) }),
  answer: stepPreview,
  handler: async (call) => {
    const { context, db, user, params, query, locale, now } = call;
    const step = { userId: user.userId, orderNumber: params.orderNumber, action: query.action };
    return stepPreviewBody(await previewStep(context, db, step, byBuyer(call)), { action: query.action, locale, at: now });
  },
});

const cancel = route({
  id: 'M6',
  operationId: 'cancelOrder',
  method: 'put',
  path: '/p/myOrder/cancel/{orderNumber}',
  who: 'user',
  summary: 'Cancels an order, or asks the seller to; who leaves a group buy may take it back for 10 s (C14), and is out after them',
  params: byNumber,
  body: cancelParam,
  answer: orderDetail,
  refusals: ['REASON_REQUIRED', 'TEXT_TOO_LONG', 'TRANSITION_NOT_ALLOWED', 'TEAM_CLOSED'],
  transitions: ['O7', 'O11', 'O12', 'O13'],
  idempotent: 'optional',
  handler: (call) => cancelOrder(call, cancelEvent(call.body, call.now)),
});

const withdraw = route({
  id: 'M7',
  operationId: 'withdrawCancel',
  method: 'put',
  path: '/p/myOrder/withdrawCancel/{orderNumber}',
  who: 'user',
  summary: 'Takes the request for a cancel back; for a while that can be taken back itself (C14)',
  params: byNumber,
  answer: orderDetail,
  refusals: ['TRANSITION_NOT_ALLOWED'],
  transitions: ['O15'],
  handler: (call) => withdrawCancel(call),
});

const changeAddr = route({
  id: 'M8',
  operationId: 'changeOrderAddress',
  method: 'put',
  path: '/p/myOrder/changeAddr/{orderNumber}',
  who: 'user',
  summary: 'Sends an order elsewhere, once, before it is packed, where the way costs the same',
  params: byNumber,
  body: z.object({ addrId: i64 }).openapi('ChangeAddrParam'),
  answer: orderDetail,
  refusals: ['TRANSITION_NOT_ALLOWED', 'NOT_DELIVERABLE'],
  transitions: ['O16'],
  idempotent: 'optional',
  async handler(call) {
    const { context, db, user, params, body, locale } = call;
    const order = await lockOrderOf(db, user.userId, params.orderNumber);
    return detailOf(db, await changeAddress(context, db, order, body.addrId, byBuyer(call)), { context, locale });
  },
});

const receipt = route({
  id: 'M9',
  operationId: 'confirmReceipt',
  method: 'put',
  path: '/p/myOrder/receipt/{orderNumber}',
  who: 'user',
  summary: 'Confirms that everything has arrived',
  params: byNumber,
  answer: orderDetail,
  refusals: ['TRANSITION_NOT_ALLOWED', 'REFUND_OPEN'],
  transitions: ['O25'],
  idempotent: 'optional',
  handler: (call) => take(call, { type: 'receipt.confirmed', at: call.now }),
});

const extendReceipt = route({
  id: 'M10',
  operationId: 'extendReceipt',
  method: 'put',
  path: '/p/myOrder/extendReceipt/{orderNumber}',
  who: 'user',
  summary: 'Asks for seven more days to confirm, once',
  params: byNumber,
  answer: orderDetail,
  refusals: ['TRANSITION_NOT_ALLOWED'],
  transitions: ['O24'],
  handler: (call) => take(call, { type: 'receipt.extended', at: call.now }),
});

const remove = route({
  id: 'M11',
  operationId: 'removeOrder',
  method: 'delete',
  path: '/p/myOrder/{orderNumber}',
  who: 'user',
  summary: 'Moves an order to the recycle bin; for a while it can be taken back (C14)',
  params: byNumber,
  answer: nothing,
  refusals: ['TRANSITION_NOT_ALLOWED', 'REFUND_OPEN'],
  transitions: ['O33'],
  async handler(call) {
    await removeOrder(call);
    return {};
  },
});

const restore = route({
  id: 'M12',
  operationId: 'restoreOrder',
  method: 'put',
  path: '/p/myOrder/restore/{orderNumber}',
  who: 'user',
  summary: 'Takes an order out of the recycle bin',
  params: byNumber,
  answer: orderDetail,
  refusals: ['TRANSITION_NOT_ALLOWED'],
  transitions: ['O34'],
  handler: (call) => take(call, { type: 'order.restored', at: call.now }, { beInBin: true }),
});

const receiptDoc = route({
  id: 'M14',
  operationId: 'orderReceipt',
  method: 'get',
  path: '/p/myOrder/receiptDoc/{orderNumber}',
  who: 'user',
  summary: 'What was bought, paid and given back, to be kept or printed; `format=pdf` brings it as a PDF, too',
  params: byNumber,
  query: z.object({ format: z.enum(['html', 'pdf']).optional() }),
  answer: orderReceipt,
  refusals: ['NO_RECEIPT_YET'],
  async handler({ context, db, user: { userId }, params, query, locale }) {
    const order = await findOrder(db, userId, params.orderNumber, { beInBin: true });
    const content = await receiptOf(db, order, { context, locale });
    if (query.format !== 'pdf') return content;
    const { brand } = context.config;
    const bytes = await receiptPdf(content, { locale, region: regionOfOrder(order), brand, userId });
    return { ...content, pdf: Buffer.from(bytes).toString('base64') };
  },
});

const again = route({
  id: 'M13',
  operationId: 'buyAgain',
  method: 'post',
  path: '/p/myOrder/buyAgain/{orderNumber}',
  who: 'user',
  summary: 'Puts what was ordered into the cart once more; what does not go in is named with its reason',
  params: byNumber,
  body: z.object({ orderItemIds: z.array(i64).min(1).max(120).optional() }).openapi('BuyAgainParam'),
  answer: batchAddResult,
  idempotent: 'optional',
  async handler({ context, db, user, params, body, now, region, locale }) {
    const order = await findOrder(db, user.userId, params.orderNumber);
    return buyAgain({ db, userId: user.userId, view: { context, region, locale }, at: now }, order, body.orderItemIds);
  },
});

export const orderModule: Module = {
  name: 'order',
  routes: [
    counts,
    list,
    detail,
    reasons,
    previewCancel,
    cancel,
    withdraw,
    changeAddr,
    receipt,
    extendReceipt,
    remove,
    restore,
    again,
    receiptDoc,
    preview,
  ],
  timers: [...orderTimers, demoCards],
  machines: [orderLifecycle],
  ops: sellerOps,
  fill: fillDemoOrders,
};
