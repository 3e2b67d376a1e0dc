import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { locales, type Locale } from '#machines/model/locale.ts';
import { regions } from '#mall/region/region.ts';
import { priceText } from '#mall/region/priceText.ts';
import { messageText } from '#mall/platform/messages.ts';
import { expectOk, newKey, type Order, type Shopper } from '../../drivers/order.driver.ts';
import { refundDriver, type RefundDriver } from '../../drivers/refund.driver.ts';
import { openMallWithBank, type TestBank } from '../payment/bank.ts';
import type { TestMall } from '../harness.ts';

type Receipt = {
  orderNumber: string;
  shopName: string;
  paidOn: string | null;
  currency: string;
  userAddrDto: { addr: string; receiver: string; mobile: string };
  orderItemDtos: { orderItemId: number; prodName: string; productTotalAmount: number; refundedAmount: number }[];
  priceLines: Record<string, number>;
  payments: { payNo: string; payType: number; payStatus: string; cardLast4: string | null; amount: number; isPaid: boolean }[];
  refunds: { refundSn: string | null; refundTo: string; coins: number | null; amount: number; status: string }[];
  paidAmount: number;
  refundedAmount: number;
  keptAmount: number;
  pdf: string | null;
};

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

const ask = (orderNumber: string, who = shopper, headers: Record<string, string> = {}) =>
  driver.orders.askAs<Receipt>(who, 'GET', `/p/myOrder/receiptDoc/${orderNumber}`, { headers });
const read = async (orderNumber: string): Promise<Receipt> => expectOk(await ask(orderNumber));
const look = (orderNumber: string): Promise<Order> => driver.orders.detail(shopper, orderNumber);
const pay = (orderNumbers: string, body: object) =>
  driver.orders.askAs<{ payNo: string; payStatus: string }>(shopper, 'POST', '/p/order/pay', {
    key: newKey(),
    body: { orderNumbers, ...body },
  });
const card = async (last4?: string) => ({ payType: 20, vaultToken: await bank.token(last4) });

/** Two lines of one shop: 2 x 1,200.50 and 700. */
const place = async (): Promise<string> =>
  (
    await driver.orders.place(shopper, [
      { sku: await driver.orders.sku({ price: 120_050 }), count: 2 },
      { sku: await driver.orders.sku({ price: 70_000 }), count: 1 },
    ])
  ).orderNumbers;
const arrive = async (orderNumber: string): Promise<void> => {
  expectOk(await driver.orders.seller(orderNumber, 'accept'));
  const { dvyFlowId } = expectOk(await driver.orders.seller(orderNumber, 'ship'));
  expectOk(await driver.orders.courier(dvyFlowId ?? 0, 'delivered'));
};

describe('the receipt of an order (M14)', () => {
  it('comes with the money, not before, and belongs to its buyer alone', async () => {
    const orderNumber = await place();
    expect(await ask(orderNumber)).toMatchObject({ status: 409, body: { code: 'NO_RECEIPT_YET' } });
    expectOk(await pay(orderNumber, await card()));
    expect(await read(orderNumber)).toMatchObject({ orderNumber });
    const other = await driver.orders.newShopper();
    expect((await ask(orderNumber, other)).status).toBe(404);
    expect((await ask('1')).status).toBe(404);
    expect((await mall.ask('GET', `/p/myOrder/receiptDoc/${orderNumber}`)).status).toBe(401);
  });

  it('says every line and amount as the order does', async () => {
    const orderNumber = await place();
    expectOk(await pay(orderNumber, await card()));
    const order = await look(orderNumber);
    const receipt = await read(orderNumber);
    expect(receipt.priceLines).toEqual(order.priceLines);
    expect(receipt.orderItemDtos).toEqual(order.orderItemDtos);
    expect([receipt.paidOn, receipt.userAddrDto]).toEqual([order.paidOn, order.userAddrDto]);
    expect(receipt).toMatchObject({
      payments: [{ payType: 20, payStatus: 'PAID', cardLast4: '4242', amount: order.actualTotal, isPaid: true }],
      refunds: [],
      paidAmount: order.actualTotal,
      refundedAmount: 0,
      keptAmount: order.actualTotal,
    });
  });

  it('tells an attempt that failed from the one that paid', async () => {
    const orderNumber = await place();
    await pay(orderNumber, await card('4000000000000002'));
    expectOk(await pay(orderNumber, await card()));
    const { payments, paidAmount } = await read(orderNumber);
    expect(payments.map(({ payStatus, isPaid }) => [payStatus, isPaid])).toEqual([
      ['FAILED', false],
      ['PAID', true],
    ]);
    expect(paidAmount).toBe((await look(orderNumber)).actualTotal);
  });

  it('has only this order’s share of a payment for several', async () => {
    const placed = await driver.orders.place(shopper, [
      { sku: await driver.orders.sku({ price: 120_050 }), count: 1 },
      { sku: await driver.orders.sku({ shop: 2, price: 70_000 }), count: 1 },
    ]);
    expectOk(await pay(placed.orderNumbers, await card()));
    for (const { orderNumber, actualTotal } of placed.orders)
      expect(await read(orderNumber)).toMatchObject({ paidAmount: actualTotal, payments: [{ amount: actualTotal }] });
  });

  it('follows money that goes back, by a refund and by a cancel', async () => {
    const orderNumber = await place();
    expectOk(await pay(orderNumber, await card()));
    await arrive(orderNumber);
    expectOk(await driver.orders.buyer(shopper, 'receipt', orderNumber));
    const order = await look(orderNumber);
    const line = order.orderItemDtos.find(({ prodCount }) => prodCount === 1);
    const { refundSn } = expectOk(await driver.apply(shopper, order, { orderItemId: line?.orderItemId ?? 0 }));
    await bank.goAway();
    await driver.say(refundSn, 'accept');
    expect(await read(orderNumber)).toMatchObject({ refunds: [{ refundSn, status: 'OPEN', amount: 700 }], refundedAmount: 0 });
    await bank.comeBack();
    await mall.advance(60_000);
    const refunded = await read(orderNumber);
    expect(refunded).toMatchObject({
      refunds: [{ refundSn, refundTo: 'CARD', coins: null, status: 'DONE', amount: 700 }],
      paidAmount: order.actualTotal,
      refundedAmount: 700,
    });
    expect(Math.round((refunded.keptAmount + refunded.refundedAmount - refunded.paidAmount) * 100)).toBe(0);
    expect(refunded.orderItemDtos.map(({ refundedAmount }) => refundedAmount).toSorted()).toEqual([0, 700]);

    const cancelled = await place();
    expectOk(await pay(cancelled, await card()));
    expectOk(await driver.orders.cancel(shopper, cancelled));
    await mall.advance(60_000);
    expect(await read(cancelled)).toMatchObject({ refunds: [{ refundSn: null, status: 'DONE' }], keptAmount: 0 });
  });

  it('says what the courier took, and coins that came back for it', async () => {
    const orderNumber = await place();
    expectOk(await pay(orderNumber, { payType: 21, codConfirmed: 1 }));
    expect(await ask(orderNumber)).toMatchObject({ status: 409, body: { code: 'NO_RECEIPT_YET' } });
    await arrive(orderNumber);
    await mall.advance(1000);
    const { actualTotal } = await look(orderNumber);
    expect(await read(orderNumber)).toMatchObject({
      payments: [{ payType: 21, cardLast4: null, isPaid: true }],
      paidAmount: actualTotal,
      keptAmount: actualTotal,
    });
    expectOk(await driver.orders.buyer(shopper, 'receipt', orderNumber));
    const order = await look(orderNumber);
    const line = order.orderItemDtos.find(({ prodCount }) => prodCount === 1);
    const { refundSn } = expectOk(await driver.apply(shopper, order, { orderItemId: line?.orderItemId ?? 0 }));
    await driver.say(refundSn, 'accept');
    await mall.advance(1000);
    const [back] = (await read(orderNumber)).refunds;
    expect(back).toMatchObject({ refundSn, refundTo: 'COINS', amount: 700, status: 'DONE' });
    expect(back?.coins).toBeGreaterThan(0);
    const next = await place();
    expectOk(await pay(next, await card()));
    expect((await read(next)).refunds, 'what came back for another order').toEqual([]);
  });

  it('stays readable in the recycle bin, and in every language', async () => {
    const orderNumber = await place();
    expectOk(await pay(orderNumber, await card()));
    expectOk(await driver.orders.cancel(shopper, orderNumber));
    await mall.advance(60_000);
    expectOk(await driver.orders.askAs(shopper, 'DELETE', `/p/myOrder/${orderNumber}`));
    expect(await read(orderNumber)).toMatchObject({ orderNumber });
    for (const lang of locales) expectOk(await ask(orderNumber, shopper, { 'accept-language': lang }));
  });
});

describe('the same as a PDF (M14, format=pdf)', () => {
  const bare = (words: string): string => words.replaceAll(/\s/g, '');
  /** What stands on its pages, without the spaces that a line break takes. */
  const wordsOf = async (pdf: string | null): Promise<string> => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(pdf ?? '', 'base64'))), { mergePages: true });
    return bare(text);
  };
  const print = (orderNumber: string, locale: Locale) =>
    driver.orders.askAs<Receipt>(shopper, 'GET', `/p/myOrder/receiptDoc/${orderNumber}`, {
      query: { format: 'pdf' },
      headers: { 'accept-language': locale },
    });

  it('says in each language what the receipt says, down to each amount', async () => {
    const orderNumber = await place();
    await pay(orderNumber, await card('4000000000000002'));
    expectOk(await pay(orderNumber, await card()));
    await mall.advance(1000);
    const region = regions.find(({ currency }) => currency === 'LKR') ?? regions[0]!;
    for (const locale of locales) {
      const receipt = expectOk(await print(orderNumber, locale));
      const shown = await wordsOf(receipt.pdf);
      const texts = [
        ...['heading', 'lines', 'payments', 'paid'].map((id) => messageText(locale, `receipt.${id}`)),
        ...['items', 'delivery', 'insurance', 'total'].map((id) => messageText(locale, `money.${id}`, { count: 3 })),
        ...receipt.orderItemDtos.flatMap(({ prodName, productTotalAmount }) => [prodName, priceText(productTotalAmount, region, locale)]),
        orderNumber,
        receipt.shopName,
        receipt.userAddrDto.addr,
        `${receipt.userAddrDto.receiver} ${receipt.userAddrDto.mobile}`,
        priceText(receipt.paidAmount, region, locale),
        messageText(locale, 'order.payCard', { last4: '0002' }),
        messageText(locale, 'order.payCard', { last4: '4242' }),
      ];
      for (const each of texts) expect(shown, `${locale}: ${each}`).toContain(bare(each));
      expect(shown, locale).not.toContain('□');
    }
  });

  it('is made only where it is asked for, and is as little another’s as the receipt', async () => {
    const orderNumber = await place();
    expect(await print(orderNumber, 'en')).toMatchObject({ status: 409, body: { code: 'NO_RECEIPT_YET' } });
    expectOk(await pay(orderNumber, await card()));
    expect((await read(orderNumber)).pdf).toBeNull();
    shopper = await driver.orders.newShopper();
    expect((await print(orderNumber, 'en')).status).toBe(404);
  });
});
