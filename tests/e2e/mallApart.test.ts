import { afterAll, beforeAll, test } from 'vitest';
import { openShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import {
  answerInFrame,
  buySomething,
  checkOut,
  confirmCheckout,
  desk,
  openWindow,
  payByCard,
  shipOrder,
  turnsTo,
} from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ isApart: true });
});
afterAll(() => (shop as OpenShop | undefined)?.close());

test('before a mall that stands by itself an order is paid at the bank and seen shipped as it happens', async () => {
  const me = await ShopperDriver.enter(shop, desk);
  await buySomething(shop, me);
  await checkOut(shop, me);
  await confirmCheckout(me);
  await me.sees('choosing.card');
  const orderNumber = new URL(me.page.url()).searchParams.get('orders') ?? '';
  await payByCard(me, '4000 0000 0000 3220');
  await me.sees('atTheBank.asking');
  await answerInFrame(me, 'approved');
  await me.sees('placed');

  const coming = await openWindow(shop, me, '/ToReceive', 'empty');
  await shipOrder(shop, orderNumber);
  await turnsTo(coming, 'listed');
  await me.page.goto(`${shop.address}/order-details?orderNumber=${orderNumber}`);
  await me.sees('shown.resting');
  await me.looksAround('an order of a mall apart');
  await me.leave();
});
