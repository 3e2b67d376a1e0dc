import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommitSample } from '../runner/commitSample.ts';
import { lostRequest } from './harness/browserWatch.ts';
import { openSharedShop, type OpenShop } from './harness/openShop.ts';
import { ShopperDriver } from './harness/shopperDriver.ts';
import { answerInFrame, buySomething, checkOut, confirmCheckout, desk, payByCard } from './harness/steps.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openSharedShop();
});
afterAll(async () => {
  await (shop as OpenShop | undefined)?.close();
});

const sayYes = async (me: ShopperDriver): Promise<void> => {
  await answerInFrame(me, 'approved');
  await me.sees('placed');
};

const payByAskedCard = async (me: ShopperDriver): Promise<void> => {
  await payByCard(me, '4000 0000 0000 3220');
  await me.sees('atTheBank.asking');
  await sayYes(me);
};

const confirmAndPay = async (me: ShopperDriver): Promise<void> => {
  await confirmCheckout(me);
  await me.sees('choosing.card');
  await payByAskedCard(me);
};

/** Pays what was found among what is to be paid, unless that was settled meanwhile; what the bank already asks is answered. */
const goOnPaying = async (me: ShopperDriver): Promise<void> => {
  await me.sees('choosing.card', 'atTheBank.asking', 'placed');
  const is = async (state: string): Promise<boolean> => (await me.page.locator(`#shop [data-state^="${state}"]:visible`).count()) > 0;
  if (await is('choosing.card')) await payByAskedCard(me);
  if (await is('atTheBank.asking')) await sayYes(me);
};

/** The window is closed at its so-many-th question: that is lost, or answered to nobody. What it asks after that is lost. */
const closeAt = async (me: ShopperDriver, place: number, fate: 'lost' | 'unheard'): Promise<void> => {
  const { page } = me;
  let asked = 0;
  me.expects(lostRequest);
  await page.context().route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked += 1;
    if (asked < place) return route.continue();
    if (asked > place) return route.abort();
    if (fate === 'unheard') await route.fetch().catch(() => undefined);
    await page.close();
  });
};

/** Comes back in a new window: what waits to be paid is paid, what was not ordered yet is ordered, what was paid is left. */
const comesBack = async (me: ShopperDriver): Promise<void> => {
  await me.page.goto(`${shop.address}/ToPay`);
  await me.sees('listed', 'empty');
  const payment = me.link('order.do.PAY').or(me.link('order.continuePayment'));
  if (await payment.count()) {
    await payment.click();
    return goOnPaying(me);
  }
  await me.page.goto(`${shop.address}/ToDeliver`);
  await me.sees('listed', 'empty');
  if (await me.page.locator('main a[href^="/order-details"]').count()) return;
  await me.page.goto(`${shop.address}/Cart`);
  await me.sees('open.resting');
  // The order was still on its way when the lists were read.
  if (await me.page.getByText(me.says('cart.empty'), { exact: true }).count()) return comesBack(me);
  await me.button('cart.checkout').click();
  await me.sees('choosing');
  await confirmAndPay(me);
};

/** There is one order of his, paid by one payment, and nothing is left in the cart. */
const hasOnePaidOrder = async (me: ShopperDriver): Promise<void> => {
  const { page } = me;
  await page.goto(`${shop.address}/profile`);
  const tile = (count: number, group: string) => page.getByRole('link', { name: `${count} ${me.says(`shell.${group}`)}`, exact: true });
  await tile(0, 'toPay').waitFor();
  await tile(1, 'toDeliver').waitFor();
  await page.goto(`${shop.address}/Cart`);
  await page.getByText(me.says('cart.empty'), { exact: true }).waitFor();
  await page.goto(`${shop.address}/ToDeliver`);
  const order = await page.locator('main a[href^="/order-details"]').first().getAttribute('href');
  await page.goto(`${shop.address}/receipt/${order?.split('=').at(-1) ?? ''}`);
  await me.sees('shown');
  expect(await page.getByText(new RegExp(`^${me.says('receipt.payment.paid', { day: '' })}`)).count()).toBe(1);
};

/** From "Confirm & Pay" to "Order placed" so many questions leave a window, at most. */
const questions = 24;
const commit = readCommitSample();
const fates = ['lost', 'unheard'] as const;
const everyWay = fates.flatMap((fate) => Array.from({ length: questions }, (_, place) => [place + 1, fate] as const));
const ways = process.env.FULL
  ? everyWay
  : fates.map((fate) =>
      commit.pick(
        fate,
        everyWay.filter(([, each]) => each === fate),
      ),
    );

test.each(ways)(
  'whoever closes his window at question %d on the way to the paid order, which is %s, finds it and pays it once',
  async (place, fate) => {
    const first = await ShopperDriver.enter(shop, desk);
    await buySomething(shop, first);
    await checkOut(shop, first);
    await closeAt(first, place, fate);
    const isPaid = await confirmAndPay(first).then(
      () => true,
      (failed: unknown) => {
        if (!first.page.isClosed()) throw failed;
        return false;
      },
    );
    await first.page.context().unrouteAll({ behavior: 'ignoreErrors' });
    const me = await first.opensWindow();
    if (!isPaid) await comesBack(me);

    await hasOnePaidOrder(me);
    await me.leave();
  },
);
