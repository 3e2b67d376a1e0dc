import { openActivity, type NewActivity } from '#mall/group/group.ts';
import type { TestMall } from '../mall/harness.ts';
import { newKey, type OrderDriver, type Placed, type Preview, type Shopper } from './order.driver.ts';
import { createSku, sriLanka, type SkuFixture } from './skuFixtures.ts';

export type TestGroup = { activityId: number; sku: SkuFixture; price: number; startAt: number; endAt: number };
export type TestGroupOptions = Partial<Pick<NewActivity, 'groupNumber' | 'price'>> & {
  /** From now, in ms. */
  startsIn?: number;
  lasts?: number;
  stocks?: number;
};

const day = 86_400_000;

/** Announces a group buy of a new product in Sri Lanka: five seats, one rupee in ten less, two days from now on. */
export async function openTestGroup(mall: TestMall, options: TestGroupOptions = {}): Promise<TestGroup> {
  const { context } = mall.mall;
  const sku = await createSku(mall, { stocks: options.stocks ?? 50 });
  const startAt = context.clock.now() + (options.startsIn ?? 0);
  const endAt = startAt + (options.lasts ?? 2 * day);
  const price = options.price ?? sku.price * 0.9;
  const activityId = context.nextId();
  await context.db.transaction((db) =>
    openActivity(context, db, {
      activityId,
      regionId: sriLanka,
      prodId: sku.prodId,
      skuId: sku.skuId,
      price,
      groupNumber: options.groupNumber ?? 5,
      startAt,
      endAt,
      result: null,
    }),
  );
  return { activityId, sku, price, startAt, endAt };
}

/** Opens the checkout of a seat (R5). */
export const confirmSeat = (driver: OrderDriver, shopper: Shopper, { activityId }: TestGroup, more: object = {}) =>
  driver.askAs<Preview & { orderType: number; code?: string; data?: object }>(shopper, 'POST', '/p/group/order/confirm', {
    body: { groupSkuId: activityId, addrId: shopper.addrId, ...more },
  });

/** Orders what the checkout of a seat is about (R6). */
export const submitSeat = (driver: OrderDriver, shopper: Shopper, checkoutToken: string, key = newKey()) =>
  driver.askAs<Placed & { code?: string }>(shopper, 'POST', '/p/group/order/submit', { key, body: { checkoutToken } });
