import { eq } from 'drizzle-orm';
import { lockOrders, transitionOrder } from '#mall/order/order.transition.ts';
import { orders, type OrderRow } from '#mall/order/order.tables.ts';
import type { OrderEvent } from '#machines/rules/order/order.ts';
import { stepDirectly } from '../../drivers/lifecycles.ts';
import type { Charge, TestBank } from './bank.ts';
import type { AnyBody, TestMall } from '../harness.ts';

export type PayResult = {
  payNo: string;
  payStatus: string;
  failCode: string | null;
  failDesc: string | null;
  retryable: boolean;
  attempts: number;
  amount: number;
  nextAction: { type: string; url: string } | null;
  actions: { action: string; allowed: boolean; reasonCode: string | null }[];
} & AnyBody;

/** Somebody with a fresh account who pays, and eyes for what became of it. */
export async function openPayer(t: TestMall, bank: TestBank) {
  const user = await t.newUser();
  const pay = async (orderNumbers: string, more: object = {}, key?: string) =>
    t.ask<PayResult>('POST', '/p/order/pay', { token: user.token, ...(key ? { key } : {}), body: { orderNumbers, payType: 20, ...more } });
  const step = async (orderNumber: string, event: OrderEvent): Promise<void> =>
    t.mall.context.db.transaction(async (tx) => {
      const [order] = await lockOrders(tx, [orderNumber]);
      if (order)
        await stepDirectly(() =>
          transitionOrder(t.mall.context, tx, order, event, { actor: 'BUYER', who: user.userId, cause: 'test', locale: 'en' }),
        );
    });
  return {
    ...user,
    pay,
    step,
    payByCard: async (orderNumbers: string, number?: string, more: object = {}) =>
      pay(orderNumbers, { vaultToken: await bank.token(number), ...more }),
    ask: (path: '/p/order/payAction' | '/p/order/payCancel', body: object) => t.ask<PayResult>('POST', path, { token: user.token, body }),
    status: async (payNo: string) => (await t.ask<PayResult>('GET', '/p/order/payStatus', { token: user.token, query: { payNo } })).body,
    cancel: (orderNumber: string) =>
      step(orderNumber, { type: 'cancel.asked', at: t.mall.context.clock.now(), reason: 'changed_mind', remark: null }),
    async orderRow(orderNumber: string): Promise<OrderRow> {
      const [row] = await t.mall.context.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
      if (!row) throw new Error(`no order ${orderNumber}`);
      return row;
    },
    charge: (payNo: string) => bank.merchant<Charge>('GET', `/charges/${payNo}`),
    /** What the bank says next. */
    script: (...answers: { answer: string; code?: string }[]) => t.ops('POST', '/_ops/psp/script', { answers }),
    /** What the journal tells of an attempt. */
    steps: async (payNo: string) =>
      (await t.ops<{ event: string; to: string; refused: string | null }[]>('GET', `/_ops/journal?machine=payment&ref=${payNo}`)).body,
  };
}

export type Payer = Awaited<ReturnType<typeof openPayer>>;
