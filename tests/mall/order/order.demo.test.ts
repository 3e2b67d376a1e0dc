import { afterAll, beforeAll, expect, it } from 'vitest';
import { required } from '#machines/rules/required.ts';
import { dayOf } from '#mall/checkout/zonedTime.ts';
import type { Refund } from '../../drivers/refund.driver.ts';
import type { Order } from '../../drivers/order.driver.ts';
import { openMallWithBank } from '../payment/bank.ts';
import type { TestMall } from '../harness.ts';

let mall: TestMall;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ mall, close } = await openMallWithBank({ products: 2000 }));
});
afterAll(() => close());

const demoToken = async (): Promise<string> => {
  const body = { userMail: 'demo@serendib.example', loginPassword: 'Demo#2026' };
  return (await mall.ask<{ access_token: string }>('POST', '/web/login', { body })).body.access_token;
};

it('the demo account has an order in every stage, paid in both ways, once the bank answers', async () => {
  await mall.mall.context.clock.keep(mall.mall.context.db, { frozenAt: null, offset: 0 });
  await mall.advance(1000);
  await mall.advance(1000);
  const token = await demoToken();
  const orders = (await mall.ask<{ records: Order[] }>('GET', '/p/myOrder/myOrder', { token, query: { size: 50 } })).body.records;
  expect(orders.map((order) => `${order.statusCode} ${order.payStatus}`).sort()).toEqual(
    [
      'CLOSED.BUYER_CANCEL REFUNDED',
      'CLOSED.BUYER_CANCEL UNPAID',
      'CLOSED.DELIVERY_FAILED UNPAID',
      'CLOSED.PAY_TIMEOUT UNPAID',
      'CLOSED.REFUNDED REFUNDED',
      'CLOSED.SELLER_LATE UNPAID',
      ...Array<string>(8).fill('RECEIVED PAID'),
      'SHIPPED.DELIVERED PAID',
      'SHIPPED.DELIVERED PAID',
      'SHIPPED.IN_TRANSIT COD_DUE',
      'SHIPPED.IN_TRANSIT PAID',
      'SHIPPED.IN_TRANSIT PAID',
      'SHIPPED.PROBLEM COD_DUE',
      'SUCCESS PAID',
      'TO_DELIVER.CANCEL_REQUESTED COD_DUE',
      'TO_DELIVER.NEW COD_DUE',
      'TO_DELIVER.NEW PAID',
      'TO_DELIVER.NEW PAID',
      'TO_DELIVER.PACKING COD_DUE',
      'TO_DELIVER.PART_SHIPPED COD_DUE',
      'UNPAID UNPAID',
      'UNPAID UNPAID',
    ].sort(),
  );
  const refunds = await mall.ask<{ records: Refund[] }>('GET', '/p/orderRefund/list', {
    token,
    query: { size: 50 },
  });
  expect(refunds.body.records.map((refund) => `${refund.kind} ${refund.statusCode}`).sort()).toEqual([
    'CLAIM ARBITRATION',
    'REFUND ACCEPTED',
    'REFUND APPLIED',
    'REFUND ARBITRATION',
    'REFUND BUYER_SHIPPED',
    'REFUND CLOSED',
    'REFUND REJECTED',
    'REFUND SUCCESS',
    'REFUND WITHDRAWN',
  ]);
  const applied = refunds.body.records.map(({ applyTime }) => dayOf(Date.parse(applyTime), 'Asia/Colombo'));
  const [, day = ''] = applied;
  const ofDay = await mall.ask<{ total: number }>('GET', '/p/orderRefund/list', {
    token,
    query: { startTime: day, endTime: day },
  });
  expect(ofDay.body.total).toBe(applied.filter((each) => each === day).length);
  const coins = (
    await mall.ask<{ records: { type: string; amount: number; balanceAfter: number; time: string }[] }>('GET', '/p/coin/records', {
      token,
      query: { size: 50 },
    })
  ).body.records.toReversed();
  let balance = 0;
  expect(coins.map(({ balanceAfter }) => balanceAfter)).toEqual(coins.map(({ amount }) => (balance += amount)));
  expect(coins.map(({ time }) => time)).toEqual(coins.map(({ time }) => time).toSorted());
  expect(new Set(coins.map(({ type }) => type))).toEqual(new Set(['INVITE', 'SPEND', 'EARN', 'ADJUST', 'RETURN']));
  const info = await mall.ask<{ balance: number; pending: number }>('GET', '/p/coin/info', { token });
  expect(info.body.balance).toBe(balance);
  expect(info.body.pending).toBeGreaterThan(0);
  // Nine requests of eight orders: the list of refunds and its count agree.
  const counts = await mall.ask<{ refund: number; refunds: number }>('GET', '/p/myOrder/orderCount', { token });
  expect(counts.body).toMatchObject({ refund: 8, refunds: refunds.body.records.length });
  type Detail = { pay: { installment: { months: number } | null } | null };
  const fresh = orders.filter(({ statusCode, payStatus }) => statusCode === 'TO_DELIVER.NEW' && payStatus === 'PAID');
  const details = await Promise.all(
    fresh.map(({ orderNumber }) => mall.ask<Detail>('GET', '/p/myOrder/orderDetail', { token, query: { orderNumber } })),
  );
  expect(details.map(({ body }) => body.pay?.installment?.months ?? null).toSorted(), 'one of them is paid later').toEqual([3, null]);
  expect(new Set(orders.map((order) => order.stage))).toEqual(
    new Set(['PLACED', 'PAID', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'CANCELLED']),
  );
});

it('the demo account has things of two shops in its cart, one of them cheaper than when it was put in', async () => {
  type Line = { price: number; priceWhenAdded: number };
  type Shop = { shopId: number; shopCartItemDiscounts: { shopCartItems: Line[] }[] };
  const token = await demoToken();
  const { body: shops } = await mall.ask<Shop[]>('POST', '/p/shopCart/info', { token, body: {} });
  const lines = shops.map(({ shopCartItemDiscounts }) => shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems));
  expect(lines.map(({ length }) => length).toSorted()).toEqual([1, 2]);
  expect(lines.flat().filter(({ price, priceWhenAdded }) => price < priceWhenAdded)).toHaveLength(1);
});

it('the demo account has vouchers to use, one that an order holds, one that was used and one that ran out', async () => {
  type Held = { status: number; orderNumber: string | null };
  const token = await demoToken();
  const listOf = async (status: number): Promise<Held[]> => {
    return (await mall.ask<{ records: Held[] }>('GET', '/p/myCoupon/getCouponList', { token, query: { status } })).body.records;
  };
  expect((await listOf(1)).length).toBeGreaterThan(3);
  expect((await listOf(2)).map(({ status, orderNumber }) => [status, orderNumber !== null])).toEqual([
    [3, true],
    [2, true],
  ]);
  expect(await listOf(0)).toHaveLength(1);
});

it('the demo account has an order in its bin', async () => {
  const token = await demoToken();
  const bin = await mall.ask<{ records: Order[] }>('GET', '/p/myOrder/myOrder', { token, query: { group: 'deleted' } });
  expect(bin.body.records.map(({ statusCode }) => statusCode)).toEqual(['CLOSED.BUYER_CANCEL']);
});

it('the demo account has a talk with a shop about an order, of which it has not read the end', async () => {
  type Talk = { conversationId: number; unReadCount: number; context: { orderNumber: string } };
  type Said = { sender: string; type: string; payload: object | null };
  const token = await demoToken();
  const { body: talks } = await mall.ask<{ records: Talk[] }>('GET', '/p/chat/conversations', { token });
  expect(talks.records.map(({ unReadCount }) => unReadCount)).toEqual([2]);
  const { conversationId, context } = required(talks.records[0]);
  const said = await mall.ask<{ records: Said[] }>('GET', '/p/chat/messages', { token, query: { conversationId } });
  expect(said.body.records.map(({ sender, type }) => `${sender} ${type}`)).toEqual([
    'BUYER ORDER',
    'SYSTEM SYSTEM',
    'BUYER TEXT',
    'SYSTEM SYSTEM',
    'SELLER TEXT',
  ]);
  expect(said.body.records[0]?.payload).toEqual({ orderNumber: context.orderNumber });
});
