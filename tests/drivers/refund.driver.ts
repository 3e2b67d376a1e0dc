import type { Answer, TestMall } from '../mall/harness.ts';
import { expectOk, newKey, orderDriver, type Order, type OrderDriver, type Shopper } from './order.driver.ts';

export type Refund = {
  applyTime: string;
  refundSn: string;
  kind: string;
  orderNumber: string;
  orderItemId: number | null;
  applyType: number;
  returnMoneySts: number;
  statusCode: string;
  refundAmount: number;
  maxRefundAmount: number;
  feesAmount: number;
  coinsBack: number;
  shares: { orderItemId: number; amount: number; goodsNum: number }[];
  rejectMessage: string | null;
  sellerMsg: string | null;
  escalation: { desc: string; photoFiles: string[] } | null;
  closeType: string | null;
  deadline: string | null;
  turn: { who: string; until: string | null; silence: { statusCode: string; desc: string } | null } | null;
  refundDelivery: { deyName: string; deyNu: string } | null;
  returnAddr: { receiver: string; addr: string } | null;
  refundTo: string;
  timeline: { event: string; from: string; to: string; actor: string; desc: string }[];
  actions: { action: string; allowed: boolean; reasonCode: string | null; reason: string | null; until: string | null }[];
};
export type RefundRefusal = { code: string; data: { reasonCode: string; max: number; refundSn: string } };
export type RefundFields = Partial<{
  orderItemId: number;
  applyType: 1 | 2;
  isReceiver: 0 | 1;
  buyerReason: string;
  buyerDesc: string;
  goodsNum: number;
  refundAmount: number;
  photoFiles: string[];
}>;

const hour = 3_600_000;
const application = ({ orderNumber }: Pick<Order, 'orderNumber'>, fields: RefundFields) => ({
  orderNumber,
  refundType: fields.orderItemId === undefined ? 1 : 2,
  applyType: 1,
  isReceiver: 1,
  buyerReason: 'damaged',
  ...fields,
});

/** Drives refunds through the mall's routes, the simulation plane and the clock. */
export function refundDriver(mall: TestMall, orders: OrderDriver = orderDriver(mall)) {
  const apply = (shopper: Shopper, of: Pick<Order, 'orderNumber'>, fields: RefundFields = {}): Promise<Answer<Refund>> =>
    orders.askAs<Refund>(shopper, 'POST', '/p/orderRefund/apply', { key: newKey(), body: application(of, fields) });
  const edit = (shopper: Shopper, refund: Refund, fields: RefundFields = {}): Promise<Answer<Refund>> =>
    orders.askAs<Refund>(shopper, 'PUT', '/p/orderRefund/update', {
      body: {
        ...application(refund, { ...(refund.orderItemId === null ? {} : { orderItemId: refund.orderItemId }), ...fields }),
        refundSn: refund.refundSn,
      },
    });
  const withdraw = (shopper: Shopper, { refundSn }: Refund): Promise<Answer<Refund>> =>
    orders.askAs<Refund>(shopper, 'PUT', '/p/orderRefund/cancel', { body: { refundSn } });
  const send = (shopper: Shopper, { refundSn }: Refund, expressNo = 'LP778899', isCorrection = false): Promise<Answer<Refund>> =>
    orders.askAs<Refund>(shopper, isCorrection ? 'PUT' : 'POST', `/p/orderRefund/${isCorrection ? 'reSubmitExpress' : 'submitExpress'}`, {
      body: { refundSn, expressName: 'Lanka Post', expressNo },
    });
  const escalate = (shopper: Shopper, { refundSn }: Refund, desc = 'It was broken when I opened it'): Promise<Answer<Refund>> =>
    orders.askAs<Refund>(shopper, 'POST', '/p/orderRefund/escalate', { body: { refundSn, desc } });
  const claim = (shopper: Shopper, orderNumber: string, kind: string): Promise<Answer<Refund>> =>
    orders.askAs<Refund>(shopper, 'POST', `/p/myOrder/insuranceClaim/${orderNumber}`, {
      key: newKey(),
      body: { kind, desc: 'See the box' },
    });
  const say = (refundSn: string, event: string, body?: object) =>
    mall.ops<{ statusCode: string; code: string }>('POST', `/_ops/refund/${refundSn}/${event}`, body);
  const info = async (shopper: Shopper, refundSn: string): Promise<Refund> =>
    expectOk(await orders.askAs<Refund>(shopper, 'GET', '/p/orderRefund/info', { query: { refundSn } }));

  /** An order of these lines, paid to the courier, as far as `until` says. */
  async function order(
    shopper: Shopper,
    lines: readonly { price: number; count: number }[],
    until: 'packing' | 'shipped' | 'delivered' | 'received',
    more: object = {},
  ): Promise<Order> {
    const skus = [];
    for (const { price, count } of lines) skus.push({ sku: await orders.sku({ price }), count });
    const { orderNumbers } = await orders.place(shopper, skus, more);
    expectOk(await orders.payCash(shopper, orderNumbers));
    expectOk(await orders.seller(orderNumbers, 'accept'));
    if (until !== 'packing') {
      const { dvyFlowId } = expectOk(await orders.seller(orderNumbers, 'ship'));
      await mall.advance(30 * hour);
      if (until !== 'shipped') expectOk(await orders.courier(dvyFlowId ?? 0, 'delivered'));
    }
    if (until === 'received') expectOk(await orders.buyer(shopper, 'receipt', orderNumbers));
    return orders.detail(shopper, orderNumbers);
  }

  return { orders, order, apply, edit, withdraw, send, escalate, claim, say, info };
}

export type RefundDriver = ReturnType<typeof refundDriver>;
