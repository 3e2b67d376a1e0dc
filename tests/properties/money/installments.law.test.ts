import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permilleOf, sum } from '#machines/rules/money/money.ts';
import { installments, planMonths, planRates, together, type Plan } from '#mall/payment/installments.ts';

const zones = ['Asia/Colombo', 'Asia/Vientiane', 'Europe/Istanbul', 'Pacific/Kiritimati', 'America/New_York'];
const terms = fc.record({
  amount: fc.integer({ min: 1, max: 3_000_000_000 }),
  months: fc.constantFrom(...planMonths),
  from: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) }),
  zone: fc.constantFrom(...zones),
});
type Terms = typeof terms extends fc.Arbitrary<infer T> ? T : never;

const planOf = (each: Terms, refunded = 0): Plan => installments({ ...each, ratePermille: planRates[each.months], refunded });
const amountsOf = ({ dates }: Plan): number[] => dates.map(({ amount }) => amount);

it('the installments come to the total, which is the amount and the cost of its plan, to the smallest unit', () => {
  fc.assert(
    fc.property(terms, (each) => {
      const plan = planOf(each);
      expect(sum(amountsOf(plan))).toBe(plan.total);
      expect(plan.total).toBe(each.amount + plan.cost);
      expect(plan.cost).toBe(permilleOf(each.amount, planRates[each.months]));
      expect(plan.dates).toHaveLength(each.months);
    }),
  );
});

it('all installments are equal but the first, which has less than a month of remainder more', () => {
  fc.assert(
    fc.property(terms, (each) => {
      const plan = planOf(each);
      const [first = 0, ...others] = amountsOf(plan);
      expect(new Set(others)).toEqual(new Set([plan.perMonth]));
      expect(first).toBeGreaterThanOrEqual(plan.perMonth);
      expect(first - plan.perMonth).toBeLessThan(each.months);
    }),
  );
});

it("each is due in a month of its own, on the day of the payment as the region's calendar has it, or on the month's last", () => {
  fc.assert(
    fc.property(terms, (each) => {
      const paidOn = new Intl.DateTimeFormat('sv-SE', { timeZone: each.zone }).format(each.from);
      const [year = 0, month = 0, day = 0] = paidOn.split('-').map(Number);
      planOf(each).dates.forEach(({ date }, at) => {
        const due = new Date(`${date}T00:00:00Z`);
        expect(due.getUTCFullYear() * 12 + due.getUTCMonth()).toBe(year * 12 + month - 1 + at + 1);
        const isLast = new Date(due.getTime() + 86_400_000).getUTCDate() === 1;
        expect(due.getUTCDate() === day || (isLast && due.getUTCDate() < day)).toBe(true);
      });
    }),
  );
});

it('the thirty-first of January is the twenty-eighth of February, and the thirty-first of March again', () => {
  const plan = installments({ amount: 100, months: 3, ratePermille: 0, from: Date.UTC(2026, 0, 31, 3), zone: 'Asia/Colombo' });
  expect(plan.dates).toEqual([
    { date: '2026-02-28', amount: 34 },
    { date: '2026-03-31', amount: 33 },
    { date: '2026-04-30', amount: 33 },
  ]);
  expect(
    installments({ amount: 100, months: 3, ratePermille: 0, from: Date.UTC(2026, 0, 31, 20), zone: 'Asia/Colombo' }).dates[0]?.date,
  ).toBe('2026-03-01');
});

it('what goes back lowers the cost with the amount and the last installments first; all of it leaves nothing', () => {
  fc.assert(
    fc.property(terms, fc.nat(1000), (each, share) => {
      const refunded = Math.floor((each.amount * share) / 1000);
      const before = planOf(each);
      const after = planOf(each, refunded);
      expect(sum(amountsOf(after))).toBe(after.total);
      expect(after.total).toBe(each.amount - refunded + after.cost);
      expect(after.total).toBeLessThanOrEqual(before.total);
      if (share === 1000) expect(after.dates).toEqual([]);
      const amounts = amountsOf(after);
      amounts.forEach((amount, at) => {
        const was = before.dates[at]?.amount ?? 0;
        expect(amount).toBeLessThanOrEqual(was);
        if (at < amounts.length - 1) expect(amount).toBe(was);
      });
    }),
  );
});

it('orders that are paid together owe what each of them owes', () => {
  fc.assert(
    fc.property(terms, fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 5 }), (each, amounts) => {
      const plans = amounts.map((amount) => planOf({ ...each, amount }));
      const whole = together(plans);
      expect(sum(amountsOf(whole))).toBe(whole.total);
      expect(whole.total).toBe(sum(plans.map(({ total }) => total)));
      expect(whole.cost).toBe(whole.total - sum(amounts));
    }),
  );
});
