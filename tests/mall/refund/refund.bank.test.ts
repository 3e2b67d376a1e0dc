import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { cents } from '../../cents.ts';
import { expectOk, newKey, type Order, type Shopper } from '../../drivers/order.driver.ts';
import { refundDriver, type RefundDriver } from '../../drivers/refund.driver.ts';
import { openMallWithBank, type Charge, type TestBank } from '../payment/bank.ts';
import type { TestMall } from '../harness.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let bank: TestBank;
let mall: TestMall;
let close: () => Promise<void>;
let driver: RefundDriver;
let shopper: Shopper;
beforeAll(async () => {
  ({ bank, mall, close } = await openMallWithBank({ products: 20 }));
  driver = refundDriver(mall);
});
afterAll(() => close());
beforeEach(async () => {
  shopper = await driver.orders.newShopper();
});

const look = (orderNumber: string): Promise<Order> => driver.orders.detail(shopper, orderNumber);
/** Two lines of one shop, paid by card: 2 x 1,200.50 and 700. */
async function paid(
  until: 'paid' | 'packing' | 'partShipped' | 'received' = 'paid',
  more: object = {},
): Promise<{ order: Order; payNo: string }> {
  const skus = [
    { sku: await driver.orders.sku({ price: 120_050 }), count: 2 },
    { sku: await driver.orders.sku({ price: 70_000 }), count: 1 },
  ];
  const { orderNumbers } = await driver.orders.place(shopper, skus, more);
  const { payNo } = expectOk(
    await driver.orders.askAs<{ payNo: string }>(shopper, 'POST', '/p/order/pay', {
      key: newKey(),
      body: { orderNumbers, payType: 20, vaultToken: await bank.token() },
    }),
  );
  if (until !== 'paid') expectOk(await driver.orders.seller(orderNumbers, 'accept'));
  const order = await look(orderNumbers);
  if (until === 'partShipped')
    expectOk(await driver.orders.seller(orderNumbers, 'ship', { items: [{ orderItemId: pairOf(order), count: 2 }] }));
  if (until === 'received') {
    const { dvyFlowId } = expectOk(await driver.orders.seller(orderNumbers, 'ship'));
    expectOk(await driver.orders.courier(dvyFlowId ?? 0, 'delivered'));
    expectOk(await driver.orders.buyer(shopper, 'receipt', orderNumbers));
  }
  return { order: await look(orderNumbers), payNo };
}
const pairOf = (order: Order) => order.orderItemDtos.find(({ prodCount }) => prodCount === 2)?.orderItemId ?? 0;
const singleOf = (order: Order) => order.orderItemDtos.find(({ prodCount }) => prodCount === 1)?.orderItemId ?? 0;
const back = async (payNo: string): Promise<number> => (await bank.merchant<Charge>('GET', `/charges/${payNo}`)).refunded;
const stocks = async (order: Order): Promise<number[]> => {
  const { rows } = await mall.mall.context.db.execute<{ stocks: number }>(
    sql`select s.stocks from order_item i join skus s using (sku_id) where i.order_number = ${order.orderNumber} order by i.count desc`,
  );
  return rows.map((row) => row.stocks);
};

describe('money goes back to the card', () => {
  it('line by line and to the cent (RF13, O30, O31): the bank, the order and its lines agree', async () => {
    const { order, payNo } = await paid('received');
    for (const [orderItemId, amount] of [
      [pairOf(order), 2401],
      [singleOf(order), 700],
    ] as const) {
      const refund = expectOk(await driver.apply(shopper, order, { orderItemId }));
      expect(refund).toMatchObject({ refundAmount: amount, refundTo: 'Card ending in 4242' });
      expectOk(await driver.say(refund.refundSn, 'accept'));
      expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'SUCCESS' });
    }
    expect(await back(payNo)).toBe(310_100);
    const closed = await look(order.orderNumber);
    expect(closed).toMatchObject({ statusCode: 'CLOSED.REFUNDED', refundStatus: 2, refundAmount: 3101 });
    expect(closed.orderItemDtos.map((line) => line.maxRefundAmount)).toEqual([0, 0]);
  });

  it('is asked for again while the bank is silent, and given once', async () => {
    const { order, payNo } = await paid('received');
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: singleOf(order) }));
    await bank.goAway();
    await driver.say(refund.refundSn, 'accept');
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({
      returnMoneySts: 2,
      statusCode: 'REFUNDING',
      turn: { who: 'BANK', until: null },
    });
    expect(await back(payNo)).toBe(0);
    await bank.comeBack();
    await mall.advance(10 * minute);
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'SUCCESS' });
    await mall.advance(hour);
    expect(await back(payNo)).toBe(70_000);
  });

  it('is refused three times (RF14): a person is called, the buyer told, the order waits; paid by hand it is over', async () => {
    const { order } = await paid('received');
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: singleOf(order) }));
    await bank.goAway();
    await driver.say(refund.refundSn, 'accept');
    for (let tries = 1; tries <= 3; tries += 1) expectOk(await driver.say(refund.refundSn, 'refundFail'));
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'REFUNDING' });
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus: 1 });
    const notices = await driver.orders.askAs<{ records: { title: string; route: string }[] }>(shopper, 'GET', '/p/order/notice/page');
    expect(expectOk(notices).records.filter(({ title }) => title === 'Your refund is delayed')).toMatchObject([
      { route: `/Refund/${refund.refundSn}` },
    ]);
    expectOk(await driver.say(refund.refundSn, 'refundOk'));
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'SUCCESS' });
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus: 3, refundAmount: 700 });
    await bank.comeBack();
    await mall.advance(day);
  });
});

describe('before anything is sent', () => {
  it('the whole order brings its fees too, closes (O31) and fills the shelf again', async () => {
    const { order, payNo } = await paid();
    const before = await stocks(order);
    const refund = expectOk(await driver.apply(shopper, order, { buyerReason: 'changed_mind', isReceiver: 0 }));
    expect(cents(refund.refundAmount)).toBe(cents(order.actualTotal));
    expect(cents(refund.feesAmount)).toBe(cents(order.actualTotal) - 310_100);
    expect(refund.shares.map(({ amount }) => cents(amount)).reduce((sum, amount) => sum + amount, 0)).toBe(310_100);
    const cancel = (await driver.orders.cancel(shopper, order.orderNumber)) as unknown as { status: number; body: { code: string } };
    expect([cancel.status, cancel.body.code]).toEqual([409, 'REFUND_OPEN']);
    expectOk(await driver.say(refund.refundSn, 'accept'));
    expect(await look(order.orderNumber)).toMatchObject({ statusCode: 'CLOSED.REFUNDED', payStatus: 'REFUNDED' });
    expect(await back(payNo)).toBe(cents(order.actualTotal));
    expect(await stocks(order)).toEqual([(before[0] ?? 0) + 2, (before[1] ?? 0) + 1]);
  });

  it('a line is not packed while its refund is open; once it is paid the rest is all there is (O30)', async () => {
    const { order } = await paid('packing');
    const before = await stocks(order);
    const refund = expectOk(
      await driver.apply(shopper, order, { orderItemId: singleOf(order), buyerReason: 'changed_mind', isReceiver: 0 }),
    );
    const held = await driver.orders.seller(order.orderNumber, 'ship', { items: [{ orderItemId: singleOf(order), count: 1 }] });
    expect(held.body.code).toBe('REFUND_OPEN');
    expectOk(await driver.orders.seller(order.orderNumber, 'ship'));
    expect(await look(order.orderNumber)).toMatchObject({ statusCode: 'TO_DELIVER.PART_SHIPPED' });
    expectOk(await driver.say(refund.refundSn, 'accept'));
    expect(await look(order.orderNumber)).toMatchObject({ statusCode: 'SHIPPED.IN_TRANSIT', refundStatus: 3 });
    expect(await stocks(order)).toEqual([before[0], (before[1] ?? 0) + 1]);
  });

  it('what has arrived stays, when the rest is refunded (O30): the order counts as delivered', async () => {
    const { order } = await paid('partShipped');
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: singleOf(order), buyerReason: 'late', isReceiver: 0 }));
    expectOk(await driver.orders.courier(order.parcels[0]?.dvyFlowId ?? 0, 'delivered'));
    expectOk(await driver.say(refund.refundSn, 'accept'));
    expect(await look(order.orderNumber)).toMatchObject({ statusCode: 'SHIPPED.DELIVERED', refundStatus: 3 });
  });

  it('a part is refunded, then the order is cancelled: only the rest goes back', async () => {
    const { order, payNo } = await paid();
    const refund = expectOk(
      await driver.apply(shopper, order, { orderItemId: singleOf(order), buyerReason: 'changed_mind', isReceiver: 0 }),
    );
    expectOk(await driver.say(refund.refundSn, 'accept'));
    expect(await look(order.orderNumber)).toMatchObject({ statusCode: 'TO_DELIVER.NEW', payStatus: 'PART_REFUNDED' });
    expectOk(await driver.orders.cancel(shopper, order.orderNumber));
    await mall.advance(minute);
    expect(await back(payNo)).toBe(cents(order.actualTotal));
    expect(await look(order.orderNumber)).toMatchObject({ payStatus: 'REFUNDED' });
  });
});

describe('wherever the order stands', () => {
  it('a refund is withdrawn before anything is packed (O32)', async () => {
    const { order } = await paid();
    const application = { orderItemId: pairOf(order), buyerReason: 'changed_mind', isReceiver: 0 } as const;
    expectOk(await driver.withdraw(shopper, expectOk(await driver.apply(shopper, order, application))));
    expect(await look(order.orderNumber)).toMatchObject({ statusCode: 'TO_DELIVER.NEW', refundStatus: 0 });
  });

  it('a part of the price of what waits to be sent takes no piece out of the parcel (O30)', async () => {
    const { order } = await paid('partShipped');
    const before = await stocks(order);
    const refund = expectOk(
      await driver.apply(shopper, order, { orderItemId: singleOf(order), buyerReason: 'late', isReceiver: 0, refundAmount: 100 }),
    );
    expectOk(await driver.say(refund.refundSn, 'accept'));
    expect(await look(order.orderNumber)).toMatchObject({ statusCode: 'TO_DELIVER.PART_SHIPPED', refundStatus: 3 });
    expect(await stocks(order)).toEqual(before);
    expectOk(await driver.orders.seller(order.orderNumber, 'ship'));
  });

  it('what waits for a rating alone is refunded: the order is done (O30); then a part, and then everything (O31)', async () => {
    const { order } = await paid('received');
    expectOk(
      await driver.orders.rate(shopper, { ...order, orderItemDtos: order.orderItemDtos.filter(({ prodCount }) => prodCount === 2) }),
    );
    const first = expectOk(await driver.apply(shopper, order, { orderItemId: singleOf(order) }));
    expectOk(await driver.say(first.refundSn, 'accept'));
    expect(await look(order.orderNumber)).toMatchObject({ statusCode: 'SUCCESS', refundStatus: 3 });
    expectOk(await driver.withdraw(shopper, expectOk(await driver.apply(shopper, order, { orderItemId: pairOf(order) }))));
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus: 3 });
    for (const [refundAmount, statusCode] of [
      [1000, 'SUCCESS'],
      [1401, 'CLOSED.REFUNDED'],
    ] as const) {
      const refund = expectOk(await driver.apply(shopper, order, { orderItemId: pairOf(order), refundAmount }));
      expectOk(await driver.say(refund.refundSn, 'accept'));
      expect(await look(order.orderNumber)).toMatchObject({ statusCode });
    }
  });

  it('money on its way for one order takes nothing from what another one gives back', async () => {
    const { order } = await paid('received');
    const pending = async () => expectOk(await driver.orders.askAs<{ pending: number }>(shopper, 'GET', '/p/coin/info')).pending;
    const before = await pending();
    const other = await paid();
    expect(await pending()).toBeGreaterThan(before);
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: singleOf(order) }));
    await bank.goAway();
    await driver.say(refund.refundSn, 'accept');
    expectOk(await driver.orders.cancel(shopper, other.order.orderNumber));
    expect(await pending(), 'what is closed brings no coins, though its money is still to come back').toBe(before);
    await bank.comeBack();
    await mall.advance(hour);
    expect(await back(other.payNo)).toBe(cents(other.order.actualTotal));
  });

  it('money on its way arrives although the parcel came back meanwhile: the order gives back the rest, all of it once (O23)', async () => {
    const { order, payNo } = await paid('packing');
    const { dvyFlowId } = expectOk(await driver.orders.seller(order.orderNumber, 'ship'));
    expectOk(await driver.orders.courier(dvyFlowId ?? 0, 'failed'));
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: singleOf(order), refundAmount: 100 }));
    await bank.goAway();
    await driver.say(refund.refundSn, 'accept');
    expectOk(await driver.orders.courier(dvyFlowId ?? 0, 'returned'));
    await bank.comeBack();
    await mall.advance(hour);
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'SUCCESS' });
    expect(await back(payNo)).toBe(cents(order.actualTotal));
    expect(await look(order.orderNumber)).toMatchObject({ statusCode: 'CLOSED.DELIVERY_FAILED', payStatus: 'REFUNDED' });
  });
});

describe('the deadlines of the order', () => {
  it('stand still while a refund is open, and go on with what was left (O29, O32, O26)', async () => {
    const { order } = await paid('packing');
    const { dvyFlowId } = expectOk(await driver.orders.seller(order.orderNumber, 'ship'));
    expectOk(await driver.orders.courier(dvyFlowId ?? 0, 'delivered'));
    const promised = Date.parse((await look(order.orderNumber)).receiveDeadline ?? '');
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: pairOf(order) }));
    await mall.advance(day);
    expectOk(await driver.withdraw(shopper, refund));
    expect(Date.parse((await look(order.orderNumber)).receiveDeadline ?? '')).toBe(promised + day);
    await mall.advance(6 * day);
    expect(await look(order.orderNumber)).toMatchObject({ statusCode: 'SHIPPED.DELIVERED' });
    await mall.advance(day);
    expect(await look(order.orderNumber)).toMatchObject({ statusCode: 'RECEIVED' });
  });

  it('a parcel that comes back closes the order: its refund ends with it, the money goes back once (O23)', async () => {
    const { order, payNo } = await paid('packing');
    const { dvyFlowId } = expectOk(await driver.orders.seller(order.orderNumber, 'ship'));
    expectOk(await driver.orders.courier(dvyFlowId ?? 0, 'failed'));
    const refund = expectOk(await driver.apply(shopper, order, { buyerReason: 'not_received', isReceiver: 0 }));
    expectOk(await driver.orders.courier(dvyFlowId ?? 0, 'returned'));
    await mall.advance(3 * day);
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'CLOSED', closeType: 'ORDER_CLOSED' });
    expect(await back(payNo)).toBe(cents(order.actualTotal));
  });
});

type Offer = { kind: string; allowed: boolean; reasonCode: string | null; amount: number; proposal: string | null };

describe('the insurance of an order (M17, M19)', () => {
  const offersOf = async (orderNumber: string, token = shopper.token): Promise<Offer[]> =>
    expectOk(await mall.ask<Offer[]>('GET', `/p/myOrder/claimOffers/${orderNumber}`, { token }));

  it.each([
    ['DAMAGED', true, 3101],
    ['LOST', false, null],
    ['LATE', false, 0],
  ] as const)('%s', async (kind, hasCome, amount) => {
    const { order } = await paid('packing', { insurance: 1 });
    const { dvyFlowId } = expectOk(await driver.orders.seller(order.orderNumber, 'ship'));
    const early = (await driver.claim(shopper, order.orderNumber, kind)) as unknown as {
      status: number;
      body: { data: { reasonCode: string } };
    };
    expect([early.status, early.body.data.reasonCode]).toEqual([409, kind === 'DAMAGED' ? 'NOT_DELIVERED' : 'NOT_LATE']);
    expect((await offersOf(order.orderNumber)).map((offer) => offer.reasonCode)).toEqual(['NOT_LATE', 'NOT_DELIVERED', 'NOT_LATE']);
    if (hasCome) expectOk(await driver.orders.courier(dvyFlowId ?? 0, 'delivered'));
    else await mall.advance(6 * day);
    const shown = await look(order.orderNumber);
    expect(shown.insurance).toMatchObject({ selected: true, claimable: true });
    const offers = await offersOf(order.orderNumber);
    const offered = offers.find((each) => each.kind === kind);
    expect(offered).toMatchObject({ allowed: true, reasonCode: null });
    expect(offers.find(({ proposal }) => proposal !== null)?.kind).toBe(hasCome ? undefined : 'LATE');
    if (hasCome) expect(offers.map((offer) => offer.reasonCode)).toEqual(['ALREADY_DELIVERED', null, 'CAME_IN_TIME']);
    const claim = expectOk(await driver.claim(shopper, order.orderNumber, kind));
    expect([claim.refundAmount, claim.maxRefundAmount]).toEqual([offered?.amount, offered?.amount]);
    const lines = order.priceLines;
    const late = (lines['deliveryFee'] ?? 0) + (lines['slotFee'] ?? 0) + (lines['insurance'] ?? 0);
    expect(cents(claim.refundAmount)).toBe(cents(amount === null ? order.actualTotal : amount || late));
    expect(claim).toMatchObject({ kind: 'CLAIM', statusCode: 'ARBITRATION', turn: { who: 'MALL' } });
    expectOk(await driver.say(claim.refundSn, 'arbitrate', { inFavourOf: 'BUYER' }));
    expect(await driver.info(shopper, claim.refundSn)).toMatchObject({ statusCode: 'SUCCESS' });
  });

  it('is not there without insurance', async () => {
    const { order } = await paid('received');
    const refused = (await driver.claim(shopper, order.orderNumber, 'DAMAGED')) as unknown as { body: { data: { reasonCode: string } } };
    expect(refused.body.data.reasonCode).toBe('NOT_INSURED');
    expect(new Set((await offersOf(order.orderNumber)).map(({ reasonCode }) => reasonCode))).toEqual(new Set(['NOT_INSURED']));
    const stranger = await mall.newUser();
    expect((await mall.ask('GET', `/p/myOrder/claimOffers/${order.orderNumber}`, { token: stranger.token })).status).toBe(404);
  });
});
