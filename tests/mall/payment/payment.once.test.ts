import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestBank, placeTestOrder, type Charge } from './bank.ts';
import { type PayResult } from './payer.ts';
import { bank, comeToPay, t, user } from './payerSuite.ts';

comeToPay();

describe('a payment happens once', () => {
  it('for the same key asked again, and a new wish is told that it is paid', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const body = { orderNumbers: orderNumber, payType: 20, vaultToken: await bank.token() };
    const first = await t.ask<PayResult>('POST', '/p/order/pay', { token: user.token, key: 'k1', body });
    const again = await t.ask<PayResult>('POST', '/p/order/pay', { token: user.token, key: 'k1', body });
    expect(again.body.payNo).toBe(first.body.payNo);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(await user.payByCard(orderNumber)).toMatchObject({ status: 409, body: { code: 'ALREADY_PAID' } });
  });

  it('for twenty clicks at once, with one key or with none', async () => {
    const [one, other] = [await placeTestOrder(t, user.userId), await placeTestOrder(t, user.userId)];
    const tokens = await Promise.all(Array.from({ length: 20 }, () => bank.token()));
    const keyless = await Promise.all(tokens.map((vaultToken) => user.pay(one, { vaultToken })));
    expect(keyless.filter(({ status: code, body }) => code === 200 && body.payStatus === 'PAID')).toHaveLength(1);
    expect(
      keyless
        .filter(({ status: code }) => code !== 200)
        .every(({ body }) => ['PAY_IN_PROGRESS', 'ALREADY_PAID'].includes(String(body['code']))),
    ).toBe(true);
    const vaultToken = await bank.token();
    const keyed = await Promise.all(Array.from({ length: 20 }, () => user.pay(other, { vaultToken }, 'one-wish')));
    expect(new Set(keyed.filter(({ status: code }) => code === 200).map(({ body }) => body.payNo)).size).toBe(1);
    expect(keyed.filter(({ status: code }) => code !== 200).every(({ body }) => String(body['code']) === 'IDEMPOTENCY_IN_PROGRESS')).toBe(
      true,
    );
  });

  it('for two open card forms in two processes, each with a card and a key of its own: one charge, the other is refused', async () => {
    const twin = await t.twin();
    const payAt = async (mall: typeof twin, orderNumber: string, key: string) => {
      const body = JSON.stringify({ orderNumbers: orderNumber, payType: 20, vaultToken: await bank.token() });
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${user.token}`, 'idempotency-key': key };
      const answer = await mall.fetch(new Request('http://mall/p/order/pay', { method: 'POST', headers, body }), '127.0.0.1');
      return { status: answer.status, body: (await answer.json()) as PayResult & { code?: string } };
    };
    for (let round = 0; round < 25; round += 1) {
      const orderNumber = await placeTestOrder(t, user.userId);
      const answers = await Promise.all([payAt(t.mall, orderNumber, `tab-one-${round}`), payAt(twin, orderNumber, `tab-two-${round}`)]);
      const paid = answers.filter(({ status: code }) => code === 200);
      expect(paid.map(({ body }) => body.payStatus)).toEqual(['PAID']);
      expect(
        answers
          .filter(({ status: code }) => code !== 200)
          .map(({ status: code, body }) => [code, ['PAY_IN_PROGRESS', 'ALREADY_PAID'].includes(body.code ?? '')]),
      ).toEqual([[409, true]]);
      expect(await user.charge(paid[0]!.body.payNo)).toMatchObject({ state: 'CAPTURED', amount: 250_000, refunded: 0 });
      const { rows } = await t.mall.context.db.execute<{ attempts: number }>(
        sql`select count(*)::int as attempts from payment_order where order_number = ${orderNumber}`,
      );
      expect(rows).toEqual([{ attempts: 1 }]);
    }
  });

  it('when the answer of the bank is lost: the mall waits, asks, and finds the money', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'time-out' });
    const { status: code, body } = await user.payByCard(orderNumber);
    expect([code, body.payStatus]).toEqual([200, 'PROCESSING']);
    expect(await user.payByCard(orderNumber)).toMatchObject({
      status: 409,
      body: { code: 'PAY_IN_PROGRESS', data: { payNo: body.payNo } },
    });
    await t.advance(30_000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'PAID' });
    expect(await user.orderRow(orderNumber)).toMatchObject({ status: 2 });
    expect(await user.charge(body.payNo)).toMatchObject({ state: 'CAPTURED', amount: 250_000, refunded: 0 });
  });

  it('when the bank declined behind its silence, the order can be paid again', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'time-out', code: 'INSUFFICIENT_FUNDS' });
    const { body } = await user.payByCard(orderNumber);
    await t.advance(30_000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'FAILED', failCode: 'INSUFFICIENT_FUNDS', retryable: true });
  });

  it('when the bank is away: nothing is charged, and it is said so once the bank is back', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const vaultToken = await bank.token();
    await bank.goAway();
    const { body } = await user.pay(orderNumber, { vaultToken });
    expect(body.payStatus).toBe('PROCESSING');
    await t.advance(60_000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'PROCESSING' });
    await bank.comeBack();
    await t.advance(30_000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'FAILED', failCode: 'NOT_REACHED', retryable: true });
    expect(await user.charge(body.payNo)).toMatchObject({ state: 'CANCELLED' });
  });

  it('when the mall is killed while it asks: another process finds out', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const slow = await openTestBank({ silenceMs: 1500 });
    const twin = await t.twin();
    twin.context.config.vaultUrl = slow.url;
    slow.tell(null);
    await slow.merchant('POST', '/control/script', { answers: [{ answer: 'time-out' }] });
    const killed = twin.fetch(
      new Request('http://mall/p/order/pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
        body: JSON.stringify({ orderNumbers: orderNumber, payType: 20, vaultToken: await slow.token() }),
      }),
    );
    await expect.poll(async () => (await user.orderRow(orderNumber)).life.payStatus).toBe('PROCESSING');
    const payNo = (await user.orderRow(orderNumber)).payNo ?? '';
    await expect.poll(async () => (await slow.merchant<Charge>('GET', `/charges/${payNo}`)).state).toBe('CAPTURED');
    const usual = t.mall.context.config.vaultUrl;
    t.mall.context.config.vaultUrl = slow.url;
    expect(await user.status(payNo)).toMatchObject({ payStatus: 'INIT' });
    await t.advance(30_000);
    t.mall.context.config.vaultUrl = usual;
    expect(await user.status(payNo)).toMatchObject({ payStatus: 'PAID' });
    await killed;
    expect(await user.status(payNo)).toMatchObject({ payStatus: 'PAID' });
    expect((await user.steps(payNo)).filter(({ to }) => to === 'PAID')).toHaveLength(1);
    await slow.close();
  });
});
