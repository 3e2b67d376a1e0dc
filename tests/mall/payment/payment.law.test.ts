import { asc, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLive } from '#machines/rules/money/payment.ts';
import { lockOrders, mayTransition, transitionOrder } from '#mall/order/order.transition.ts';
import { orders } from '#mall/order/order.tables.ts';
import { paymentOrders, payments, type PaymentRow } from '#mall/payment/payment.tables.ts';
import { openTestBank, placeTestOrder, type Charge, type TestBank } from './bank.ts';
import { stepDirectly } from '../../drivers/lifecycles.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let t: TestMall;
let bank: TestBank;
let user: { token: string; userId: string };
beforeAll(async () => {
  bank = await openTestBank();
  t = await openTestMall({ products: 20, env: { VAULT_URL: bank.url } });
  bank.tell(t.mall);
});
afterAll(async () => {
  await t.close();
  await bank.close();
});

const minute = 60_000;
const answers = [
  'approve',
  'decline',
  'three-d-secure',
  'pending',
  'time-out',
  'late-capture',
  'duplicate-webhook',
  'out-of-order-webhook',
] as const;

type Stimulus =
  | { what: 'pay'; answer: (typeof answers)[number]; which: number }
  | { what: 'payCash'; which: number }
  | { what: 'step'; isApproved: boolean; attempt: number }
  | { what: 'finish' | 'leave' }
  | { what: 'cancel'; which: number }
  | { what: 'settle'; isCaptured: boolean; attempt: number }
  | { what: 'wait'; ms: number }
  | { what: 'away' | 'back' };

// Much can only go wrong where an attempt was left behind, so that is what happens most.
const answer = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('late-capture' as const, 'three-d-secure' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...answers) },
);
const stimulus: fc.Arbitrary<Stimulus> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: fc.constant('pay' as const), answer, which: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('payCash' as const), which: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('step' as const), isApproved: fc.boolean(), attempt: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('finish' as const) }) },
  { weight: 5, arbitrary: fc.record({ what: fc.constant('leave' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('cancel' as const), which: fc.nat(1) }) },
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('settle' as const), isCaptured: fc.constantFrom(true, true, false), attempt: fc.nat(2) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.constantFrom(1000, 30_000, 15 * minute, 32 * minute) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('away' as const, 'back' as const) }) },
);

const attemptsOn = async (numbers: string[]): Promise<PaymentRow[]> => {
  const shares = await t.mall.context.db
    .selectDistinct({ payNo: paymentOrders.payNo })
    .from(paymentOrders)
    .where(inArray(paymentOrders.orderNumber, numbers));
  return shares.length === 0
    ? []
    : t.mall.context.db
        .select()
        .from(payments)
        .where(
          inArray(
            payments.payNo,
            shares.map(({ payNo }) => payNo),
          ),
        )
        .orderBy(asc(payments.createdAt), asc(payments.payNo));
};

async function happen(happens: Stimulus, numbers: string[]): Promise<void> {
  const chosen = (which: number): string => (which < 2 ? (numbers[which] ?? '') : numbers.join(','));
  const attempts = await attemptsOn(numbers);
  const last = attempts.at(-1);
  const ask = (path: string, body: object) => t.ask('POST', path, { token: user.token, body });
  switch (happens.what) {
    case 'pay':
      await bank.merchant('POST', '/control/script', { answers: [{ answer: happens.answer }] });
      await ask('/p/order/pay', { orderNumbers: chosen(happens.which), payType: 20, vaultToken: await bank.token() });
      break;
    case 'payCash':
      await ask('/p/order/pay', { orderNumbers: chosen(happens.which), payType: 21, codConfirmed: 1 });
      break;
    case 'step':
      if (attempts[happens.attempt]?.actionUrl)
        await bank.answerStep(attempts[happens.attempt]?.actionUrl ?? '', happens.isApproved ? 'approved' : 'refused');
      break;
    case 'finish':
    case 'leave':
      if (last)
        await ask(happens.what === 'finish' ? '/p/order/payAction' : '/p/order/payCancel', { payNo: last.payNo, result: 'approved' });
      break;
    case 'cancel':
      await t.mall.context.db.transaction(async (tx) => {
        const [order] = await lockOrders(tx, [chosen(happens.which)]);
        const event = { type: 'cancel.asked', at: t.mall.context.clock.now(), reason: 'changed_mind', remark: null } as const;
        await stepDirectly(async () => {
          if (order && mayTransition(order, event) === null)
            await transitionOrder(t.mall.context, tx, order, event, { actor: 'BUYER', who: user.userId, cause: 'test', locale: 'en' });
        });
      });
      break;
    case 'settle':
      if (attempts[happens.attempt])
        await bank.merchant('POST', '/control/settle', {
          reference: attempts[happens.attempt]?.payNo,
          ...(happens.isCaptured ? {} : { code: 'CARD_DECLINED' }),
        });
      break;
    case 'wait':
      await t.advance(happens.ms);
      break;
    case 'away':
      await bank.goAway();
      break;
    case 'back':
      await bank.comeBack();
  }
}

/** Lets everything that is under way come to its end. */
async function settleAll(numbers: string[]): Promise<void> {
  await bank.comeBack();
  for (const { payNo, status } of await attemptsOn(numbers))
    if (status === 'PROCESSING') await bank.merchant('POST', '/control/settle', { reference: payNo, code: 'CARD_DECLINED' });
  await bank.delivered();
  await t.advance(3 * 60 * minute);
  await bank.delivered();
  await t.advance(2 * 60 * minute);
}

describe('whatever banks, shoppers and clocks do', () => {
  let tried = 0;
  it('an open paid order has been paid exactly once, and nobody keeps money for any other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stimulus, { minLength: 4, maxLength: 16, size: 'max' }), async (fixture) => {
        // The clock goes on by hours in every run: an older token would have run out.
        user = await t.newUser();
        await bank.merchant('POST', '/control/script', { answers: [] });
        const numbers = [
          await placeTestOrder(t, user.userId, { due: 120_000 }),
          await placeTestOrder(t, user.userId, { due: 80_000 }),
        ].sort();
        for (const each of fixture) await happen(each, numbers);
        await settleAll(numbers);

        const attempts = await attemptsOn(numbers);
        expect(attempts.filter(({ status }) => isLive(status) || status === 'REFUNDING')).toEqual([]);
        tried += attempts.length;
        let atBank = 0;
        for (const { payNo, payType, captured, refunded } of attempts) {
          if (payType !== 20) continue;
          const charge = await bank.merchant<Charge>('GET', `/charges/${payNo}`);
          const isIn = charge.state === 'CAPTURED' || charge.state === 'REFUNDED';
          expect([payNo, captured, refunded]).toEqual([payNo, isIn ? charge.amount : 0, isIn ? charge.refunded : 0]);
          atBank += captured - refunded;
        }
        const rows = await t.mall.context.db.select().from(orders).where(inArray(orders.orderNumber, numbers));
        let owed = 0;
        for (const { status, life } of rows) {
          expect([status, life.payStatus]).toEqual(
            status === 2 ? [2, expect.stringMatching(/^(PAID|COD_DUE)$/)] : [6, expect.stringMatching(/^(UNPAID|REFUNDED)$/)],
          );
          owed += status === 2 && life.payStatus === 'PAID' ? life.due : 0;
        }
        expect(atBank).toBe(owed);
      }),
      {
        numRuns: Number(process.env['RUNS'] ?? 15),
        endOnFailure: process.env['SHRINK'] !== '1',
      },
    );
    expect(tried).toBeGreaterThan(0);
  });
});
