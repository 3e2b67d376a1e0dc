import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coinDriver } from '../../drivers/coin.driver.ts';
import { expectOk, newKey } from '../../drivers/order.driver.ts';
import { refundDriver } from '../../drivers/refund.driver.ts';
import { openTestMall, type TestMall } from '../harness.ts';

const day = 86_400_000;

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall({ products: 20 });
});
afterAll(() => mall.close());

/** The database as the build before coins left it, brought up to this one. */
async function migrateOnceMore(): Promise<void> {
  const { db } = mall.mall.context;
  await db.execute(sql`drop trigger coin_record_stays on coin_record`);
  await db.execute(sql`drop function coin_record_stays`);
  // Only refunds of cash orders brought coins then.
  await db.execute(sql`delete from coin_record where refund_sn is null`);
  await db.execute(sql`alter table coin_record drop column reason, drop column seq, drop column expires_at`);
  await db.execute(sql`create index coin_record_by_user on coin_record (user_id, id desc)`);
  await db.execute(sql`delete from timer where kind like 'coin.%'`);
  await db.execute(sql`update checkout set param = param - 'useCoins'`);
  await db.execute(sql.raw(readFileSync(new URL('../../../mall/migrations/0130_coin_ledger.sql', import.meta.url), 'utf8')));
}

it('orders, checkouts and coins of before the ledger go on: nothing ends, nothing is lost, and what is received brings coins', async () => {
  const driver = refundDriver(mall);
  const coins = coinDriver(mall, driver.orders);
  const shopper = await driver.orders.newShopper();
  const order = await driver.order(shopper, [{ price: 120_050, count: 2 }], 'received');
  const [line] = order.orderItemDtos;
  for (const goodsNum of [1, 1]) {
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: line?.orderItemId ?? 0, goodsNum, refundAmount: 300 }));
    expectOk(await driver.say(refund.refundSn, 'accept'));
  }
  const unpaid = await driver.orders.place(shopper, [{ sku: await driver.orders.sku({ price: 300_000 }), count: 1 }]);
  const { basketId } = expectOk(await driver.orders.add(shopper, await driver.orders.sku({ price: 300_000 })));
  const open = expectOk(await driver.orders.confirm(shopper, { basketIds: [basketId], addrId: shopper.addrId }));

  await migrateOnceMore();
  expect(await coins.changes(shopper)).toEqual(['RETURN 300', 'RETURN 300']);
  expect(await coins.info(shopper)).toMatchObject({ balance: 600, expiringAmount: 0, expiringAt: null });
  const placed = expectOk(await driver.orders.submit(shopper, open.checkoutToken));
  expect(placed.actualTotal).toBe(open.actualTotal);
  expectOk(await driver.orders.payCash(shopper, unpaid.orderNumbers));
  expectOk(await driver.orders.cancel(shopper, unpaid.orderNumbers));
  await mall.advance(7 * day);
  const keptCoins = Math.floor((order.actualTotal - 600) / 100);
  expect(await coins.changes(shopper)).toEqual(['RETURN 300', 'RETURN 300', `EARN ${keptCoins}`]);
  await coins.give(shopper, 5);
  const body = { orderNumbers: placed.orderNumbers, payType: 21, codConfirmed: 1 };
  expect((await driver.orders.askAs(shopper, 'POST', '/p/order/pay', { key: newKey(), body })).status, 'its time to pay is over').toBe(409);
  await mall.advance(400 * day);
  expect(await coins.changes(shopper)).toEqual(['RETURN 300', 'RETURN 300', `EARN ${keptCoins}`, 'INVITE 5', `EXPIRE -${keptCoins + 5}`]);
});
