import { describe, expect, it } from 'vitest';
import { placeTestOrder } from './bank.ts';
import { openPayer, type Payer, type PayResult } from './payer.ts';
import { bank, comeToPay, t, user } from './payerSuite.ts';

comeToPay();

describe('a card', () => {
  it('that the bank approves pays the order', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { status: code, body } = await user.payByCard(orderNumber);
    expect(code).toBe(200);
    expect(body).toMatchObject({
      payStatus: 'PAID',
      orderNumbers: orderNumber,
      amount: 2500,
      currency: 'LKR',
      attempts: 1,
      retryable: false,
      failCode: null,
    });
    expect(await user.orderRow(orderNumber)).toMatchObject({
      status: 2,
      subStatus: 'NEW',
      payNo: body.payNo,
      payType: 20,
      cardLast4: '4242',
      life: { payStatus: 'PAID', captured: 250_000 },
    });
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'PAID' });
  });

  it('that is declined leaves the order to pay, says why, and another card pays it', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const refused = await user.payByCard(orderNumber, '4000000000000002');
    expect(refused).toMatchObject({ status: 200, body: { payStatus: 'FAILED', failCode: 'CARD_DECLINED', retryable: true, attempts: 1 } });
    expect(refused.body.failDesc).toMatch(/declined/);
    expect(await user.orderRow(orderNumber)).toMatchObject({ status: 1, life: { payStatus: 'UNPAID' } });
    expect((await user.payByCard(orderNumber, '4000000000009995')).body).toMatchObject({
      payStatus: 'FAILED',
      failCode: 'INSUFFICIENT_FUNDS',
      attempts: 2,
    });
    expect((await user.payByCard(orderNumber)).body).toMatchObject({ payStatus: 'PAID', attempts: 3 });
  });

  it("that asks for the bank's step is paid when the shopper approves", async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await user.payByCard(orderNumber, '4000000000003220');
    expect(body).toMatchObject({ payStatus: 'REQUIRES_ACTION', nextAction: { type: 'FRAME' } });
    bank.tell(null);
    await bank.answerStep(body.nextAction?.url ?? '', 'approved');
    const finish = () => user.ask('/p/order/payAction', { payNo: body.payNo, result: 'approved' });
    expect((await finish()).body).toMatchObject({ payStatus: 'PAID', nextAction: null });
    expect((await finish()).body).toMatchObject({ payStatus: 'PAID' });
  });

  it("whose step the shopper refuses is not charged, whatever the shop's page claims", async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await user.payByCard(orderNumber, '4000000000003220');
    const early = await user.ask('/p/order/payAction', { payNo: body.payNo, result: 'approved' });
    expect(early.body).toMatchObject({ payStatus: 'REQUIRES_ACTION' });
    await bank.answerStep(body.nextAction?.url ?? '', 'refused');
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'FAILED', failCode: 'AUTHENTICATION_FAILED', retryable: true });
  });

  it('can be kept with the payment and pays again by its number in the list', async () => {
    const first = await placeTestOrder(t, user.userId);
    await user.payByCard(first, '4242424242424242', { saveCard: 1 });
    const list = await t.ask<{ cardId: number }[]>('GET', '/p/card/list', { token: user.token });
    expect(list.body).toMatchObject([{ brand: 'visa', last4: '4242', isDefault: true, status: 'ACTIVE' }]);
    const cardId = list.body[0]?.cardId;
    const second = await placeTestOrder(t, user.userId);
    expect((await user.pay(second, { cardId })).body).toMatchObject({ payStatus: 'PAID' });
    const other = await openPayer(t, bank);
    expect((await t.ask('DELETE', `/p/card/${cardId}`, { token: other.token })).status).toBe(404);
    expect((await t.ask('PUT', `/p/card/default/${cardId}`, { token: other.token })).status).toBe(404);
    await user.script({ answer: 'pending' });
    const third = await placeTestOrder(t, user.userId);
    const waiting = await user.pay(third, { cardId });
    await other.payByCard(await placeTestOrder(t, other.userId), '5555555555554444', { saveCard: 1 });
    const [theirs] = (await t.ask<{ cardId: number }[]>('GET', '/p/card/list', { token: other.token })).body;
    expect((await t.ask('DELETE', `/p/card/${theirs?.cardId}`, { token: other.token })).status, 'one that no payment waits for').toBe(200);
    expect(await t.ask('DELETE', `/p/card/${cardId}`, { token: user.token })).toMatchObject({
      status: 409,
      body: { code: 'PAY_IN_PROGRESS' },
    });
    await t.ops('POST', '/_ops/psp/script', { settle: waiting.body.payNo });
    expect((await t.ask('DELETE', `/p/card/${cardId}`, { token: user.token })).status).toBe(200);
    expect((await t.ask('GET', '/p/card/list', { token: user.token })).body).toEqual([]);
  });

  it('that is saved pays only for whom it is, and only while it is kept and good', async () => {
    const keep = async (shopper: Payer): Promise<number> => {
      await shopper.payByCard(await placeTestOrder(t, shopper.userId), '5555555555554444', { saveCard: 1 });
      const { body } = await t.ask<{ cardId: number }[]>('GET', '/p/card/list', { token: shopper.token });
      return body[0]?.cardId ?? 0;
    };
    const mine = await keep(user);
    const theirs = await keep(await openPayer(t, bank));
    const orderNumber = await placeTestOrder(t, user.userId);
    expect(await user.pay(orderNumber, { cardId: theirs })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    const { pool } = t.mall.context.database;
    const goodUntil = (year: number) => pool.query('update card set exp_year = $2 where card_id = $1', [mine, year]);
    await goodUntil(2020);
    const { body: listed } = await t.ask<{ status: string }[]>('GET', '/p/card/list', { token: user.token });
    expect(listed).toMatchObject([{ cardId: mine, status: 'EXPIRED' }]);
    expect(await user.pay(orderNumber, { cardId: mine })).toMatchObject({ status: 409, body: { code: 'CARD_EXPIRED' } });
    await goodUntil(2034);
    await t.ask('DELETE', `/p/card/${mine}`, { token: user.token });
    expect(await user.pay(orderNumber, { cardId: mine })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await user.orderRow(orderNumber)).life).toMatchObject({ payStatus: 'UNPAID', captured: 0 });
    const { rows } = await pool.query('select pay_no from payment_order where order_number = $1', [orderNumber]);
    expect(rows, 'attempts of what was refused').toEqual([]);
  });

  it('is kept once the bank has taken the money, and not where it declines; none of its number stands in the mall', async () => {
    const cards = async () => (await t.ask<unknown[]>('GET', '/p/card/list', { token: user.token })).body;
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.payByCard(orderNumber, '4000000000000002', { saveCard: 1 });
    expect(await cards()).toEqual([]);
    await user.payByCard(orderNumber, '4242424242424242', { saveCard: 1 });
    expect(await cards()).toMatchObject([{ last4: '4242' }]);
    const { rows } = await t.mall.context.database.pool.query<{ said: string }>(
      "select query_to_xml('select * from ' || quote_ident(table_schema) || '.' || quote_ident(table_name), false, false, '')::text as said " +
        "from information_schema.tables where table_schema = 'public' and table_name in " +
        "('card', 'payment', 'payment_order', 'payment_fact', 'journal', 'idempotency', 'orders')",
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { said } of rows) expect(said).not.toMatch(/4242\s?4242\s?4242|4000\s?0000\s?0000/);
  });

  it('that is removed while a payment with it begins is either refused to go, or pays nothing', async () => {
    await user.payByCard(await placeTestOrder(t, user.userId), '4242424242424242', { saveCard: 1 });
    const { body } = await t.ask<{ cardId: number }[]>('GET', '/p/card/list', { token: user.token });
    const cardId = body[0]?.cardId ?? 0;
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'pending' });
    const [paid, removed] = await Promise.all([
      user.pay(orderNumber, { cardId }),
      t.ask<{ code: string }>('DELETE', `/p/card/${cardId}`, { token: user.token }),
    ]);
    const ends = [paid.status, removed.status];
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(ends);
    // What the bank was told to say next must not wait for another test.
    if (paid.status === 404) await user.payByCard(orderNumber);
  });

  it('token is good for one payment only', async () => {
    const vaultToken = await bank.token();
    await user.pay(await placeTestOrder(t, user.userId), { vaultToken });
    expect((await user.pay(await placeTestOrder(t, user.userId), { vaultToken })).body).toMatchObject({
      payStatus: 'FAILED',
      failCode: 'TOKEN_INVALID',
      retryable: true,
    });
  });
});

describe('an attempt', () => {
  it('is left by the shopper, and another way can be tried', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await user.payByCard(orderNumber, '4000000000003220');
    const info = await t.ask<{ openAttempt: PayResult; payTypes: { payType: number; enabled: boolean; reasonCode: string | null }[] }>(
      'GET',
      '/p/order/getOrderPayInfoByOrderNumber',
      { token: user.token, query: { orderNumbers: orderNumber } },
    );
    expect(info.body.openAttempt.payNo).toBe(body.payNo);
    expect(info.body.payTypes).toMatchObject([
      { payType: 20, enabled: false, reasonCode: 'PAY_IN_PROGRESS', reason: 'A payment is already in progress' },
      { payType: 21, enabled: false, reasonCode: 'PAY_IN_PROGRESS' },
      { payType: 23, enabled: false, reasonCode: 'PAY_IN_PROGRESS' },
    ]);
    const left = await user.ask('/p/order/payCancel', { payNo: body.payNo });
    expect(left.body).toMatchObject({ payStatus: 'CANCELLED', retryable: true });
    expect(await user.charge(body.payNo)).toMatchObject({ state: 'CANCELLED' });
    expect((await user.pay(orderNumber, { payType: 21, codConfirmed: 1 })).body).toMatchObject({ payStatus: 'COD_DUE' });
  });

  it('cannot be left once it is paid; what it allows it says', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await user.payByCard(orderNumber);
    const cancelAction = body.actions.find(({ action }) => action === 'CANCEL');
    expect(cancelAction).toMatchObject({ allowed: false, reasonCode: 'ALREADY_PAID' });
    expect(await user.ask('/p/order/payCancel', { payNo: body.payNo })).toMatchObject({
      status: 409,
      body: { code: cancelAction?.reasonCode },
    });
  });

  it('dies with its order when the buyer cancels it, at the bank too', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await user.payByCard(orderNumber, '4000000000003220');
    await user.cancel(orderNumber);
    await t.advance(1000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'CANCELLED', retryable: false });
    expect(await user.charge(body.payNo)).toMatchObject({ state: 'CANCELLED' });
  });

  it('over several orders pays them together and gives back only what is cancelled', async () => {
    const [one, other] = [await placeTestOrder(t, user.userId, { due: 120_000 }), await placeTestOrder(t, user.userId, { due: 80_000 })];
    const { body } = await user.payByCard(`${other},${one}`);
    expect(body).toMatchObject({ payStatus: 'PAID', amount: 2000, orderNumbers: [one, other].sort().join(',') });
    await user.cancel(other);
    await t.advance(1000);
    expect(await user.charge(body.payNo)).toMatchObject({ state: 'CAPTURED', amount: 200_000, refunded: 80_000 });
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'PAID' });
    expect((await user.orderRow(other)).life).toMatchObject({ payStatus: 'REFUNDED', refunded: 80_000 });
    expect((await user.orderRow(one)).life).toMatchObject({ payStatus: 'PAID', refunded: 0 });
    await user.cancel(one);
    await t.advance(1000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'REFUNDED' });
  });

  it('refund waits for a bank that is away and happens once', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await user.payByCard(orderNumber);
    await bank.goAway();
    await user.cancel(orderNumber);
    await t.advance(1000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'REFUNDING' });
    await bank.comeBack();
    await t.advance(10 * 60_000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'REFUNDED' });
    expect(await user.charge(body.payNo)).toMatchObject({ refunded: 250_000 });
  });

  it('refund that the bank refuses is asked for three times, and then a person is told', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await user.payByCard(orderNumber);
    // The bank has given all of it back already, so it refuses to do it again.
    await bank.merchant('POST', `/charges/${body.payNo}/refunds`, { reference: 'by hand', amount: 250_000 });
    const { context } = t.mall;
    const [log, said] = [context.log, [] as string[]];
    context.log = (line) => void said.push(line);
    try {
      await user.cancel(orderNumber);
      await t.advance(3_600_000);
    } finally {
      context.log = log;
    }
    const mine = said.filter((line) => line.includes(body.payNo));
    expect(mine.filter((line) => line.includes('REFUND_AMOUNT'))).toHaveLength(3);
    expect(mine.filter((line) => line.startsWith('ALERT'))).toEqual([expect.stringContaining('250000 must be paid back by a person')]);
    const journal = await t.ops<{ to: string }[]>('GET', `/_ops/journal?machine=refund&ref=${body.payNo}/${orderNumber}`);
    expect(journal.body).toMatchObject([{ to: 'REFUSED' }]);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'REFUNDING' });
  });

  it("is nobody else's business", async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await user.payByCard(orderNumber, '4000000000003220');
    const other = await t.newUser();
    const asOther = (method: 'GET' | 'POST', path: string, ask: object) =>
      t.ask(method, path, { token: other.token, ...ask }).then((answer) => answer.status);
    expect(await asOther('GET', '/p/order/payStatus', { query: { payNo: body.payNo } })).toBe(404);
    expect(await asOther('POST', '/p/order/payAction', { body: { payNo: body.payNo, result: 'approved' } })).toBe(404);
    expect(await asOther('POST', '/p/order/payCancel', { body: { payNo: body.payNo } })).toBe(404);
    expect(await asOther('GET', '/p/order/getOrderPayInfoByOrderNumber', { query: { orderNumbers: orderNumber } })).toBe(404);
    expect(
      await asOther('POST', '/p/order/pay', { body: { orderNumbers: orderNumber, payType: 20, vaultToken: await bank.token() } }),
    ).toBe(404);
  });
});

describe('cash on delivery', () => {
  it("needs the shopper's confirmation and then sends the order to the seller", async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    expect(await user.pay(orderNumber, { payType: 21 })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: [{ field: 'codConfirmed' }] },
    });
    expect((await user.pay(orderNumber, { payType: 21, codConfirmed: 1 })).body).toMatchObject({ payStatus: 'COD_DUE', retryable: false });
    expect(await user.orderRow(orderNumber)).toMatchObject({ status: 2, payType: 21, life: { payStatus: 'COD_DUE', captured: 0 } });
    expect(await user.pay(orderNumber, { payType: 21, codConfirmed: 1 })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_NOT_PAYABLE' },
    });
  });

  it('is refused, with its reason beforehand, where the order does not allow it', async () => {
    const orderNumber = await placeTestOrder(t, user.userId, { isCashWelcome: false });
    const info = await t.ask<{ payTypes: { payType: number }[] }>('GET', '/p/order/getOrderPayInfoByOrderNumber', {
      token: user.token,
      query: { orderNumbers: orderNumber },
    });
    expect(info.body.payTypes[1]).toMatchObject({ payType: 21, enabled: false, reasonCode: 'COD_NOT_AVAILABLE' });
    expect(await user.pay(orderNumber, { payType: 21, codConfirmed: 1 })).toMatchObject({
      status: 409,
      body: { code: 'COD_NOT_AVAILABLE' },
    });
    expect(await user.orderRow(orderNumber)).toMatchObject({ status: 1 });
  });

  it('over several orders is paid by what the couriers bring; what was cancelled is not asked for', async () => {
    const [one, other] = [await placeTestOrder(t, user.userId, { due: 120_000 }), await placeTestOrder(t, user.userId, { due: 80_000 })];
    const { body } = await user.pay(`${one},${other}`, { payType: 21, codConfirmed: 1 });
    await user.cancel(other);
    const at = t.mall.context.clock.now();
    await user.step(one, { type: 'packing.started', at });
    await user.step(one, { type: 'parcel.sent', at, units: 1 });
    await t.advance(1000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'COD_DUE' });
    await user.step(one, { type: 'parcel.delivered', at });
    await t.advance(1000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'PAID', amount: 1200 });
    expect((await user.orderRow(one)).life).toMatchObject({ payStatus: 'PAID', captured: 120_000 });
    expect((await user.orderRow(other)).life).toMatchObject({ payStatus: 'UNPAID', captured: 0 });
  });

  it('is over when the order is cancelled before the courier comes', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await user.pay(orderNumber, { payType: 21, codConfirmed: 1 });
    await user.cancel(orderNumber);
    await t.advance(1000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'CANCELLED' });
  });
});

describe('what cannot be paid', () => {
  it("is a sum below the region's minimum", async () => {
    const orderNumber = await placeTestOrder(t, user.userId, { due: 9_999 });
    expect(await user.payByCard(orderNumber)).toMatchObject({ status: 409, body: { code: 'BELOW_MIN_PAYMENT' } });
  });

  it('is an order whose time is over', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await t.advance(31 * 60_000);
    expect((await user.payByCard(orderNumber)).status).toBe(409);
    expect(
      await t.ask('GET', '/p/order/getOrderPayInfoByOrderNumber', { token: user.token, query: { orderNumbers: orderNumber } }),
    ).toMatchObject({ status: 410, body: { code: 'PAY_EXPIRED' } });
  });

  it('is junk', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    for (const body of [
      {},
      { orderNumbers: '', payType: 20 },
      { orderNumbers: orderNumber, payType: 99, vaultToken: 'x' },
      { orderNumbers: orderNumber, payType: 20 },
      { orderNumbers: orderNumber, payType: 20, vaultToken: 'x', cardId: 1 },
      { orderNumbers: `${orderNumber};drop`, payType: 20 },
    ]) {
      expect((await t.ask('POST', '/p/order/pay', { token: user.token, body })).status).toBe(400);
    }
    expect((await user.orderRow(orderNumber)).life.payStatus).toBe('UNPAID');
  });
});
