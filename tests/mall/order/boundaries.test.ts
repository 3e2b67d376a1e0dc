import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slotsOf, takeSeat } from '#mall/checkout/slots.ts';
import { regions } from '#mall/region/region.ts';
import { expectOk, orderDriver, type OrderDriver } from '../../drivers/order.driver.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let mall: TestMall;
let driver: OrderDriver;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
});
afterAll(() => mall.close());

describe('a delivery slot', () => {
  const shopId = 1;
  const slotsAt = async (at: number) =>
    (await slotsOf(mall.mall.context.db, { region: regions[0]!, shops: [{ shopId, earliest: null }], days: 2, at })).get(shopId) ?? [];

  it('can be chosen until its end of booking, and at that moment no more', async () => {
    const now = mall.mall.context.clock.now();
    const open = (await slotsAt(now)).find(({ refusal }) => refusal === null);
    if (!open) throw new Error('every slot is closed');
    const refusalAt = async (at: number) => (await slotsAt(at)).find(({ slotId }) => slotId === open.slotId)?.refusal;
    expect([await refusalAt(open.cutoff - 1), await refusalAt(open.cutoff), await refusalAt(open.cutoff + 1)]).toEqual([
      null,
      'SLOT_CUTOFF',
      'SLOT_CUTOFF',
    ]);
  });

  it('has as many seats as its capacity says', async () => {
    const { db } = mall.mall.context;
    const slot = { slotId: '2026-03-04T09:00', capacity: 3 };
    const taken: boolean[] = [];
    for (let each = 0; each < 5; each += 1) taken.push(await takeSeat(db, shopId, slot));
    expect(taken).toEqual([true, true, true, false, false]);
  });

  it('is freed in the one shop whose order is cancelled', async () => {
    const { shopper, placed } = await placedInTwoShops();
    const [first, second] = placed.orders;
    const taken = async (order: (typeof placed.orders)[number] | undefined) =>
      (
        await mall.mall.context.database.pool.query<{ taken: number }>(
          `select taken from slot_seat s join orders o on o.shop_id = s.shop_id and o.slot ->> 'slotId' = s.slot_id where order_number = $1`,
          [order?.orderNumber],
        )
      ).rows[0]?.taken;
    expect([await taken(first), await taken(second)], 'seats taken by both orders').toEqual([1, 1]);
    expectOk(await driver.cancel(shopper, first?.orderNumber ?? ''));
    expect([await taken(first), await taken(second)], 'seats taken after the first was cancelled').toEqual([0, 1]);
  });
});

/** A shopper's checkout of two shops, each with its own word and the same time of delivery. */
async function placedInTwoShops() {
  const shopper = await driver.newShopper();
  const skus = [await driver.sku({ shop: 1 }), await driver.sku({ shop: 2 })];
  const basketIds: number[] = [];
  for (const sku of skus) basketIds.push(expectOk(await driver.add(shopper, sku, 1)).basketId);
  const preview = expectOk(await driver.confirm(shopper, { basketIds, addrId: shopper.addrId }));
  const times = preview.shopCartOrders.map(({ slots }) => slots.filter(({ available }) => available).map(({ slotId }) => slotId));
  const slotId = times[0]?.find((each) => each !== preview.shopCartOrders[0]?.slotId && times.every((those) => those.includes(each)));
  const slots = preview.shopCartOrders.map(({ shopId }) => ({ shopId, slotId }));
  const { checkoutToken } = expectOk(await driver.confirm(shopper, { checkoutToken: preview.checkoutToken, slots }));
  const insured = expectOk(await driver.confirm(shopper, { checkoutToken, insurance: 1 }));
  const orderShopParam = slots.map(({ shopId }) => ({ shopId, remarks: `For shop ${shopId}` }));
  const placed = expectOk(await driver.submit(shopper, checkoutToken, { orderShopParam }));
  return { shopper, slots, insured, placed };
}

describe('what is chosen for one shop of a checkout', () => {
  it('stays when something else is chosen, and goes to the order of that shop', async () => {
    const { shopper, slots, insured, placed } = await placedInTwoShops();
    expect(insured.shopCartOrders.map(({ shopId, slotId }) => ({ shopId, slotId }))).toEqual(slots);
    const orders = await Promise.all(placed.orders.map(({ orderNumber }) => driver.detail(shopper, orderNumber)));
    const details = orders.map((order) => order as typeof order & { remarks: string; slot: { slotId: string } | null });
    expect(details.map(({ shopId, remarks, slot }) => ({ shopId, remarks, slotId: slot?.slotId }))).toEqual(
      placed.orders.map(({ shopId }) => ({ shopId, remarks: `For shop ${shopId}`, slotId: slots[0]?.slotId })),
    );
  });
});

describe("an order's moment", () => {
  it('lies in a window that begins with it, not in one that ends with it', async () => {
    const shopper = await driver.newShopper();
    const { orderNumbers } = await driver.place(shopper, [{ sku: await driver.sku(), count: 1 }]);
    const { createTime } = (await driver.detail(shopper, orderNumbers)) as unknown as { createTime: string };
    const at = (more: number): string => new Date(Date.parse(createTime) + more).toISOString();
    const total = async (query: Record<string, string>): Promise<number> =>
      expectOk(await driver.askAs<{ total: number }>(shopper, 'GET', '/p/myOrder/myOrder', { query })).total;
    expect([await total({ from: at(-1) }), await total({ from: at(0) }), await total({ from: at(1) })]).toEqual([1, 1, 0]);
    expect([await total({ to: at(-1) }), await total({ to: at(0) }), await total({ to: at(1) })]).toEqual([0, 0, 1]);
  });
});

describe("another shopper's cart line", () => {
  it('can be neither set nor moved, chosen, removed or bought, and stays as it is', async () => {
    const [owner, stranger] = [await driver.newShopper(), await driver.newShopper()];
    const [goods, other] = [await driver.sku(), await driver.sku()];
    const { basketId } = expectOk(await driver.add(owner, goods, 2));
    const { prodId, skuId, shopId } = other;
    const attempts = {
      set: await driver.askAs(stranger, 'PUT', '/p/shopCart/setItem', { body: { basketId, count: 1 } }),
      replaced: await driver.askAs(stranger, 'POST', '/p/shopCart/changeItem', { body: { basketId, count: 1, prodId, skuId, shopId } }),
      unchosen: await driver.askAs(stranger, 'POST', '/p/shopCart/checkItems', { body: { basketIds: [basketId], checked: 0 } }),
      removed: await driver.askAs(stranger, 'DELETE', '/p/shopCart/deleteItem', { body: [basketId] }),
      bought: await driver.confirm(stranger, { basketIds: [basketId], addrId: stranger.addrId }),
    };
    expect(attempts.set).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(attempts.bought.status).not.toBe(200);
    const [shop] = expectOk(
      await driver.askAs<{ shopCartItemDiscounts: { shopCartItems: object[] }[] }[]>(owner, 'POST', '/p/shopCart/info', { body: {} }),
    );
    expect(shop?.shopCartItemDiscounts[0]?.shopCartItems).toMatchObject([{ basketId, prodCount: 2, checked: true, skuId: goods.skuId }]);
  });
});
