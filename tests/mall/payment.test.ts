import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockOrders, stepOrder } from '#mall/order/order.step.ts';
import { orders, type OrderRow } from '#mall/order/order.tables.ts';
import { signedHeader } from '#mall/sandbox/keys.ts';
import type { OrderEvent } from '#machines/order.ts';
import { openTestBank, placeTestOrder, type Charge, type TestBank } from './bank.ts';
import { openTestMall, type AnyBody, type TestMall } from './harness.ts';

let t: TestMall;
let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
  t = await openTestMall({ products: 20, env: { VAULT_URL: bank.url } });
  bank.tell(t.mall);
});
afterAll(async () => {
  await t.close();
  await bank.close();
});

type Result = { payNo: string; payStatus: string; failCode: string | null; failDesc: string | null; retryable: boolean; attempts: number; amount: number; nextAction: { type: string; url: string } | null; actions: { action: string; allowed: boolean; reasonCode: string | null }[] } & AnyBody;

let user: { token: string; userId: string };
beforeEach(async () => {
  user = await t.newUser();
  bank.tell(t.mall);
});

const pay = async (orderNumbers: string, more: object = {}, key?: string) =>
  t.ask<Result>('POST', '/p/order/pay', { token: user.token, ...(key ? { key } : {}), body: { orderNumbers, payType: 20, ...more } });
const payByCard = async (orderNumbers: string, number?: string, more: object = {}) => pay(orderNumbers, { vaultToken: await bank.token(number), ...more });
const status = async (payNo: string) => (await t.ask<Result>('GET', '/p/order/payStatus', { token: user.token, query: { payNo } })).body;
const script = (...answers: { answer: string; code?: string }[]) => t.ops('POST', '/_ops/psp/script', { answers });
const orderRow = async (orderNumber: string): Promise<OrderRow> => {
  const [row] = await t.mall.house.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!row) throw new Error(`no order ${orderNumber}`);
  return row;
};
const charge = (payNo: string) => bank.merchant<Charge>('GET', `/charges/${payNo}`);
const step = async (orderNumber: string, event: OrderEvent) =>
  t.mall.house.db.transaction(async (tx) => {
    const [order] = await lockOrders(tx, [orderNumber]);
    if (order) await stepOrder(t.mall.house, tx, order, event, { actor: 'BUYER', who: user.userId, cause: 'test', locale: 'en' });
  });
const cancel = (orderNumber: string) => step(orderNumber, { type: 'cancel.asked', at: t.mall.house.clock.now(), reason: 'changed_mind', remark: null });
const steps = async (payNo: string) => (await t.ops<{ event: string; to: string; refused: string | null }[]>('GET', `/_ops/journal?machine=payment&ref=${payNo}`)).body;

describe('a card', () => {
  it('that the bank approves pays the order', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { status: code, body } = await payByCard(orderNumber);
    expect(code).toBe(200);
    expect(body).toMatchObject({ payStatus: 'PAID', orderNumbers: orderNumber, amount: 2500, currency: 'LKR', attempts: 1, retryable: false, failCode: null });
    expect(await orderRow(orderNumber)).toMatchObject({ status: 2, subStatus: 'NEW', payNo: body.payNo, payType: 20, cardLast4: '4242', life: { payStatus: 'PAID', captured: 250_000 } });
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'PAID' });
  });

  it('that is declined leaves the order to pay, says why, and another card pays it', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const refused = await payByCard(orderNumber, '4000000000000002');
    expect(refused).toMatchObject({ status: 200, body: { payStatus: 'FAILED', failCode: 'CARD_DECLINED', retryable: true, attempts: 1 } });
    expect(refused.body.failDesc).toMatch(/declined/);
    expect(await orderRow(orderNumber)).toMatchObject({ status: 1, life: { payStatus: 'UNPAID' } });
    expect((await payByCard(orderNumber, '4000000000009995')).body).toMatchObject({ payStatus: 'FAILED', failCode: 'INSUFFICIENT_FUNDS', attempts: 2 });
    expect((await payByCard(orderNumber)).body).toMatchObject({ payStatus: 'PAID', attempts: 3 });
  });

  it('that asks for the bank\'s step is paid when the shopper approves', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await payByCard(orderNumber, '4000000000003220');
    expect(body).toMatchObject({ payStatus: 'REQUIRES_ACTION', nextAction: { type: 'FRAME' } });
    bank.tell(null);
    await bank.answerStep(body.nextAction?.url ?? '', 'approved');
    const finish = () => t.ask<Result>('POST', '/p/order/payAction', { token: user.token, body: { payNo: body.payNo, result: 'approved' } });
    expect((await finish()).body).toMatchObject({ payStatus: 'PAID', nextAction: null });
    expect((await finish()).body).toMatchObject({ payStatus: 'PAID' });
  });

  it('whose step the shopper refuses is not charged, whatever the shop\'s page claims', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await payByCard(orderNumber, '4000000000003220');
    const early = await t.ask<Result>('POST', '/p/order/payAction', { token: user.token, body: { payNo: body.payNo, result: 'approved' } });
    expect(early.body).toMatchObject({ payStatus: 'REQUIRES_ACTION' });
    await bank.answerStep(body.nextAction?.url ?? '', 'refused');
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'FAILED', failCode: 'AUTHENTICATION_FAILED', retryable: true });
  });

  it('can be kept with the payment and pays again by its number in the list', async () => {
    const first = await placeTestOrder(t, user.userId);
    await payByCard(first, '4242424242424242', { saveCard: 1 });
    const list = await t.ask<{ cardId: number }[]>('GET', '/p/card/list', { token: user.token });
    expect(list.body).toMatchObject([{ brand: 'visa', last4: '4242', isDefault: true, status: 'ACTIVE' }]);
    const cardId = list.body[0]?.cardId;
    const second = await placeTestOrder(t, user.userId);
    expect((await pay(second, { cardId })).body).toMatchObject({ payStatus: 'PAID' });
    const other = await t.newUser();
    expect((await t.ask('DELETE', `/p/card/${cardId}`, { token: other.token })).status).toBe(404);
    expect((await t.ask('PUT', `/p/card/default/${cardId}`, { token: other.token })).status).toBe(404);
    await script({ answer: 'pending' });
    const third = await placeTestOrder(t, user.userId);
    const waiting = await pay(third, { cardId });
    expect(await t.ask('DELETE', `/p/card/${cardId}`, { token: user.token })).toMatchObject({ status: 409, body: { code: 'PAY_IN_PROGRESS' } });
    await t.ops('POST', '/_ops/psp/script', { settle: waiting.body.payNo });
    expect((await t.ask('DELETE', `/p/card/${cardId}`, { token: user.token })).status).toBe(200);
    expect((await t.ask('GET', '/p/card/list', { token: user.token })).body).toEqual([]);
  });

  it('token is good for one payment only', async () => {
    const vaultToken = await bank.token();
    await pay(await placeTestOrder(t, user.userId), { vaultToken });
    expect((await pay(await placeTestOrder(t, user.userId), { vaultToken })).body).toMatchObject({ payStatus: 'FAILED', failCode: 'TOKEN_INVALID', retryable: true });
  });
});

describe('a payment happens once', () => {
  it('for the same key asked again, and a new wish is told that it is paid', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const body = { orderNumbers: orderNumber, payType: 20, vaultToken: await bank.token() };
    const first = await t.ask<Result>('POST', '/p/order/pay', { token: user.token, key: 'k1', body });
    const again = await t.ask<Result>('POST', '/p/order/pay', { token: user.token, key: 'k1', body });
    expect(again.body.payNo).toBe(first.body.payNo);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(await payByCard(orderNumber)).toMatchObject({ status: 409, body: { code: 'ALREADY_PAID' } });
  });

  it('for twenty clicks at once, with one key or with none', async () => {
    const [one, other] = [await placeTestOrder(t, user.userId), await placeTestOrder(t, user.userId)];
    const tokens = await Promise.all(Array.from({ length: 20 }, () => bank.token()));
    const keyless = await Promise.all(tokens.map((vaultToken) => pay(one, { vaultToken })));
    expect(keyless.filter(({ status: code, body }) => code === 200 && body.payStatus === 'PAID')).toHaveLength(1);
    expect(keyless.filter(({ status: code }) => code !== 200).every(({ body }) => ['PAY_IN_PROGRESS', 'ALREADY_PAID'].includes(String(body['code'])))).toBe(true);
    const vaultToken = await bank.token();
    const keyed = await Promise.all(Array.from({ length: 20 }, () => pay(other, { vaultToken }, 'one-wish')));
    expect(new Set(keyed.filter(({ status: code }) => code === 200).map(({ body }) => body.payNo)).size).toBe(1);
    expect(keyed.filter(({ status: code }) => code !== 200).every(({ body }) => String(body['code']) === 'IDEMPOTENCY_IN_PROGRESS')).toBe(true);
  });

  it('when the answer of the bank is lost: the mall waits, asks, and finds the money', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await script({ answer: 'time-out' });
    const { status: code, body } = await payByCard(orderNumber);
    expect([code, body.payStatus]).toEqual([200, 'PROCESSING']);
    expect(await payByCard(orderNumber)).toMatchObject({ status: 409, body: { code: 'PAY_IN_PROGRESS', data: { payNo: body.payNo } } });
    await t.advance(30_000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'PAID' });
    expect(await orderRow(orderNumber)).toMatchObject({ status: 2 });
    expect(await charge(body.payNo)).toMatchObject({ state: 'CAPTURED', amount: 250_000, refunded: 0 });
  });

  it('when the bank declined behind its silence, the order can be paid again', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await script({ answer: 'time-out', code: 'INSUFFICIENT_FUNDS' });
    const { body } = await payByCard(orderNumber);
    await t.advance(30_000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'FAILED', failCode: 'INSUFFICIENT_FUNDS', retryable: true });
  });

  it('when the bank is away: nothing is charged, and it is said so once the bank is back', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const vaultToken = await bank.token();
    await bank.goAway();
    const { body } = await pay(orderNumber, { vaultToken });
    expect(body.payStatus).toBe('PROCESSING');
    await t.advance(60_000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'PROCESSING' });
    await bank.comeBack();
    await t.advance(30_000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'FAILED', failCode: 'NOT_REACHED', retryable: true });
    expect(await charge(body.payNo)).toMatchObject({ state: 'CANCELLED' });
  });

  it('when the mall is killed while it asks: another process finds out', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const slow = await openTestBank(1500);
    const twin = await t.twin();
    twin.house.config.vaultUrl = slow.url;
    slow.tell(null);
    await slow.merchant('POST', '/control/script', { answers: [{ answer: 'time-out' }] });
    const killed = twin.fetch(new Request('http://mall/p/order/pay', {
      method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
      body: JSON.stringify({ orderNumbers: orderNumber, payType: 20, vaultToken: await slow.token() }),
    }));
    await expect.poll(async () => (await orderRow(orderNumber)).life.payStatus).toBe('PROCESSING');
    const payNo = (await orderRow(orderNumber)).payNo ?? '';
    await expect.poll(async () => (await slow.merchant<Charge>('GET', `/charges/${payNo}`)).state).toBe('CAPTURED');
    const usual = t.mall.house.config.vaultUrl;
    t.mall.house.config.vaultUrl = slow.url;
    expect(await status(payNo)).toMatchObject({ payStatus: 'INIT' });
    await t.advance(30_000);
    t.mall.house.config.vaultUrl = usual;
    expect(await status(payNo)).toMatchObject({ payStatus: 'PAID' });
    await killed;
    expect(await status(payNo)).toMatchObject({ payStatus: 'PAID' });
    expect((await steps(payNo)).filter(({ to }) => to === 'PAID')).toHaveLength(1);
    await slow.close();
  });
});

describe('the bank\'s own word', () => {
  it('counts once when it comes three times', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await script({ answer: 'duplicate-webhook' });
    const { body } = await payByCard(orderNumber);
    await bank.delivered();
    expect(body.payStatus).toBe('PAID');
    expect((await steps(body.payNo)).filter(({ to }) => to === 'PAID')).toHaveLength(1);
    expect((await orderRow(orderNumber)).version).toBe(3);
  });

  it('never takes a step back when it comes out of order, and may come before the answer', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await script({ answer: 'out-of-order-webhook' });
    const { body } = await payByCard(orderNumber);
    await bank.delivered();
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'PAID' });
    expect((await orderRow(orderNumber)).life.payStatus).toBe('PAID');
  });

  it('pays an order that still waits when the money comes after the attempt ran out', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await script({ answer: 'late-capture' });
    const { body } = await payByCard(orderNumber);
    await t.advance(15 * 60_000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'EXPIRED', retryable: true });
    expect((await orderRow(orderNumber)).life.payStatus).toBe('UNPAID');
    await t.ops('POST', '/_ops/psp/script', { settle: body.payNo });
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'PAID' });
    expect(await orderRow(orderNumber)).toMatchObject({ status: 2, life: { captured: 250_000 } });
  });

  it('that comes after the order was closed sends everything back and reopens nothing', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await script({ answer: 'late-capture' });
    const { body } = await payByCard(orderNumber);
    await t.advance(45 * 60_000);
    expect(await orderRow(orderNumber)).toMatchObject({ status: 6, life: { closeType: 'PAY_TIMEOUT' } });
    await t.ops('POST', '/_ops/psp/script', { settle: body.payNo });
    await t.advance(1000);
    expect(await orderRow(orderNumber)).toMatchObject({ status: 6, life: { payStatus: 'REFUNDED', captured: 250_000, refunded: 250_000 } });
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'REFUNDED' });
    expect(await charge(body.payNo)).toMatchObject({ state: 'REFUNDED', refunded: 250_000 });
    const notices = await t.ask<{ records: { title: string }[] }>('GET', '/p/order/notice/page', { token: user.token });
    expect(notices.body.records.map(({ title }) => title)).toContain('Your payment came too late');
  });

  it('about a second attempt sends that money back: one order is never paid twice', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await script({ answer: 'late-capture' });
    const first = await payByCard(orderNumber);
    await t.ask('POST', '/p/order/payCancel', { token: user.token, body: { payNo: first.body.payNo } });
    const second = await payByCard(orderNumber);
    expect(second.body.payStatus).toBe('PAID');
    await t.ops('POST', '/_ops/psp/script', { settle: first.body.payNo });
    await t.advance(1000);
    expect(await status(first.body.payNo)).toMatchObject({ payStatus: 'REFUNDED' });
    expect(await charge(first.body.payNo)).toMatchObject({ refunded: 250_000 });
    expect(await charge(second.body.payNo)).toMatchObject({ state: 'CAPTURED', refunded: 0 });
    expect(await orderRow(orderNumber)).toMatchObject({ status: 2, payNo: second.body.payNo, life: { payStatus: 'PAID', captured: 250_000, refunded: 0 } });
  });

  it('about a first attempt that pays after all calls the second one off', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await script({ answer: 'late-capture' }, { answer: 'three-d-secure' });
    const first = await payByCard(orderNumber);
    await t.ask('POST', '/p/order/payCancel', { token: user.token, body: { payNo: first.body.payNo } });
    const second = await payByCard(orderNumber);
    expect(second.body.payStatus).toBe('REQUIRES_ACTION');
    await t.ops('POST', '/_ops/psp/script', { settle: first.body.payNo });
    await t.advance(1000);
    expect(await orderRow(orderNumber)).toMatchObject({ status: 2, payNo: first.body.payNo });
    expect(await status(second.body.payNo)).toMatchObject({ payStatus: 'CANCELLED' });
    expect(await charge(second.body.payNo)).toMatchObject({ state: 'CANCELLED' });
  });

  it('is not heard unsigned, touched, from a stranger or as junk', async () => {
    const post = (body: string, signature = 't=1,v1=00') =>
      t.mall.fetch(new Request('http://mall/notice/pay/sandbox', { method: 'POST', body, headers: { 'acquirer-signature': signature } })).then((answer) => answer.status);
    expect(await post('{}')).toBe(401);
    expect(await post(JSON.stringify({ eventId: 'e', charge: {} }), `t=1,v1=${'a'.repeat(64)}`)).toBe(401);
    expect((await t.ask('POST', '/notice/pay/stranger', { body: {} })).status).toBe(404);
    const text = JSON.stringify({ eventId: 'early', charge: { chargeId: 'c', reference: 'P0', amount: 1, currency: 'LKR', state: 'CAPTURED', code: null, refunded: 0, actionUrl: null, card: null } });
    expect(await post(text, signedHeader('serendib demo secret', 1, text))).toBe(404);
    expect(await post('[]', signedHeader('serendib demo secret', 1, '[]'))).toBe(400);
  });
});

describe('an attempt', () => {
  it('is left by the shopper, and another way can be tried', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await payByCard(orderNumber, '4000000000003220');
    const info = await t.ask<{ openAttempt: Result; payTypes: { payType: number; enabled: boolean; reasonCode: string | null }[] }>('GET', '/p/order/getOrderPayInfoByOrderNumber', { token: user.token, query: { orderNumbers: orderNumber } });
    expect(info.body.openAttempt.payNo).toBe(body.payNo);
    expect(info.body.payTypes).toMatchObject([{ payType: 20, enabled: false, reasonCode: 'PAY_IN_PROGRESS' }, { payType: 21, enabled: false, reasonCode: 'PAY_IN_PROGRESS' }]);
    const left = await t.ask<Result>('POST', '/p/order/payCancel', { token: user.token, body: { payNo: body.payNo } });
    expect(left.body).toMatchObject({ payStatus: 'CANCELLED', retryable: true });
    expect(await charge(body.payNo)).toMatchObject({ state: 'CANCELLED' });
    expect((await pay(orderNumber, { payType: 21, codConfirmed: 1 })).body).toMatchObject({ payStatus: 'COD_DUE' });
  });

  it('cannot be left once it is paid; what it allows it says', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await payByCard(orderNumber);
    const cancelAction = body.actions.find(({ action }) => action === 'CANCEL');
    expect(cancelAction).toMatchObject({ allowed: false, reasonCode: 'ALREADY_PAID' });
    expect(await t.ask('POST', '/p/order/payCancel', { token: user.token, body: { payNo: body.payNo } })).toMatchObject({ status: 409, body: { code: cancelAction?.reasonCode } });
  });

  it('dies with its order when the buyer cancels it, at the bank too', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await payByCard(orderNumber, '4000000000003220');
    await cancel(orderNumber);
    await t.advance(1000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'CANCELLED', retryable: false });
    expect(await charge(body.payNo)).toMatchObject({ state: 'CANCELLED' });
  });

  it('over several orders pays them together and gives back only what is cancelled', async () => {
    const [one, other] = [await placeTestOrder(t, user.userId, { due: 120_000 }), await placeTestOrder(t, user.userId, { due: 80_000 })];
    const { body } = await payByCard(`${other},${one}`);
    expect(body).toMatchObject({ payStatus: 'PAID', amount: 2000, orderNumbers: [one, other].sort().join(',') });
    await cancel(other);
    await t.advance(1000);
    expect(await charge(body.payNo)).toMatchObject({ state: 'CAPTURED', amount: 200_000, refunded: 80_000 });
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'PAID' });
    expect((await orderRow(other)).life).toMatchObject({ payStatus: 'REFUNDED', refunded: 80_000 });
    expect((await orderRow(one)).life).toMatchObject({ payStatus: 'PAID', refunded: 0 });
    await cancel(one);
    await t.advance(1000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'REFUNDED' });
  });

  it('refund waits for a bank that is away and happens once', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await payByCard(orderNumber);
    await bank.goAway();
    await cancel(orderNumber);
    await t.advance(1000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'REFUNDING' });
    await bank.comeBack();
    await t.advance(10 * 60_000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'REFUNDED' });
    expect(await charge(body.payNo)).toMatchObject({ refunded: 250_000 });
  });

  it('is nobody else\'s business', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await payByCard(orderNumber, '4000000000003220');
    const other = await t.newUser();
    const asOther = (method: 'GET' | 'POST', path: string, ask: object) => t.ask(method, path, { token: other.token, ...ask }).then((answer) => answer.status);
    expect(await asOther('GET', '/p/order/payStatus', { query: { payNo: body.payNo } })).toBe(404);
    expect(await asOther('POST', '/p/order/payAction', { body: { payNo: body.payNo, result: 'approved' } })).toBe(404);
    expect(await asOther('POST', '/p/order/payCancel', { body: { payNo: body.payNo } })).toBe(404);
    expect(await asOther('GET', '/p/order/getOrderPayInfoByOrderNumber', { query: { orderNumbers: orderNumber } })).toBe(404);
    expect(await asOther('POST', '/p/order/pay', { body: { orderNumbers: orderNumber, payType: 20, vaultToken: await bank.token() } })).toBe(404);
  });
});

describe('cash on delivery', () => {
  it('needs the shopper\'s confirmation and then sends the order to the seller', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    expect(await pay(orderNumber, { payType: 21 })).toMatchObject({ status: 400, body: { code: 'VALIDATION', fields: [{ field: 'codConfirmed' }] } });
    expect((await pay(orderNumber, { payType: 21, codConfirmed: 1 })).body).toMatchObject({ payStatus: 'COD_DUE', retryable: false });
    expect(await orderRow(orderNumber)).toMatchObject({ status: 2, payType: 21, life: { payStatus: 'COD_DUE', captured: 0 } });
    expect(await pay(orderNumber, { payType: 21, codConfirmed: 1 })).toMatchObject({ status: 409, body: { code: 'ORDER_NOT_PAYABLE' } });
  });

  it('is refused, with its reason beforehand, where the order does not allow it', async () => {
    const orderNumber = await placeTestOrder(t, user.userId, { isCashWelcome: false });
    const info = await t.ask<{ payTypes: { payType: number }[] }>('GET', '/p/order/getOrderPayInfoByOrderNumber', { token: user.token, query: { orderNumbers: orderNumber } });
    expect(info.body.payTypes[1]).toMatchObject({ payType: 21, enabled: false, reasonCode: 'COD_NOT_AVAILABLE' });
    expect(await pay(orderNumber, { payType: 21, codConfirmed: 1 })).toMatchObject({ status: 409, body: { code: 'COD_NOT_AVAILABLE' } });
    expect(await orderRow(orderNumber)).toMatchObject({ status: 1 });
  });

  it('over several orders is paid by what the couriers bring; what was cancelled is not asked for', async () => {
    const [one, other] = [await placeTestOrder(t, user.userId, { due: 120_000 }), await placeTestOrder(t, user.userId, { due: 80_000 })];
    const { body } = await pay(`${one},${other}`, { payType: 21, codConfirmed: 1 });
    await cancel(other);
    const at = t.mall.house.clock.now();
    await step(one, { type: 'packing.started', at });
    await step(one, { type: 'parcel.sent', at, units: 1 });
    await t.advance(1000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'COD_DUE' });
    await step(one, { type: 'parcel.delivered', at });
    await t.advance(1000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'PAID', amount: 1200 });
    expect((await orderRow(one)).life).toMatchObject({ payStatus: 'PAID', captured: 120_000 });
    expect((await orderRow(other)).life).toMatchObject({ payStatus: 'UNPAID', captured: 0 });
  });

  it('is over when the order is cancelled before the courier comes', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    const { body } = await pay(orderNumber, { payType: 21, codConfirmed: 1 });
    await cancel(orderNumber);
    await t.advance(1000);
    expect(await status(body.payNo)).toMatchObject({ payStatus: 'CANCELLED' });
  });
});

describe('what cannot be paid', () => {
  it('is a sum below the region\'s minimum', async () => {
    const orderNumber = await placeTestOrder(t, user.userId, { due: 9_999 });
    expect(await payByCard(orderNumber)).toMatchObject({ status: 409, body: { code: 'BELOW_MIN_PAYMENT' } });
  });

  it('is an order whose time is over', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    await t.advance(31 * 60_000);
    expect((await payByCard(orderNumber)).status).toBe(409);
    expect(await t.ask('GET', '/p/order/getOrderPayInfoByOrderNumber', { token: user.token, query: { orderNumbers: orderNumber } })).toMatchObject({ status: 410, body: { code: 'PAY_EXPIRED' } });
  });

  it('is junk', async () => {
    const orderNumber = await placeTestOrder(t, user.userId);
    for (const body of [{}, { orderNumbers: '', payType: 20 }, { orderNumbers: orderNumber, payType: 99, vaultToken: 'x' }, { orderNumbers: orderNumber, payType: 20 }, { orderNumbers: orderNumber, payType: 20, vaultToken: 'x', cardId: 1 }, { orderNumbers: `${orderNumber};drop`, payType: 20 }]) {
      expect((await t.ask('POST', '/p/order/pay', { token: user.token, body })).status).toBe(400);
    }
    expect((await orderRow(orderNumber)).life.payStatus).toBe('UNPAID');
  });
});
