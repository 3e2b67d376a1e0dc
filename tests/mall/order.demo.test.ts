import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '../drivers/order.driver.ts';
import { openTestBank, type TestBank } from './bank.ts';
import { openTestMall, type TestMall } from './harness.ts';

let bank: TestBank;
let mall: TestMall;
beforeAll(async () => {
  bank = await openTestBank();
  mall = await openTestMall({ products: 2000, env: { VAULT_URL: bank.url } });
  bank.tell(mall.mall);
});
afterAll(async () => {
  bank.tell(null);
  await bank.delivered();
  await mall.close();
  await bank.close();
});

it('the demo account has an order in every stage, paid in both ways, once the bank answers', async () => {
  await mall.mall.house.clock.keep(mall.mall.house.db, { frozenAt: null, offset: 0 });
  await mall.advance(1000);
  await mall.advance(1000);
  const login = await mall.ask<{ access_token: string }>('POST', '/web/login', { body: { userMail: 'demo@serendib.example', loginPassword: 'Demo#2026' } });
  const orders = (await mall.ask<{ records: Order[] }>('GET', '/p/myOrder/myOrder', { token: login.body.access_token, query: { size: 50 } })).body.records;
  expect(orders.map((order) => `${order.statusCode} ${order.payStatus}`).sort()).toEqual([
    'CLOSED.BUYER_CANCEL REFUNDED', 'CLOSED.BUYER_CANCEL UNPAID', 'CLOSED.DELIVERY_FAILED UNPAID', 'CLOSED.PAY_TIMEOUT UNPAID', 'CLOSED.SELLER_LATE UNPAID',
    'RECEIVED PAID', 'SHIPPED.DELIVERED PAID', 'SHIPPED.IN_TRANSIT COD_DUE', 'SHIPPED.IN_TRANSIT PAID', 'SHIPPED.PROBLEM COD_DUE', 'SUCCESS PAID',
    'TO_DELIVER.CANCEL_REQUESTED COD_DUE', 'TO_DELIVER.NEW COD_DUE', 'TO_DELIVER.NEW PAID', 'TO_DELIVER.PACKING COD_DUE', 'TO_DELIVER.PART_SHIPPED COD_DUE', 'UNPAID UNPAID', 'UNPAID UNPAID',
  ].sort());
  expect(new Set(orders.map((order) => order.stage))).toEqual(new Set(['PLACED', 'PAID', 'SHIPPED', 'DELIVERED', 'COMPLETED', 'CANCELLED']));
});
