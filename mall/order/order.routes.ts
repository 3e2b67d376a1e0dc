import type { OrderEvent } from '#machines/order.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import { door, type Call, type Caller } from '../door.ts';
import type { Noun } from '../noun.ts';
import { i64Text, nothing, pageQuery, z } from '../shapes.ts';
import { cancelEvent, cancelPreviewOf, reasonsIn } from './cancel.ts';
import { detailOf, type OrderDetail } from './order.detail.ts';
import { demoCards, fillDemoOrders } from './demo.ts';
import { countOrders, findOrder, orderGroups, readOrders } from './order.list.ts';
import { cancelParam, cancelPreview, myOrderPage, orderCount, orderDetail, reason } from './order.shapes.ts';
import { lockOrderOf, stepOrder } from './order.step.ts';
import { orderTimers } from './order.timers.ts';
import { sellerOps } from './seller.ops.ts';

const orderNumber = z.string().min(1).max(32).regex(/^[0-9A-Za-z-]+$/);
const byNumber = z.object({ orderNumber });

/** One step of the buyer's own order, answered by the order as it is then. */
async function take(call: Call<Caller, unknown, { orderNumber: string }>, event: OrderEvent, may: { beInBin?: boolean } = {}): Promise<OrderDetail> {
  const { house, db, user, locale, requestId } = call;
  const order = await lockOrderOf(db, user.userId, call.params.orderNumber, may);
  return detailOf(db, await stepOrder(house, db, order, event, { actor: 'BUYER', who: user.userId, cause: requestId, locale }), { house, locale });
}

const counts = door({
  id: 'M1', operationId: 'orderCount', method: 'get', path: '/p/myOrder/orderCount', who: 'user', summary: 'How many orders stand where', answer: orderCount,
  handler: ({ db, user }) => countOrders(db, user.userId),
});

const list = door({
  id: 'M2', operationId: 'orders', method: 'get', path: '/p/myOrder/myOrder', who: 'user', summary: 'My orders, newest first',
  query: z.object({
    status: z.coerce.number().int().min(0).max(7).optional(), group: z.enum(orderGroups).optional(), key: z.string().max(100).optional(), shopId: i64Text.optional(),
    from: z.iso.datetime().optional(), to: z.iso.datetime().optional(), ...pageQuery(),
  }),
  answer: myOrderPage,
  handler: ({ db, user, query, locale, now }) => {
    const { status, group, key, shopId, from, to, current, size } = query;
    return readOrders(db, user.userId, {
      current, size, ...(status === undefined ? {} : { status }), ...(group ? { group } : {}), ...(key ? { key } : {}), ...(shopId === undefined ? {} : { shopId }),
      ...(from ? { from: Date.parse(from) } : {}), ...(to ? { to: Date.parse(to) } : {}),
    }, { locale, at: now });
  },
});

const detail = door({
  id: 'M3', operationId: 'orderDetail', method: 'get', path: '/p/myOrder/orderDetail', who: 'user', summary: 'Everything about one order', query: byNumber, answer: orderDetail,
  handler: async ({ house, db, user, query, locale }) => detailOf(db, await findOrder(db, user.userId, query.orderNumber), { house, locale }),
});

const reasons = door({
  id: 'M4', operationId: 'cancelReasons', method: 'get', path: '/p/myOrder/cancelReasons', who: 'user', summary: 'Why an order may be cancelled', query: z.object({ orderNumber: orderNumber.optional() }), answer: z.array(reason),
  handler: async ({ locale }) => reasonsIn(locale),
});

const previewCancel = door({
  id: 'M5', operationId: 'cancelPreview', method: 'get', path: '/p/myOrder/cancelPreview/{orderNumber}', who: 'user', summary: 'What a cancel would do now, and what comes back', params: byNumber, answer: cancelPreview,
  handler: async ({ db, user, params, locale, now }) => cancelPreviewOf(await findOrder(db, user.userId, params.orderNumber), locale, now),
});

const cancel = door({
  id: 'M6', operationId: 'cancelOrder', method: 'put', path: '/p/myOrder/cancel/{orderNumber}', who: 'user', summary: 'Cancels an order, or asks the seller to', params: byNumber, body: cancelParam, answer: orderDetail,
  refusals: ['REASON_REQUIRED', 'TEXT_TOO_LONG', 'TRANSITION_NOT_ALLOWED'], transitions: ['O7', 'O12', 'O13'], idempotent: 'optional',
  handler: (call) => take(call, cancelEvent(call.body, call.now)),
});

const withdrawCancel = door({
  id: 'M7', operationId: 'withdrawCancel', method: 'put', path: '/p/myOrder/withdrawCancel/{orderNumber}', who: 'user', summary: 'Takes the request for a cancel back', params: byNumber, answer: orderDetail,
  refusals: ['TRANSITION_NOT_ALLOWED'], transitions: ['O15'],
  handler: (call) => take(call, { type: 'cancel.withdrawn', at: call.now }),
});

const receipt = door({
  id: 'M9', operationId: 'confirmReceipt', method: 'put', path: '/p/myOrder/receipt/{orderNumber}', who: 'user', summary: 'Confirms that everything has arrived', params: byNumber, answer: orderDetail,
  refusals: ['TRANSITION_NOT_ALLOWED', 'REFUND_OPEN'], transitions: ['O25'], idempotent: 'optional',
  handler: (call) => take(call, { type: 'receipt.confirmed', at: call.now }),
});

const extendReceipt = door({
  id: 'M10', operationId: 'extendReceipt', method: 'put', path: '/p/myOrder/extendReceipt/{orderNumber}', who: 'user', summary: 'Asks for seven more days to confirm, once', params: byNumber, answer: orderDetail,
  refusals: ['TRANSITION_NOT_ALLOWED'], transitions: ['O24'],
  handler: (call) => take(call, { type: 'receipt.extended', at: call.now }),
});

const remove = door({
  id: 'M11', operationId: 'removeOrder', method: 'delete', path: '/p/myOrder/{orderNumber}', who: 'user', summary: 'Moves an order to the recycle bin', params: byNumber, answer: nothing,
  refusals: ['TRANSITION_NOT_ALLOWED', 'REFUND_OPEN'], transitions: ['O33'],
  async handler(call) {
    await take(call, { type: 'order.removed', at: call.now }, { beInBin: true });
    return {};
  },
});

const restore = door({
  id: 'M12', operationId: 'restoreOrder', method: 'put', path: '/p/myOrder/restore/{orderNumber}', who: 'user', summary: 'Takes an order out of the recycle bin', params: byNumber, answer: orderDetail,
  refusals: ['TRANSITION_NOT_ALLOWED'], transitions: ['O34'],
  handler: (call) => take(call, { type: 'order.restored', at: call.now }, { beInBin: true }),
});

export const orderNoun: Noun = {
  name: 'order', doors: [counts, list, detail, reasons, previewCancel, cancel, withdrawCancel, receipt, extendReceipt, remove, restore],
  timers: [...orderTimers, demoCards], machines: [orderLifecycle], ops: sellerOps, fill: fillDemoOrders,
};
