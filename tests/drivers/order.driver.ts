import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PriceLines, PriceNote } from '#machines/model/checkout.ts';
import { cents } from '../cents.ts';
import type { Answer, Invocation, TestMall } from '../mall/harness.ts';
import { createSku, type SkuFixture, type SkuFixtureOptions } from './skuFixtures.ts';
import { street } from './street.ts';

export type Shopper = { token: string; userId: string; mail: string; addrId: number };
export type ExplainedLines = Omit<PriceLines, 'explain'> & { explain: (PriceNote & { rule: string })[] };
export type Order = {
  orderNumber: string;
  shopId: number;
  status: number;
  statusCode: string;
  stage: string;
  payStatus: string;
  refundStatus: number;
  actualTotal: number;
  total: number;
  endTime: string | null;
  orderVersion: number;
  actions: { action: string; allowed: boolean; reasonCode: string | null; until: string | null }[];
  orderItemDtos: {
    orderItemId: number;
    prodId: number;
    prodCount: number;
    productTotalAmount: number;
    shareReduce: number;
    actualTotal: number;
    commSts: number;
    shippedCount: number;
    canRefund: boolean;
    maxRefundAmount: number;
    returnMoneySts: number | null;
    warrantyUntil: string | null;
  }[];
  canRefund: boolean;
  canAllRefund: boolean;
  canRefundAmount: number;
  insurance: { selected: boolean; fee: number; claimable: boolean };
  priceLines: ExplainedLines;
  parcels: { dvyFlowId: number }[];
  timeline: {
    seq: number;
    event: string;
    from: string;
    to: string;
    actor: string;
    desc: string;
    time: string;
    planned: boolean;
    condition: string | null;
  }[];
  refundAmount: number | null;
  cancelledAmount: number | null;
  closeType: string | null;
  coinsEarned: number;
  receiveDeadline: string | null;
  paidOn: string | null;
  userAddrDto: { addrId: number; addr: string; areaId: number };
  stages: { stage: string; time: string | null; current: boolean }[];
};
export type Preview = {
  checkoutToken: string;
  priceHash: string;
  expireTime: string;
  actualTotal: number;
  priceLines: ExplainedLines;
  issues: { code: string; level: string; basketId: number | null; shopId: number | null }[];
  shopCartOrders: {
    shopId: number;
    actualTotal: number;
    total: number;
    slotId: string | null;
    slots: { slotId: string; available: boolean; left: number; fee: number; day: string; start: string }[];
    shopCartItemDiscounts: { shopCartItems: { issue: { code: string } | null }[] }[];
  }[];
  actions: { action: string; allowed: boolean; reasonCode: string | null }[];
  payTypes: { payType: number; enabled: boolean; reasonCode: string | null }[];
  insuranceOption: { selected: boolean; fee: number };
};
/** Law: every price line but the shop's own discount is the sum of its notes, in minor units. */
function expectExplained({ explain, ...lines }: ExplainedLines): void {
  const explained = [
    'totalItemCost',
    'savedByVouchers',
    'promoCodes',
    'coins',
    'deliveryFee',
    'slotFee',
    'smallCartFee',
    'insurance',
  ] as const;
  const sums = explained.map((name) => explain.filter(({ line }) => line === name).reduce((sum, { amount }) => sum + cents(amount), 0));
  expect(Object.fromEntries(explained.map((name, at) => [name, sums[at]])), 'the notes of each price line add up to it').toEqual(
    Object.fromEntries(explained.map((name) => [name, cents(lines[name])])),
  );
  expect(explain.filter(({ desc }) => desc === '' || /[{}]|mall\./.test(desc))).toEqual([]);
}

export type Placed = {
  orderNumbers: string;
  orders: { orderNumber: string; shopId: number; actualTotal: number }[];
  actualTotal: number;
  endTime: string;
};

let keys = 0;
/** A fresh idempotency key. */
export const newKey = (): string => `key-${process.pid}-${(keys += 1)}`;

/** Drives orders through the mall's routes, the simulation plane and the clock. */
export function orderDriver(mall: TestMall) {
  /** Asks as a shopper; when the clock has run past his token, he logs in again first. */
  async function askAs<Body = never>(
    shopper: Shopper,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    asked: Omit<Invocation, 'token'> = {},
  ): Promise<Answer<Body>> {
    const answer = await mall.ask<Body>(method, path, { ...asked, token: shopper.token });
    if (answer.status !== 401) return answer;
    shopper.token = (await mall.newUser(shopper.mail)).token;
    return mall.ask<Body>(method, path, { ...asked, token: shopper.token });
  }

  /** A new shopper with one address in Colombo. */
  async function newShopper(): Promise<Shopper> {
    const { token, userId, mail } = await mall.newUser();
    const address = await mall.ask<{ addrId: number }>('POST', '/p/address/addAddr', { token, body: street });
    return { token, userId, mail, addrId: address.body.addrId };
  }

  const newSku = (options: SkuFixtureOptions = {}): Promise<SkuFixture> => createSku(mall, options);

  const add = (shopper: Shopper, sku: SkuFixture, count = 1) =>
    askAs<{ basketId: number; prodCount: number; totalCount: number }>(shopper, 'POST', '/p/shopCart/changeItem', {
      body: { basketId: 0, count, prodId: sku.prodId, shopId: sku.shopId, skuId: sku.skuId },
    });

  const confirm = async (shopper: Shopper, body: object) => {
    const answer = await askAs<Preview>(shopper, 'POST', '/p/order/confirm', { body });
    if (answer.status === 200) expectExplained(answer.body.priceLines);
    return answer;
  };

  const submit = (
    shopper: Shopper,
    checkoutToken: string,
    more: { key?: string; acceptPriceHash?: string; orderShopParam?: object[] } = {},
  ) =>
    askAs<Placed>(shopper, 'POST', '/p/order/submit', {
      key: more.key ?? newKey(),
      body: {
        checkoutToken,
        ...(more.acceptPriceHash ? { acceptPriceHash: more.acceptPriceHash } : {}),
        ...(more.orderShopParam ? { orderShopParam: more.orderShopParam } : {}),
      },
    });

  /** Orders these skus on the spot or through the cart: one order per shop, waiting for its money. */
  async function place(shopper: Shopper, lines: readonly { sku: SkuFixture; count: number }[], more: object = {}): Promise<Placed> {
    const basketIds: number[] = [];
    for (const { sku, count } of lines) basketIds.push(expectOk(await add(shopper, sku, count)).basketId);
    const preview = expectOk(await confirm(shopper, { basketIds, addrId: shopper.addrId, ...more }));
    return expectOk(await submit(shopper, preview.checkoutToken));
  }

  const detail = async (shopper: Shopper, orderNumber: string): Promise<Order> => {
    const order = expectOk(await askAs<Order>(shopper, 'GET', '/p/myOrder/orderDetail', { query: { orderNumber } }));
    expectExplained(order.priceLines);
    return order;
  };
  const payCash = (shopper: Shopper, orderNumbers: string) =>
    askAs<{ payNo: string; payStatus: string }>(shopper, 'POST', '/p/order/pay', {
      key: newKey(),
      body: { orderNumbers, payType: 21, codConfirmed: 1 },
    });
  const cancel = (shopper: Shopper, orderNumber: string, reason = 'changed_mind') =>
    askAs<Order>(shopper, 'PUT', `/p/myOrder/cancel/${orderNumber}`, { body: { reason } });
  const buyer = (shopper: Shopper, action: 'receipt' | 'extendReceipt' | 'withdrawCancel' | 'restore', orderNumber: string) =>
    askAs<Order>(shopper, 'PUT', `/p/myOrder/${action}/${orderNumber}`);
  /** One more address of a shopper: in the town beside his own, where the way costs the same, or in a dearer one. */
  const moreAddress = async (shopper: Shopper, where: 'beside' | 'dear' = 'beside'): Promise<number> =>
    expectOk(
      await askAs<{ addrId: number }>(shopper, 'POST', '/p/address/addAddr', {
        body: { ...street, areaId: where === 'beside' ? 1010104 : 1010105, addr: '7 Station Road' },
      }),
    ).addrId;
  const changeAddress = (shopper: Shopper, orderNumber: string, addrId: number) =>
    askAs<Order>(shopper, 'PUT', `/p/myOrder/changeAddr/${orderNumber}`, { body: { addrId } });
  const buyAgain = (shopper: Shopper, orderNumber: string, asked: { key?: string; orderItemIds?: number[] } = {}) =>
    askAs<{
      added: { skuId: number; count: number }[];
      failed: { skuId: number; prodName: string; code: string; desc: string }[];
      basketIds: number[];
      totalCount: number;
    }>(shopper, 'POST', `/p/myOrder/buyAgain/${orderNumber}`, {
      ...(asked.key ? { key: asked.key } : {}),
      body: asked.orderItemIds ? { orderItemIds: asked.orderItemIds } : {},
    });
  const remove = (shopper: Shopper, orderNumber: string) => askAs(shopper, 'DELETE', `/p/myOrder/${orderNumber}`);
  const seller = (orderNumber: string, event: string, body?: object) =>
    mall.ops<{ statusCode: string; dvyFlowId: number | null; code: string }>('POST', `/_ops/seller/${orderNumber}/${event}`, body);
  const courier = (dvyFlowId: number, event: string) =>
    mall.ops<{ statusCode: string; code: string }>('POST', `/_ops/courier/${dvyFlowId}/event`, { event });

  /** Review of every line of an order that waits for one. */
  async function rate(shopper: Shopper, order: Order): Promise<Answer<unknown>> {
    const items = order.orderItemDtos
      .filter((item) => item.commSts === 0)
      .map(({ orderItemId, prodId }) => ({ orderItemId, prodId, score: 5, content: 'Just as described', isAnonymous: 0 }));
    return askAs(shopper, 'POST', '/p/prodComm', { body: { orderNumber: order.orderNumber, items } });
  }

  /** What is left of a variant. */
  async function stockOf(skuId: number): Promise<{ stocks: number; reserved: number }> {
    const { rows } = await mall.mall.context.db.execute<{ stocks: number; reserved: number }>(
      sql`select stocks, reserved from skus where sku_id = ${skuId}`,
    );
    const [found] = rows;
    if (!found) throw new Error(`no sku ${skuId}`);
    return found;
  }

  /** Moves the mall's clock to a moment, through everything that falls due before. */
  const travelTo = (moment: string) => mall.ops('POST', '/_ops/clock', { advanceTo: moment });

  return {
    askAs,
    newShopper,
    sku: newSku,
    add,
    confirm,
    submit,
    place,
    detail,
    payCash,
    cancel,
    buyer,
    moreAddress,
    changeAddress,
    buyAgain,
    remove,
    seller,
    courier,
    rate,
    stockOf,
    travelTo,
  };
}

export type OrderDriver = ReturnType<typeof orderDriver>;

/** The body of an answer that must be 200. */
export function expectOk<Body>(answer: Answer<Body>): Answer<Body>['body'] {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
