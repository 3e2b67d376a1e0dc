import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOk, orderDriver, type Order, type OrderDriver, type Shopper } from '../../drivers/order.driver.ts';
import type { SkuFixture } from '../../drivers/skuFixtures.ts';
import { openTestMall, type TestMall } from '../harness.ts';

const hour = 3_600_000;
const day = 24 * hour;

let mall: TestMall;
let driver: OrderDriver;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());

type Stand = { shopper: Shopper; sku: SkuFixture; orderNumber: string };

/** An order that stands where its steps have led it. */
async function order(...steps: ((stand: Stand) => Promise<unknown>)[]): Promise<Stand> {
  const shopper = await driver.newShopper();
  const sku = await driver.sku();
  const { orderNumbers } = await driver.place(shopper, [{ sku, count: 2 }]);
  const stand = { shopper, sku, orderNumber: orderNumbers };
  for (const step of steps) await step(stand);
  return stand;
}

const cash = async ({ shopper, orderNumber }: Stand) => expectOk(await driver.payCash(shopper, orderNumber));
const accept = async ({ orderNumber }: Stand) => expectOk(await driver.seller(orderNumber, 'accept'));
const ship = async ({ orderNumber }: Stand) =>
  expectOk(await driver.seller(orderNumber, 'ship', { company: 'Lanka Post', trackingNo: 'LP1' }));
const cancel = async ({ shopper, orderNumber }: Stand) => expectOk(await driver.cancel(shopper, orderNumber));
const report = (event: string) => async (stand: Stand) =>
  expectOk(await driver.courier((await look(stand)).parcels[0]?.dvyFlowId ?? 0, event));
// Through the doors no refund outlasts the 15 days of a receipt: the row itself says that one is open.
const refundOpen = ({ orderNumber }: Stand) =>
  mall.mall.context.db.execute(sql`update orders set life = jsonb_set(life, '{refundStatus}', '1') where order_number = ${orderNumber}`);
const receive = async ({ shopper, orderNumber }: Stand) => expectOk(await driver.buyer(shopper, 'receipt', orderNumber));
const move = async ({ shopper, orderNumber }: Stand) =>
  expectOk(await driver.changeAddress(shopper, orderNumber, await driver.moreAddress(shopper)));
const look = ({ shopper, orderNumber }: Stand): Promise<Order> => driver.detail(shopper, orderNumber);
const wait = (ms: number) => () => mall.advance(ms);

describe('an order that waits for its money', () => {
  it('holds its stock, shows its deadline and is in the list of what is to pay (O1)', async () => {
    const stand = await order();
    const seen = await look(stand);
    expect(seen).toMatchObject({ status: 1, statusCode: 'UNPAID', stage: 'PLACED', payStatus: 'UNPAID', orderVersion: 1 });
    expect(Date.parse(seen.endTime ?? '') - mall.mall.context.clock.now()).toBe(30 * 60_000);
    expect(await driver.stockOf(stand.sku.skuId)).toEqual({ stocks: 50, reserved: 2 });
    const list = await driver.askAs<{ records: Order[]; total: number }>(stand.shopper, 'GET', '/p/myOrder/myOrder', {
      query: { group: 'toPay' },
    });
    expect(list.body.records.map((each) => each.orderNumber)).toEqual([stand.orderNumber]);
    expect((await driver.askAs<Record<string, number>>(stand.shopper, 'GET', '/p/myOrder/orderCount')).body).toMatchObject({
      allCount: 1,
      unPay: 1,
      toPay: 1,
      toDeliver: 0,
    });
  });

  it('is closed at its deadline and gives everything back (O6)', async () => {
    const stand = await order(wait(30 * 60_000));
    expect(await look(stand)).toMatchObject({
      status: 6,
      statusCode: 'CLOSED.PAY_TIMEOUT',
      stage: 'CANCELLED',
      payStatus: 'UNPAID',
      refundAmount: null,
    });
    expect(await driver.stockOf(stand.sku.skuId)).toEqual({ stocks: 50, reserved: 0 });
  });

  it('stands one millisecond before its deadline', async () => {
    expect(await look(await order(wait(30 * 60_000 - 1)))).toMatchObject({ status: 1 });
  });

  it('is cancelled at once with a reason, and again without harm (O7)', async () => {
    const stand = await order(cancel, cancel);
    const seen = await look(stand);
    expect(seen).toMatchObject({ statusCode: 'CLOSED.BUYER_CANCEL', refundAmount: null });
    expect(seen.timeline.map((line) => line.event)).toEqual(['order.placed', 'cancel.asked']);
    expect(await driver.stockOf(stand.sku.skuId)).toEqual({ stocks: 50, reserved: 0 });
  });

  it('goes to the seller when the courier is to be paid (O5), whose stock is sold then', async () => {
    const stand = await order(cash);
    expect(await look(stand)).toMatchObject({ status: 2, statusCode: 'TO_DELIVER.NEW', stage: 'PLACED', payStatus: 'COD_DUE' });
    expect(await driver.stockOf(stand.sku.skuId)).toEqual({ stocks: 48, reserved: 0 });
    expect(await look(await order(cash, wait(40 * 60_000)))).toMatchObject({ status: 2 });
  });
});

describe('an order that the seller has', () => {
  it('is cancelled at once while it is new, and its stock comes back (O12)', async () => {
    const stand = await order(cash, cancel);
    expect(await look(stand)).toMatchObject({ statusCode: 'CLOSED.BUYER_CANCEL', payStatus: 'UNPAID' });
    expect(await driver.stockOf(stand.sku.skuId)).toEqual({ stocks: 50, reserved: 0 });
  });

  it('is sent elsewhere once, before it is packed, where the way costs the same (O16)', async () => {
    const stand = await order(cash);
    const { shopper, orderNumber } = stand;
    const before = await look(stand);
    const dear = await driver.moreAddress(shopper, 'dear');
    expect(await driver.changeAddress(shopper, orderNumber, dear)).toMatchObject({
      status: 409,
      body: { data: { reasonCode: 'OTHER_FEE' } },
    });
    const foreign = await driver.moreAddress(await driver.newShopper());
    expect((await driver.changeAddress(shopper, orderNumber, foreign)).status).toBe(404);
    const addrId = await driver.moreAddress(shopper);
    const moved = expectOk(await driver.changeAddress(shopper, orderNumber, addrId));
    expect(moved).toMatchObject({ statusCode: 'TO_DELIVER.NEW', orderVersion: before.orderVersion + 1 });
    expect(moved.userAddrDto).toMatchObject({ addrId, addr: '7 Station Road', areaId: 1010104 });
    expect(moved.priceLines).toEqual(before.priceLines);
    expect(moved.timeline.findLast(({ planned }) => !planned)).toMatchObject({ event: 'address.changed', actor: 'BUYER' });
    expect(expectOk(await driver.changeAddress(shopper, orderNumber, addrId)).orderVersion, 'the same address again').toBe(
      moved.orderVersion,
    );
  });

  it('asks the seller for a cancel once it is packed (O17, O13), who may agree (O14)', async () => {
    const stand = await order(cash, accept, cancel);
    expect(await look(stand)).toMatchObject({ statusCode: 'TO_DELIVER.CANCEL_REQUESTED' });
    expectOk(await driver.seller(stand.orderNumber, 'approveCancel'));
    expect(await look(stand)).toMatchObject({ statusCode: 'CLOSED.BUYER_CANCEL' });
    expect(await driver.stockOf(stand.sku.skuId)).toEqual({ stocks: 50, reserved: 0 });
  });

  it("takes the seller's silence of 24 hours for a yes (O14)", async () => {
    expect(await look(await order(cash, accept, cancel, wait(day - 1)))).toMatchObject({ statusCode: 'TO_DELIVER.CANCEL_REQUESTED' });
    expect(await look(await order(cash, accept, cancel, wait(day)))).toMatchObject({ statusCode: 'CLOSED.BUYER_CANCEL' });
  });

  it('is packed on when the seller refuses, and may not ask twice (O15)', async () => {
    const stand = await order(cash, accept, cancel);
    expectOk(await driver.seller(stand.orderNumber, 'rejectCancel'));
    expect(await look(stand)).toMatchObject({ statusCode: 'TO_DELIVER.PACKING' });
    expect(await driver.cancel(stand.shopper, stand.orderNumber)).toMatchObject({
      status: 409,
      body: { code: 'TRANSITION_NOT_ALLOWED', data: { reasonCode: 'CANCEL_USED', from: 'TO_DELIVER.PACKING', event: 'cancel.asked' } },
    });
  });

  it('is packed on when the buyer takes his request back (O15)', async () => {
    const stand = await order(cash, accept, cancel);
    expectOk(await driver.buyer(stand.shopper, 'withdrawCancel', stand.orderNumber));
    expect(await look(stand)).toMatchObject({ statusCode: 'TO_DELIVER.PACKING' });
  });

  it('is cancelled when the seller sends nothing in time (O20)', async () => {
    expect(await look(await order(cash, wait(5 * day - 1)))).toMatchObject({ status: 2 });
    const stand = await order(cash, accept, wait(5 * day));
    expect(await look(stand)).toMatchObject({ statusCode: 'CLOSED.SELLER_LATE' });
    expect(await driver.stockOf(stand.sku.skuId)).toEqual({ stocks: 50, reserved: 0 });
  });

  it('leaves in parts (O18), then with the rest (O19)', async () => {
    const stand = await order(cash, accept);
    const {
      orderItemDtos: [line],
    } = await look(stand);
    const first = expectOk(await driver.seller(stand.orderNumber, 'ship', { items: [{ orderItemId: line!.orderItemId, count: 1 }] }));
    expect(await look(stand)).toMatchObject({ statusCode: 'TO_DELIVER.PART_SHIPPED' });
    expectOk(await driver.courier(first.dvyFlowId ?? 0, 'inTransit'));
    expectOk(await driver.courier(first.dvyFlowId ?? 0, 'delivered'));
    expect(await look(stand)).toMatchObject({ statusCode: 'TO_DELIVER.PART_SHIPPED' });
    await ship(stand);
    expect(await look(stand)).toMatchObject({ statusCode: 'SHIPPED.IN_TRANSIT', deliveryCount: 2 });
    const parcels = await driver.askAs<{ items: unknown[] }[]>(stand.shopper, 'GET', `/p/myDelivery/delivery/${stand.orderNumber}`);
    expect(parcels.body).toHaveLength(2);
  });
});

describe('an order on its way', () => {
  it('meets a problem and goes on (O21)', async () => {
    const stand = await order(cash, accept, ship, report('failed'));
    expect(await look(stand)).toMatchObject({ statusCode: 'SHIPPED.PROBLEM' });
    await report('inTransit')(stand);
    expect(await look(stand)).toMatchObject({ statusCode: 'SHIPPED.IN_TRANSIT' });
  });

  it('is paid at the door when it is delivered (O22)', async () => {
    const stand = await order(cash, accept, ship, report('delivered'), report('delivered'));
    const seen = await look(stand);
    expect(seen).toMatchObject({ statusCode: 'SHIPPED.DELIVERED', stage: 'DELIVERED', payStatus: 'PAID' });
    expect(seen.paidOn).not.toBeNull();
    expect(Date.parse(seen.receiveDeadline ?? '') - mall.mall.context.clock.now()).toBe(7 * day);
  });

  it("counts the courier's cash before the delivery too", async () => {
    expect(await look(await order(cash, accept, ship, report('codCollected')))).toMatchObject({
      statusCode: 'SHIPPED.IN_TRANSIT',
      payStatus: 'PAID',
    });
  });

  it('comes back to the seller and is closed (O23)', async () => {
    const stand = await order(cash, accept, ship, report('failed'), report('returned'));
    expect(await look(stand)).toMatchObject({ statusCode: 'CLOSED.DELIVERY_FAILED', payStatus: 'UNPAID' });
    expect(await driver.stockOf(stand.sku.skuId)).toEqual({ stocks: 50, reserved: 0 });
  });

  it('may be confirmed seven days later, once, in the last three days (O24)', async () => {
    const stand = await order(cash, accept, ship);
    expect(await driver.buyer(stand.shopper, 'extendReceipt', stand.orderNumber)).toMatchObject({
      status: 409,
      body: { data: { reasonCode: 'EXTENSION_TOO_EARLY' } },
    });
    const { actions, receiveDeadline } = await look(stand);
    const offered = actions.find(({ action }) => action === 'EXTEND_RECEIPT');
    expect(Date.parse(receiveDeadline ?? '') - Date.parse(offered?.until ?? ''), 'it is told when it may be extended').toBe(3 * day);
    await mall.advance(12 * day);
    const before = Date.parse((await look(stand)).receiveDeadline ?? '');
    expect(Date.parse(expectOk(await driver.buyer(stand.shopper, 'extendReceipt', stand.orderNumber)).receiveDeadline ?? '') - before).toBe(
      7 * day,
    );
    expect(await driver.buyer(stand.shopper, 'extendReceipt', stand.orderNumber)).toMatchObject({
      status: 409,
      body: { data: { reasonCode: 'EXTENSION_USED' } },
    });
  });

  it('is received when the buyer says so (O25), or when his time is over (O26)', async () => {
    expect(await look(await order(cash, accept, ship, receive, receive))).toMatchObject({
      status: 4,
      stage: 'COMPLETED',
      payStatus: 'PAID',
    });
    expect(await look(await order(cash, accept, ship, wait(15 * day - 1)))).toMatchObject({ status: 3 });
    expect(await look(await order(cash, accept, ship, wait(15 * day)))).toMatchObject({ status: 4, payStatus: 'PAID' });
    expect(await look(await order(cash, accept, ship, report('delivered'), wait(7 * day)))).toMatchObject({ status: 4 });
  });

  it("is not received while a refund is open, neither by the buyer's word (O25) nor by time (O26)", async () => {
    const stand = await order(cash, accept, ship, refundOpen);
    expect(await driver.buyer(stand.shopper, 'receipt', stand.orderNumber)).toMatchObject({
      status: 409,
      body: { code: 'REFUND_OPEN', data: { reasonCode: 'REFUND_OPEN' } },
    });
    expect((await look(stand)).actions).toContainEqual(
      expect.objectContaining({ action: 'CONFIRM_RECEIPT', allowed: false, reasonCode: 'REFUND_OPEN', until: null }),
    );
    await mall.advance(15 * day);
    expect(await look(stand)).toMatchObject({ status: 3, refundStatus: 1 });
  });
});

describe('a received order', () => {
  it('is done when every line is rated (O27)', async () => {
    const stand = await order(cash, accept, ship, receive);
    const pending = await driver.askAs<{ total: number }>(stand.shopper, 'GET', '/p/prodComm/pending');
    expect(pending.body.total).toBe(1);
    expect(await driver.rate(stand.shopper, await look(stand))).toMatchObject({ status: 200 });
    expect(await look(stand)).toMatchObject({ status: 5, isComm: 1 });
    expect((await driver.askAs<{ total: number }>(stand.shopper, 'GET', '/p/prodComm/pending')).body.total).toBe(0);
    expect(
      (await driver.askAs<{ total: number; records: { score: number }[] }>(stand.shopper, 'GET', '/p/prodComm/prodCommPageByUser')).body,
    ).toMatchObject({ total: 1, records: [{ score: 5 }] });
  });

  it('is done 30 days later without a rating, and none is invented (O28)', async () => {
    const stand = await order(cash, accept, ship, receive, wait(30 * day));
    expect(await look(stand)).toMatchObject({ status: 5, isComm: 0 });
    expect(await driver.rate(stand.shopper, await look(stand))).toMatchObject({ status: 409, body: { code: 'REVIEW_WINDOW_CLOSED' } });
  });

  it('leaves lists and counts when it is deleted (O33), comes back (O34), or is gone after 30 days', async () => {
    const stand = await order(cash, accept, ship, receive);
    const { shopper, orderNumber } = stand;
    expect((await driver.remove(shopper, orderNumber)).body).toEqual({});
    expect((await driver.remove(shopper, orderNumber)).status).toBe(200);
    expect((await driver.askAs<{ allCount: number }>(shopper, 'GET', '/p/myOrder/orderCount')).body.allCount).toBe(0);
    const inBin = async () =>
      expectOk(await driver.askAs<{ total: number }>(shopper, 'GET', '/p/myOrder/myOrder', { query: { group: 'deleted' } })).total;
    expect(await inBin()).toBe(1);
    expect((await look(stand)).actions).toEqual([
      expect.objectContaining({
        action: 'RESTORE',
        allowed: true,
        until: new Date(mall.mall.context.clock.now() + 30 * day).toISOString(),
      }),
    ]);
    expectOk(await driver.buyer(shopper, 'restore', orderNumber));
    expect(await inBin()).toBe(0);
    expect(await look(stand)).toMatchObject({ status: 4 });
    await driver.remove(shopper, orderNumber);
    await mall.advance(30 * day);
    expect((await driver.buyer(shopper, 'restore', orderNumber)).status).toBe(404);
    expect(await inBin()).toBe(0);
    expect((await driver.askAs(shopper, 'GET', '/p/myOrder/orderDetail', { query: { orderNumber } })).status).toBe(404);
  });
});

describe('what is not allowed', () => {
  const refused: [
    string,
    ((stand: Stand) => Promise<unknown>)[],
    (stand: Stand) => Promise<{ status: number; body: unknown }>,
    string,
    string,
  ][] = [
    [
      'to pay a closed order',
      [cancel],
      ({ shopper, orderNumber }) => driver.payCash(shopper, orderNumber),
      'ORDER_NOT_PAYABLE',
      'ORDER_NOT_PAYABLE',
    ],
    [
      'to cancel what has left',
      [cash, accept, ship],
      ({ shopper, orderNumber }) => driver.cancel(shopper, orderNumber),
      'TRANSITION_NOT_ALLOWED',
      'ALREADY_SHIPPED',
    ],
    [
      'to cancel what was received',
      [cash, accept, ship, receive],
      ({ shopper, orderNumber }) => driver.cancel(shopper, orderNumber),
      'TRANSITION_NOT_ALLOWED',
      'ALREADY_RECEIVED',
    ],
    [
      'to send while a cancel is asked for',
      [cash, accept, cancel],
      ({ orderNumber }) => driver.seller(orderNumber, 'ship'),
      'TRANSITION_NOT_ALLOWED',
      'CANCEL_PENDING',
    ],
    ['to send what is not packed', [cash], ({ orderNumber }) => driver.seller(orderNumber, 'ship'), 'TRANSITION_NOT_ALLOWED', 'NOT_PACKED'],
    [
      'to send it elsewhere before it is paid',
      [],
      async ({ shopper, orderNumber }) => driver.changeAddress(shopper, orderNumber, await driver.moreAddress(shopper)),
      'TRANSITION_NOT_ALLOWED',
      'NOT_PAID',
    ],
    [
      'to send it elsewhere twice',
      [cash, move],
      async ({ shopper, orderNumber }) => driver.changeAddress(shopper, orderNumber, await driver.moreAddress(shopper)),
      'TRANSITION_NOT_ALLOWED',
      'ADDRESS_USED',
    ],
    [
      'to send it elsewhere once it is packed',
      [cash, accept],
      async ({ shopper, orderNumber }) => driver.changeAddress(shopper, orderNumber, await driver.moreAddress(shopper)),
      'TRANSITION_NOT_ALLOWED',
      'ALREADY_PACKED',
    ],
    ['to pack what is not paid', [], ({ orderNumber }) => driver.seller(orderNumber, 'pack'), 'TRANSITION_NOT_ALLOWED', 'NOT_PAID'],
    [
      'to confirm before anything has left',
      [cash],
      ({ shopper, orderNumber }) => driver.buyer(shopper, 'receipt', orderNumber),
      'TRANSITION_NOT_ALLOWED',
      'NOT_SHIPPED',
    ],
    [
      'to delete an unpaid order',
      [],
      ({ shopper, orderNumber }) => driver.remove(shopper, orderNumber),
      'TRANSITION_NOT_ALLOWED',
      'STILL_OPEN',
    ],
    [
      'to delete an order with the seller',
      [cash],
      ({ shopper, orderNumber }) => driver.remove(shopper, orderNumber),
      'TRANSITION_NOT_ALLOWED',
      'STILL_OPEN',
    ],
    [
      'to delete an order on its way',
      [cash, accept, ship],
      ({ shopper, orderNumber }) => driver.remove(shopper, orderNumber),
      'TRANSITION_NOT_ALLOWED',
      'STILL_OPEN',
    ],
    [
      'to rate what has not come',
      [cash, accept, ship],
      async (stand) => driver.rate(stand.shopper, await look(stand)) as Promise<{ status: number; body: unknown }>,
      'TRANSITION_NOT_ALLOWED',
      'NOT_RECEIVED',
    ],
    [
      'to approve a cancel nobody asked for',
      [cash, accept],
      ({ orderNumber }) => driver.seller(orderNumber, 'approveCancel'),
      'TRANSITION_NOT_ALLOWED',
      'NO_CANCEL_PENDING',
    ],
  ];
  it.each(refused)('is %s', async (_, steps, action, code, reasonCode) => {
    const stand = await order(...steps);
    const before = await look(stand);
    const answer = await action(stand);
    expect(answer).toMatchObject({ status: 409, body: { code, desc: expect.any(String), data: { reasonCode } } });
    const after = await look(stand);
    expect({ ...after, nowTime: '' }).toEqual({ ...before, nowTime: '' });
  });

  it('is anything by another shopper: all of it is 404', async () => {
    const stand = await order(cash, accept, ship, receive);
    const stranger = await driver.newShopper();
    const asked = await Promise.all([
      driver.askAs(stranger, 'GET', '/p/myOrder/orderDetail', { query: { orderNumber: stand.orderNumber } }),
      driver.askAs(stranger, 'GET', `/p/myOrder/cancelPreview/${stand.orderNumber}`),
      driver.askAs(stranger, 'GET', `/p/myDelivery/delivery/${stand.orderNumber}`),
      driver.changeAddress(stranger, stand.orderNumber, stranger.addrId),
      driver.cancel(stranger, stand.orderNumber),
      driver.buyer(stranger, 'receipt', stand.orderNumber),
      driver.remove(stranger, stand.orderNumber),
      driver.rate(stranger, await look(stand)),
      driver.payCash(stranger, stand.orderNumber),
    ]);
    expect(asked.map((answer) => answer.status)).toEqual(asked.map(() => 404));
  });

  it('is a cancel without one of the reasons, or "other" without words', async () => {
    const { shopper, orderNumber } = await order();
    for (const body of [{}, { reason: 'because' }, { reason: 'other' }, { reason: 'other', remark: '  ' }]) {
      expect(await driver.askAs(shopper, 'PUT', `/p/myOrder/cancel/${orderNumber}`, { body })).toMatchObject({
        status: 400,
        body: { code: 'REASON_REQUIRED' },
      });
    }
    expect(
      await driver.askAs(shopper, 'PUT', `/p/myOrder/cancel/${orderNumber}`, { body: { reason: 'other', remark: 'x'.repeat(501) } }),
    ).toMatchObject({ status: 400, body: { code: 'TEXT_TOO_LONG' } });
  });
});
