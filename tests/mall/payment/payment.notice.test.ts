import { describe, expect, it } from 'vitest';
import { signedHeader } from '#mall/sandbox/keys.ts';
import { placeTestOrder } from './bank.ts';
import { testSecret } from '../harness.ts';
import { bank, comeToPay, t, user } from './payerSuite.ts';

comeToPay();

describe("the bank's own word", () => {
  it('counts once when it comes three times', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'duplicate-webhook' });
    const { body } = await user.payByCard(orderNumber);
    await bank.delivered();
    expect(body.payStatus).toBe('PAID');
    expect((await user.steps(body.payNo)).filter(({ to }) => to === 'PAID')).toHaveLength(1);
    expect((await user.orderRow(orderNumber)).version).toBe(3);
  });

  it('never takes a step back when it comes out of order, and may come before the answer', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'out-of-order-webhook' });
    const { body } = await user.payByCard(orderNumber);
    await bank.delivered();
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'PAID' });
    expect((await user.orderRow(orderNumber)).life.payStatus).toBe('PAID');
  });

  it('pays an order that still waits when the money comes after the attempt ran out', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'late-capture' });
    const { body } = await user.payByCard(orderNumber);
    await t.advance(15 * 60_000);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'EXPIRED', retryable: true });
    expect((await user.orderRow(orderNumber)).life.payStatus).toBe('UNPAID');
    await t.ops('POST', '/_ops/psp/script', { settle: body.payNo });
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'PAID' });
    expect(await user.orderRow(orderNumber)).toMatchObject({ status: 2, life: { captured: 250_000 } });
  });

  it('that comes after the order was closed sends everything back and reopens nothing', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'late-capture' });
    const { body } = await user.payByCard(orderNumber);
    await t.advance(45 * 60_000);
    expect(await user.orderRow(orderNumber)).toMatchObject({ status: 6, life: { closeType: 'PAY_TIMEOUT' } });
    await t.ops('POST', '/_ops/psp/script', { settle: body.payNo });
    await t.advance(1000);
    expect(await user.orderRow(orderNumber)).toMatchObject({
      status: 6,
      life: { payStatus: 'REFUNDED', captured: 250_000, refunded: 250_000 },
    });
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'REFUNDED' });
    expect(await user.charge(body.payNo)).toMatchObject({ state: 'REFUNDED', refunded: 250_000 });
    const notices = await t.ask<{ records: { title: string }[] }>('GET', '/p/order/notice/page', { token: user.token });
    expect(notices.body.records.map(({ title }) => title)).toContain('Your payment arrived too late');
  });

  it('that comes twice after the order was closed sends both back', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'late-capture' }, { answer: 'late-capture' });
    const first = await user.payByCard(orderNumber);
    await user.ask('/p/order/payCancel', { payNo: first.body.payNo });
    const second = await user.payByCard(orderNumber);
    await t.advance(45 * 60_000);
    for (const { body } of [first, second]) await t.ops('POST', '/_ops/psp/script', { settle: body.payNo });
    await t.advance(1000);
    expect(await user.orderRow(orderNumber)).toMatchObject({
      status: 6,
      life: { payStatus: 'REFUNDED', captured: 250_000, refunded: 250_000 },
    });
    for (const { body } of [first, second]) expect(await user.charge(body.payNo)).toMatchObject({ state: 'REFUNDED', refunded: 250_000 });
  });

  it('about a second attempt sends that money back: one order is never paid twice', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'late-capture' });
    const first = await user.payByCard(orderNumber);
    await user.ask('/p/order/payCancel', { payNo: first.body.payNo });
    const second = await user.payByCard(orderNumber);
    expect(second.body.payStatus).toBe('PAID');
    await t.ops('POST', '/_ops/psp/script', { settle: first.body.payNo });
    await t.advance(1000);
    expect(await user.status(first.body.payNo)).toMatchObject({ payStatus: 'REFUNDED' });
    expect(await user.charge(first.body.payNo)).toMatchObject({ refunded: 250_000 });
    expect(await user.charge(second.body.payNo)).toMatchObject({ state: 'CAPTURED', refunded: 0 });
    expect(await user.orderRow(orderNumber)).toMatchObject({
      status: 2,
      payNo: second.body.payNo,
      life: { payStatus: 'PAID', captured: 250_000, refunded: 0 },
    });
  });

  it('about a first attempt that pays after all calls the second one off', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'late-capture' }, { answer: 'three-d-secure' });
    const first = await user.payByCard(orderNumber);
    await user.ask('/p/order/payCancel', { payNo: first.body.payNo });
    const second = await user.payByCard(orderNumber);
    expect(second.body.payStatus).toBe('REQUIRES_ACTION');
    await t.ops('POST', '/_ops/psp/script', { settle: first.body.payNo });
    await t.advance(1000);
    expect(await user.orderRow(orderNumber)).toMatchObject({ status: 2, payNo: first.body.payNo });
    expect(await user.status(second.body.payNo)).toMatchObject({ payStatus: 'CANCELLED' });
    expect(await user.charge(second.body.payNo)).toMatchObject({ state: 'CANCELLED' });
  });

  it('is not heard unsigned, touched, from a stranger or as junk', async () => {
    const post = (body: string, signature = 't=1,v1=00') =>
      t.mall
        .fetch(new Request('http://mall/notice/pay/sandbox', { method: 'POST', body, headers: { 'acquirer-signature': signature } }))
        .then((answer) => answer.status);
    expect(await post('{}')).toBe(401);
    expect(await post(JSON.stringify({ eventId: 'e', charge: {} }), `t=1,v1=${'a'.repeat(64)}`)).toBe(401);
    expect((await t.ask('POST', '/notice/pay/stranger', { body: {} })).status).toBe(404);
    const now = t.mall.context.clock.now();
    const text = JSON.stringify({
      eventId: 'early',
      charge: {
        chargeId: 'c',
        reference: 'P0',
        amount: 1,
        currency: 'LKR',
        state: 'CAPTURED',
        code: null,
        refunded: 0,
        actionUrl: null,
        card: null,
      },
    });
    expect(await post(text, signedHeader(testSecret, now, text))).toBe(404);
    expect(await post('[]', signedHeader(testSecret, now, '[]'))).toBe(400);
  });

  it('is heard for 300 seconds, once, however often somebody sends a recording of it', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'three-d-secure' });
    const { body } = await user.payByCard(orderNumber);
    const charge = {
      chargeId: 'c',
      reference: body.payNo,
      amount: 250_000,
      currency: 'LKR',
      state: 'CAPTURED',
      code: null,
      refunded: 0,
      actionUrl: null,
      card: null,
    };
    const text = JSON.stringify({ eventId: `${body.payNo} recorded`, charge });
    const post = (at: number) =>
      t.mall
        .fetch(
          new Request('http://mall/notice/pay/sandbox', {
            method: 'POST',
            body: text,
            headers: { 'acquirer-signature': signedHeader(testSecret, at, text) },
          }),
        )
        .then(({ status }) => status);
    const now = t.mall.context.clock.now();
    expect(await post(now - 300_001)).toBe(401);
    expect(await post(now + 300_001)).toBe(401);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'REQUIRES_ACTION' });
    expect(await post(now - 299_000)).toBe(200);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'PAID' });
    const { version } = await user.orderRow(orderNumber);
    expect(await post(now - 299_000)).toBe(200);
    expect((await user.orderRow(orderNumber)).version).toBe(version);
    expect((await user.steps(body.payNo)).filter(({ to }) => to === 'PAID')).toHaveLength(1);
    await t.advance(300_001);
    expect(await post(now)).toBe(401);
  });

  it('about money in another currency pays nothing, and a person is told', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await user.script({ answer: 'three-d-secure' });
    const { body } = await user.payByCard(orderNumber);
    const charge = {
      chargeId: 'c',
      reference: body.payNo,
      amount: 250_000,
      currency: 'LAK',
      state: 'CAPTURED',
      code: null,
      refunded: 0,
      actionUrl: null,
      card: null,
    };
    const text = JSON.stringify({ eventId: `${body.payNo} kip`, charge });
    const headers = { 'acquirer-signature': signedHeader(testSecret, t.mall.context.clock.now(), text) };
    expect((await t.mall.fetch(new Request('http://mall/notice/pay/sandbox', { method: 'POST', body: text, headers }))).status).toBe(200);
    expect(await user.status(body.payNo)).toMatchObject({ payStatus: 'REQUIRES_ACTION' });
    expect((await user.orderRow(orderNumber)).life.payStatus).toBe('PROCESSING');
    expect((await user.steps(body.payNo)).filter(({ refused }) => refused !== null)).toHaveLength(1);
  });
});
