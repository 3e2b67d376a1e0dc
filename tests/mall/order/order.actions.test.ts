import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk, orderDriver, type Order, type OrderDriver, type Shopper } from '../../drivers/order.driver.ts';
import { refundDriver, type RefundDriver, type RefundFields } from '../../drivers/refund.driver.ts';
import { openTestMall, type Answer, type TestMall } from '../harness.ts';

let mall: TestMall;
let driver: OrderDriver;
let refunds: RefundDriver;
beforeAll(async () => {
  mall = await openTestMall();
  driver = orderDriver(mall);
  refunds = refundDriver(mall, driver);
});
afterAll(() => mall.close());

type Refused = { code: string; data: { reasonCode: string; actions: Order['actions'] } };

/** Does what the button of an action does. */
async function press(shopper: Shopper, order: Order, action: string): Promise<Answer<unknown>> {
  const { orderNumber } = order;
  switch (action) {
    case 'PAY':
      return driver.payCash(shopper, orderNumber) as Promise<Answer<unknown>>;
    case 'CANCEL':
      return driver.cancel(shopper, orderNumber) as Promise<Answer<unknown>>;
    case 'WITHDRAW_CANCEL':
      return driver.buyer(shopper, 'withdrawCancel', orderNumber) as Promise<Answer<unknown>>;
    case 'CONFIRM_RECEIPT':
      return driver.buyer(shopper, 'receipt', orderNumber) as Promise<Answer<unknown>>;
    case 'EXTEND_RECEIPT':
      return driver.buyer(shopper, 'extendReceipt', orderNumber) as Promise<Answer<unknown>>;
    case 'CHANGE_ADDRESS':
      return driver.changeAddress(shopper, orderNumber, await driver.moreAddress(shopper)) as Promise<Answer<unknown>>;
    case 'BUY_AGAIN':
      return driver.buyAgain(shopper, orderNumber) as Promise<Answer<unknown>>;
    case 'RATE':
      return driver.rate(shopper, order);
    case 'REFUND':
      return refunds.apply(shopper, order, wishOf(order)) as Promise<Answer<unknown>>;
    case 'DELETE':
      return driver.remove(shopper, orderNumber) as Promise<Answer<unknown>>;
    default:
      throw new Error(`no button for ${action}`);
  }
}

/** Any line that is free, for a reason that fits; with none free, the first one. */
function wishOf(order: Order): RefundFields {
  const line = order.orderItemDtos.find(({ canRefund }) => canRefund) ?? order.orderItemDtos[0];
  const isSent = (line?.shippedCount ?? 0) > 0;
  return { orderItemId: line?.orderItemId ?? 0, buyerReason: isSent ? 'damaged' : 'changed_mind' };
}

type Move = { world: (typeof worlds)[number] } | { action: string } | { buyer: number };

/** What others and the time do to an order; where it does not fit, it is refused, and that is no matter here. */
const worlds = [
  'accept',
  'ship',
  'approveCancel',
  'rejectCancel',
  'failed',
  'inTransit',
  'delivered',
  'returned',
  'a while',
  'a day',
  'two weeks',
] as const;

async function happen(shopper: Shopper, orderNumber: string, what: (typeof worlds)[number]): Promise<void> {
  if (what === 'a while') return mall.advance(20 * 60_000);
  if (what === 'a day') return mall.advance(86_400_000);
  if (what === 'two weeks') return mall.advance(13 * 86_400_000);
  if (what === 'accept' || what === 'ship' || what === 'approveCancel' || what === 'rejectCancel')
    return void (await driver.seller(orderNumber, what));
  const parcel = (await driver.detail(shopper, orderNumber)).parcels[0];
  if (parcel) await driver.courier(parcel.dvyFlowId, what);
}

/** Where a life starts before chance takes over. */
const beginnings: Move[][] = [
  [],
  [{ action: 'PAY' }],
  [{ action: 'PAY' }, { world: 'accept' }],
  [{ action: 'PAY' }, { world: 'accept' }, { action: 'CANCEL' }],
  [{ action: 'PAY' }, { world: 'accept' }, { world: 'ship' }],
  [{ action: 'PAY' }, { world: 'accept' }, { world: 'ship' }, { world: 'delivered' }],
  [{ action: 'PAY' }, { world: 'accept' }, { world: 'ship' }, { action: 'CONFIRM_RECEIPT' }],
];

it('an allowed action succeeds at once, a refused one is refused with the reason it was shown with, wherever an order stands', async () => {
  const seen = new Set<string>();
  const move: fc.Arbitrary<Move> = fc.oneof(fc.record({ world: fc.constantFrom(...worlds) }), fc.record({ buyer: fc.nat(6) }));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...beginnings), fc.array(move, { minLength: 1, maxLength: 5 }), async (beginning, chance) => {
      const shopper = await driver.newShopper();
      const { orderNumbers: orderNumber } = await driver.place(shopper, [{ sku: await driver.sku(), count: 2 }]);
      for (const next of [...beginning, ...chance]) {
        const order = await driver.detail(shopper, orderNumber);
        for (const { action, reasonCode } of order.actions.filter((each) => !each.allowed)) {
          seen.add(`${order.statusCode} ${action} ${reasonCode}`);
          const answer = (await press(shopper, order, action)) as Answer<Refused>;
          expect({ status: answer.status, reasonCode: answer.body.data?.reasonCode as unknown }).toEqual({ status: 409, reasonCode });
        }
        expect((await driver.detail(shopper, orderNumber)).orderVersion).toBe(order.orderVersion);
        if ('world' in next) await happen(shopper, orderNumber, next.world);
        else {
          const open = order.actions.filter((each) => each.allowed);
          const chosen = 'action' in next ? open.find((each) => each.action === next.action) : open[next.buyer % Math.max(1, open.length)];
          if (!chosen) continue;
          seen.add(`${order.statusCode} ${chosen.action}`);
          expectOk(await press(shopper, order, chosen.action));
          if (chosen.action === 'DELETE') return;
          // Buying again changes the cart and leaves the order as it is.
          const steps = chosen.action === 'BUY_AGAIN' ? 0 : 1;
          expect((await driver.detail(shopper, orderNumber)).orderVersion).toBe(order.orderVersion + steps);
        }
      }
    }),
    { numRuns: 30, seed: 20260302 },
  );
  expect(seen.size).toBeGreaterThan(15);
});
