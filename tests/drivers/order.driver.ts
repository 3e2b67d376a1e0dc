import { sql } from 'drizzle-orm';
import type { Answer, Ask, TestMall } from '../mall/harness.ts';
import { putOnShelf, sriLanka, type Ware, type WareWish } from './wares.ts';

export type Shopper = { token: string; userId: string; mail: string; addrId: number };
export type Order = {
  orderNumber: string; shopId: number; status: number; statusCode: string; stage: string; payStatus: string; refundStatus: number; actualTotal: number; total: number; endTime: string | null; orderVersion: number;
  actions: { action: string; allowed: boolean; reasonCode: string | null; until: string | null }[]; orderItemDtos: { orderItemId: number; prodId: number; prodCount: number; actualTotal: number; commSts: number }[];
  priceLines: Record<string, number>; parcels: { dvyFlowId: number }[]; timeline: { seq: number; event: string; from: string; to: string; actor: string; desc: string; time: string }[];
  refundAmount: number | null; cancelledAmount: number | null; closeType: string | null; receiveDeadline: string | null; paidOn: string | null; stages: { stage: string; time: string | null; current: boolean }[];
};
export type Preview = {
  checkoutToken: string; priceHash: string; expireTime: string; actualTotal: number; priceLines: Record<string, number>; issues: { code: string; level: string; basketId: number | null; shopId: number | null }[];
  shopCartOrders: { shopId: number; actualTotal: number; total: number; slotId: string | null; slots: { slotId: string; available: boolean; left: number; fee: number; day: string; start: string }[] }[];
  actions: { action: string; allowed: boolean; reasonCode: string | null }[]; payTypes: { payType: number; enabled: boolean; reasonCode: string | null }[]; insuranceOption: { selected: boolean; fee: number };
};
export type Placed = { orderNumbers: string; orders: { orderNumber: string; shopId: number; actualTotal: number }[]; actualTotal: number; endTime: string };

const street = { receiver: 'Kamala Silva', countryId: sriLanka, provinceId: 1010000, cityId: 1010100, areaId: 1010103, addr: '12 Marine Drive', postCode: '00300', mobile: '771234567', mobileCode: '94' };

let keys = 0;
/** A fresh idempotency key. */
export const newKey = (): string => `key-${process.pid}-${(keys += 1)}`;

/** Drives orders through the mall's doors, the simulation plane and the clock. */
export function orderDriver(mall: TestMall) {
  /** Asks as a shopper; when the clock has run past his token, he logs in again first. */
  async function askAs<Body = never>(shopper: Shopper, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, asked: Omit<Ask, 'token'> = {}): Promise<Answer<Body>> {
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

  const ware = (wish: WareWish = {}): Promise<Ware> => putOnShelf(mall, wish);

  const add = (shopper: Shopper, ware: Ware, count = 1) =>
    askAs<{ basketId: number; prodCount: number; totalCount: number }>(shopper, 'POST', '/p/shopCart/changeItem', { body: { basketId: 0, count, prodId: ware.prodId, shopId: ware.shopId, skuId: ware.skuId } });

  const confirm = (shopper: Shopper, body: object) => askAs<Preview>(shopper, 'POST', '/p/order/confirm', { body });

  const submit = (shopper: Shopper, checkoutToken: string, more: { key?: string; acceptPriceHash?: string; orderShopParam?: object[] } = {}) =>
    askAs<Placed>(shopper, 'POST', '/p/order/submit', { key: more.key ?? newKey(), body: { checkoutToken, ...(more.acceptPriceHash ? { acceptPriceHash: more.acceptPriceHash } : {}), ...(more.orderShopParam ? { orderShopParam: more.orderShopParam } : {}) } });

  /** Orders these wares on the spot or through the cart: one order per shop, waiting for its money. */
  async function place(shopper: Shopper, lines: readonly { ware: Ware; count: number }[], more: object = {}): Promise<Placed> {
    const basketIds: number[] = [];
    for (const { ware, count } of lines) basketIds.push(expectOk(await add(shopper, ware, count)).basketId);
    const preview = expectOk(await confirm(shopper, { basketIds, addrId: shopper.addrId, ...more }));
    return expectOk(await submit(shopper, preview.checkoutToken));
  }

  const detail = async (shopper: Shopper, orderNumber: string): Promise<Order> => expectOk(await askAs<Order>(shopper, 'GET', '/p/myOrder/orderDetail', { query: { orderNumber } }));
  const payCash = (shopper: Shopper, orderNumbers: string) => askAs<{ payNo: string; payStatus: string }>(shopper, 'POST', '/p/order/pay', { key: newKey(), body: { orderNumbers, payType: 21, codConfirmed: 1 } });
  const cancel = (shopper: Shopper, orderNumber: string, reason = 'changed_mind') => askAs<Order>(shopper, 'PUT', `/p/myOrder/cancel/${orderNumber}`, { body: { reason } });
  const buyer = (shopper: Shopper, deed: 'receipt' | 'extendReceipt' | 'withdrawCancel' | 'restore', orderNumber: string) => askAs<Order>(shopper, 'PUT', `/p/myOrder/${deed}/${orderNumber}`);
  const remove = (shopper: Shopper, orderNumber: string) => askAs(shopper, 'DELETE', `/p/myOrder/${orderNumber}`);
  const seller = (orderNumber: string, event: string, body?: object) => mall.ops<{ statusCode: string; dvyFlowId: number | null; code: string }>('POST', `/_ops/seller/${orderNumber}/${event}`, body);
  const courier = (dvyFlowId: number, event: string) => mall.ops<{ statusCode: string; code: string }>('POST', `/_ops/courier/${dvyFlowId}/event`, { event });

  /** Review of every line of an order that waits for one. */
  async function rate(shopper: Shopper, order: Order): Promise<Answer<unknown>> {
    const items = order.orderItemDtos.filter((item) => item.commSts === 0).map(({ orderItemId, prodId }) => ({ orderItemId, prodId, score: 5, content: 'Just as described', isAnonymous: 0 }));
    return askAs(shopper, 'POST', '/p/prodComm', { body: { orderNumber: order.orderNumber, items } });
  }

  /** What is left of a variant. */
  async function stockOf(skuId: number): Promise<{ stocks: number; reserved: number }> {
    const { rows } = await mall.mall.house.db.execute<{ stocks: number; reserved: number }>(sql`select stocks, reserved from skus where sku_id = ${skuId}`);
    const [found] = rows;
    if (!found) throw new Error(`no sku ${skuId}`);
    return found;
  }

  /** Moves the mall's clock to a moment, through everything that falls due before. */
  const travelTo = (moment: string) => mall.ops('POST', '/_ops/clock', { advanceTo: moment });

  return { askAs, newShopper, ware, add, confirm, submit, place, detail, payCash, cancel, buyer, remove, seller, courier, rate, stockOf, travelTo };
}

export type OrderDriver = ReturnType<typeof orderDriver>;

/** The body of an answer that must be 200. */
export function expectOk<Body>(answer: Answer<Body>): Answer<Body>['body'] {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
