import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { expectOk, newKey, type Order, type Shopper } from '../../drivers/order.driver.ts';
import { refundDriver, type Refund, type RefundDriver, type RefundRefusal, type RefundFields } from '../../drivers/refund.driver.ts';
import { openTestMall, type Answer, type TestMall } from '../harness.ts';

const day = 86_400_000;

let mall: TestMall;
let driver: RefundDriver;
let shopper: Shopper;
beforeAll(async () => {
  mall = await openTestMall({ products: 20 });
  driver = refundDriver(mall);
});
afterAll(() => mall.close());
beforeEach(async () => {
  shopper = await driver.orders.newShopper();
});

const lines = [
  { price: 120_050, count: 2 },
  { price: 70_000, count: 1 },
];
const pairOf = (order: Order) => order.orderItemDtos.find(({ prodCount }) => prodCount === 2)?.orderItemId ?? 0;
const look = (orderNumber: string): Promise<Order> => driver.orders.detail(shopper, orderNumber);
const after = (refund: Refund, ms: number): number => Date.parse(refund.turn?.until ?? '') - mall.mall.context.clock.now() - ms;
const refusal = async (fields: Promise<Answer<unknown>>) => {
  const { status, body } = (await fields) as unknown as { status: number; body: RefundRefusal };
  return [status, body.code, body.data?.reasonCode ?? null];
};
const coins = async (): Promise<number> => {
  const { rows } = await mall.mall.context.db.execute<{ sum: number }>(
    sql`select coalesce(sum(amount), 0)::int as sum from coin_record where user_id = ${shopper.userId}`,
  );
  return rows[0]?.sum ?? 0;
};

describe('money alone', () => {
  it('is asked for pieces of a line (RF1, O29), agreed to (RF3) and back (RF13, O30): refund, line, order and coins say one amount', async () => {
    const order = await driver.order(shopper, lines, 'received');
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: pairOf(order), goodsNum: 1 }));
    expect(refund).toMatchObject({ returnMoneySts: 1, statusCode: 'APPLIED', refundAmount: 1200.5, feesAmount: 0 });
    expect(refund.turn).toMatchObject({ who: 'SELLER', silence: { statusCode: 'REFUNDING' } });
    expect(after(refund, 2 * day)).toBe(0);
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus: 1, canAllRefund: false, canRefund: true });
    expectOk(await driver.say(refund.refundSn, 'accept', { msg: 'Sorry' }));
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({
      statusCode: 'SUCCESS',
      turn: null,
      sellerMsg: 'Sorry',
      actions: [],
    });
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus: 3, payStatus: 'PART_REFUNDED', refundAmount: 1200.5 });
    expect(await coins()).toBe(1201);
    // What is left of the line, to the cent.
    const rest = expectOk(await driver.apply(shopper, order, { orderItemId: pairOf(order) }));
    expect(rest.refundAmount).toBe(1200.5);
  });

  it('of everything closes the order (O31); the silence of the seller is a yes (RF3)', async () => {
    const order = await driver.order(shopper, lines, 'received');
    const refund = expectOk(await driver.apply(shopper, order));
    expect(refund.refundAmount).toBe(order.actualTotal);
    await mall.advance(2 * day - 1);
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'APPLIED' });
    await mall.advance(1);
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'SUCCESS' });
    expect(await look(order.orderNumber)).toMatchObject({
      statusCode: 'CLOSED.REFUNDED',
      refundStatus: 2,
      payStatus: 'REFUNDED',
      refundAmount: order.actualTotal,
    });
  });

  it('is changed before an answer (RF2): the 48 hours begin again', async () => {
    const order = await driver.order(shopper, lines, 'received');
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: pairOf(order) }));
    await mall.advance(day);
    const changed = expectOk(await driver.edit(shopper, refund, { refundAmount: 100, goodsNum: 1 }));
    expect(changed).toMatchObject({ statusCode: 'APPLIED', refundAmount: 100 });
    expect(after(changed, 2 * day)).toBe(0);
  });

  it('is refused with a reason (RF5, O32), changed once (RF6, O29), and closed when the buyer stays silent (RF16)', async () => {
    const order = await driver.order(shopper, lines, 'received');
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: pairOf(order) }));
    expectOk(await driver.say(refund.refundSn, 'reject', { msg: 'It left whole' }));
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({
      returnMoneySts: 7,
      rejectMessage: 'It left whole',
      turn: { who: 'BUYER', silence: { statusCode: 'CLOSED' } },
    });
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus: 4 });
    expect(expectOk(await driver.edit(shopper, refund, { refundAmount: 50 }))).toMatchObject({ statusCode: 'APPLIED', refundAmount: 50 });
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus: 1 });
    expectOk(await driver.say(refund.refundSn, 'reject', { msg: 'No' }));
    expect(await refusal(driver.edit(shopper, refund, { refundAmount: 40 }))).toEqual([409, 'TRANSITION_NOT_ALLOWED', 'EDIT_USED']);
    await mall.advance(7 * day);
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ returnMoneySts: -1, closeType: 'BUYER_SILENT', turn: null });
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus: 4, refundAmount: null });
  });

  it.each([
    ['for the buyer', 'BUYER', 'SUCCESS', 3],
    ['against him', 'SELLER', 'CLOSED', 4],
  ])('goes to the mall once (RF7), which decides %s (RF8)', async (_, inFavourOf, statusCode, refundStatus) => {
    const order = await driver.order(shopper, lines, 'received');
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: pairOf(order) }));
    expect(await refusal(driver.escalate(shopper, refund))).toEqual([409, 'TRANSITION_NOT_ALLOWED', 'NOT_REJECTED']);
    expectOk(await driver.say(refund.refundSn, 'reject', { msg: 'No' }));
    const escalated = expectOk(await driver.escalate(shopper, refund));
    expect(escalated).toMatchObject({ returnMoneySts: 1, statusCode: 'ARBITRATION', turn: { who: 'MALL' } });
    expect(after(escalated, 3 * day)).toBe(0);
    expectOk(await driver.say(refund.refundSn, 'arbitrate', { inFavourOf }));
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode });
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus });
  });

  it("is the buyer's when the mall says nothing for 72 hours (RF8)", async () => {
    const order = await driver.order(shopper, lines, 'received');
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: pairOf(order) }));
    expectOk(await driver.say(refund.refundSn, 'reject', { msg: 'No' }));
    expectOk(await driver.escalate(shopper, refund));
    await mall.advance(3 * day);
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'SUCCESS' });
  });

  it('is withdrawn (RF15, O32), and is nobody else’s business', async () => {
    const order = await driver.order(shopper, lines, 'received');
    const refund = expectOk(await driver.apply(shopper, order));
    expect(await refusal(driver.apply(shopper, order))).toEqual([409, 'REFUND_OPEN', 'REFUND_OPEN']);
    const other = await driver.orders.newShopper();
    for (const fields of [
      driver.withdraw(other, refund),
      driver.edit(other, refund),
      driver.escalate(other, refund),
      driver.send(other, refund),
      driver.apply(other, order),
      driver.orders.askAs(other, 'GET', '/p/orderRefund/info', { query: { refundSn: refund.refundSn } }),
      driver.orders.askAs(other, 'GET', '/p/orderRefund/reasons', { query: { orderNumber: order.orderNumber, applyType: 1 } }),
    ])
      expect((await fields).status).toBe(404);
    expect(expectOk(await driver.withdraw(shopper, refund))).toMatchObject({ returnMoneySts: 6, actions: [] });
    expect(expectOk(await driver.withdraw(shopper, refund))).toMatchObject({ returnMoneySts: 6 });
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus: 0 });
  });
});

describe('goods that go back', () => {
  const begin = async () => {
    const order = await driver.order(shopper, lines, 'received');
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: pairOf(order), applyType: 2, buyerReason: 'wrong_item' }));
    return { order, refund };
  };
  const stock = async (order: Order): Promise<number> => {
    const { rows } = await mall.mall.context.db.execute<{ sum: number }>(
      sql`select sum(stocks)::int as sum from skus where sku_id in (select sku_id from order_item where order_number = ${order.orderNumber})`,
    );
    return rows[0]?.sum ?? 0;
  };

  it('are agreed to (RF4), sent (RF9), corrected once (RF10), received (RF11): stock and money are back', async () => {
    const { order, refund } = await begin();
    const before = await stock(order);
    expect(await refusal(driver.send(shopper, refund))).toEqual([409, 'TRANSITION_NOT_ALLOWED', 'NO_RETURN_AGREED']);
    expectOk(await driver.say(refund.refundSn, 'accept'));
    const accepted = await driver.info(shopper, refund.refundSn);
    expect(accepted).toMatchObject({ statusCode: 'ACCEPTED', turn: { who: 'BUYER', silence: { statusCode: 'CLOSED' } } });
    expect(accepted.returnAddr).toEqual({ receiver: 'Shop 1', addr: expect.stringContaining('Sri Lanka') });
    expect(after(accepted, 7 * day)).toBe(0);
    expect(expectOk(await driver.send(shopper, refund))).toMatchObject({ returnMoneySts: 3, refundDelivery: { deyNu: 'LP778899' } });
    expect(await refusal(driver.withdraw(shopper, refund))).toEqual([409, 'TRANSITION_NOT_ALLOWED', 'GOODS_SENT']);
    expect(expectOk(await driver.send(shopper, refund, 'LP5566', true))).toMatchObject({
      returnMoneySts: 3,
      refundDelivery: { deyNu: 'LP5566' },
    });
    expect(await refusal(driver.send(shopper, refund, 'LP7788', true))).toEqual([409, 'TRANSITION_NOT_ALLOWED', 'CORRECTION_USED']);
    expectOk(await driver.say(refund.refundSn, 'received'));
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ returnMoneySts: 5 });
    expect(await stock(order)).toBe(before + 2);
    expect(await coins()).toBe(2401);
  });

  it('are not sent in time (RF16)', async () => {
    const { order, refund } = await begin();
    await mall.advance(2 * day);
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'ACCEPTED' });
    await mall.advance(7 * day);
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'CLOSED', closeType: 'BUYER_SILENT' });
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus: 0 });
  });

  it('count as received 10 days after their delivery when the seller says nothing (RF11)', async () => {
    const { order, refund } = await begin();
    const before = await stock(order);
    expectOk(await driver.say(refund.refundSn, 'accept'));
    const sent = expectOk(await driver.send(shopper, refund));
    expect(after(sent, 25 * day)).toBe(0);
    await mall.advance(day);
    expectOk(await driver.say(refund.refundSn, 'delivered'));
    expect(after(await driver.info(shopper, refund.refundSn), 10 * day)).toBe(0);
    await mall.advance(10 * day);
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'SUCCESS' });
    expect(await stock(order)).toBe(before + 2);
  });

  it('are refused with a proof (RF12); what the mall then decides for the buyer is paid without sending them again (RF8)', async () => {
    const { order, refund } = await begin();
    expectOk(await driver.say(refund.refundSn, 'accept'));
    expectOk(await driver.send(shopper, refund));
    expectOk(await driver.say(refund.refundSn, 'refuseGoods', { msg: 'An empty box' }));
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ returnMoneySts: 7, rejectMessage: 'An empty box' });
    expectOk(await driver.escalate(shopper, refund));
    expectOk(await driver.say(refund.refundSn, 'arbitrate', { inFavourOf: 'BUYER' }));
    expect(await driver.info(shopper, refund.refundSn)).toMatchObject({ statusCode: 'SUCCESS' });
    expect(await look(order.orderNumber)).toMatchObject({ refundStatus: 3 });
  });
});

describe('what is not allowed', () => {
  it.each([
    [{ goodsNum: 0 }, 400, 'VALIDATION'],
    [{ goodsNum: -1 }, 400, 'VALIDATION'],
    [{ goodsNum: 1.5 }, 400, 'VALIDATION'],
    [{ goodsNum: 1_000_000_000 }, 400, 'VALIDATION'],
    [{ goodsNum: 3 }, 400, 'VALIDATION'],
    [{ refundAmount: 2401.01 }, 400, 'REFUND_AMOUNT'],
    [{ refundAmount: 0 }, 400, 'REFUND_AMOUNT'],
    [{ refundAmount: -5 }, 400, 'REFUND_AMOUNT'],
    [{ buyerReason: 'because' }, 400, 'REASON_REQUIRED'],
    [{ buyerReason: 'other' }, 400, 'REASON_REQUIRED'],
    [{ buyerDesc: 'x'.repeat(501) }, 400, 'TEXT_TOO_LONG'],
    [{ photoFiles: Array.from({ length: 6 }, (_, at) => `/oss/refund-x-${at}.webp`) }, 400, 'TOO_MANY_IMAGES'],
    [{ photoFiles: ['/oss/refund-somebody-else.webp'] }, 400, 'VALIDATION'],
    [{ orderItemId: 12 }, 404, 'NOT_FOUND'],
  ] as [RefundFields, number, string][])('%j', async (fields, status, code) => {
    const order = await ready();
    const answer = await refusal(driver.apply(buyer, order, { orderItemId: pairOf(order), ...fields }));
    expect(answer.slice(0, 2)).toEqual([status, code]);
  });
  let buyer: Shopper;
  let keptOrder: Order | null = null;
  const ready = async (): Promise<Order> => {
    if (keptOrder) return keptOrder;
    buyer = shopper;
    keptOrder = await driver.order(buyer, lines, 'received');
    return keptOrder;
  };

  it('a refund of what is not paid, of what was cancelled, after the window, or a return of what was not sent', async () => {
    const { orderNumbers } = await driver.orders.place(shopper, [{ sku: await driver.orders.sku(), count: 1 }]);
    expect(await refusal(driver.apply(shopper, { orderNumber: orderNumbers }))).toEqual([409, 'TRANSITION_NOT_ALLOWED', 'NOT_PAID']);
    const unpaid = await driver.order(shopper, lines, 'shipped');
    expect(await refusal(driver.apply(shopper, unpaid))).toEqual([409, 'TRANSITION_NOT_ALLOWED', 'NOT_PAID']);
    const order = await driver.order(shopper, lines, 'received');
    await mall.advance(7 * day);
    expect(await refusal(driver.apply(shopper, order))).toEqual([409, 'REFUND_WINDOW_CLOSED', 'REFUND_WINDOW_CLOSED']);
    expect((await look(order.orderNumber)).actions).toContainEqual(
      expect.objectContaining({ action: 'REFUND', allowed: false, reasonCode: 'REFUND_WINDOW_CLOSED' }),
    );
  });

  it('a rating of what was refunded; a receipt, a cancel or the bin while a refund is open', async () => {
    const order = await driver.order(shopper, lines, 'received');
    const refund = expectOk(await driver.apply(shopper, order, { orderItemId: pairOf(order) }));
    expect(await refusal(driver.orders.remove(shopper, order.orderNumber))).toEqual([409, 'REFUND_OPEN', 'REFUND_OPEN']);
    expectOk(await driver.say(refund.refundSn, 'accept'));
    const line = order.orderItemDtos.filter(({ prodCount }) => prodCount === 2);
    expect(await refusal(driver.orders.rate(shopper, { ...order, orderItemDtos: line }))).toEqual([
      409,
      'TRANSITION_NOT_ALLOWED',
      'ALREADY_REFUNDED',
    ]);
    const shipped = await driver.order(shopper, lines, 'delivered');
    expectOk(await driver.apply(shopper, shipped, { orderItemId: pairOf(shipped) }));
    expect(await refusal(driver.orders.buyer(shopper, 'receipt', shipped.orderNumber))).toEqual([409, 'REFUND_OPEN', 'REFUND_OPEN']);
  });

  it('one wish twice: the same key is one refund', async () => {
    const order = await driver.order(shopper, lines, 'received');
    const key = newKey();
    const body = { orderNumber: order.orderNumber, refundType: 1, applyType: 1, isReceiver: 1, buyerReason: 'damaged' };
    const [one, two] = await Promise.all(
      [0, 1].map(() => driver.orders.askAs<Refund>(shopper, 'POST', '/p/orderRefund/apply', { key, body })),
    );
    const answers = [one, two].map((answer) => answer?.status);
    expect(answers).toContain(200);
    const { rows } = await mall.mall.context.db.execute<{ size: number }>(
      sql`select count(*)::int as size from refund where order_number = ${order.orderNumber}`,
    );
    expect(rows[0]?.size).toBe(1);
  });
});
