import { permilleOf, sum } from '#machines/rules/money/money.ts';
import { dayOf } from '../checkout/zonedTime.ts';

/** What a plan of so many months costs beside the amount, in thousandths of it. */
export const planRates = { 3: 0, 6: 30, 12: 60 } as const;

export type PlanMonths = keyof typeof planRates;
export const planMonths: readonly PlanMonths[] = [3, 6, 12];

/** What is due when; amounts in minor units. `perMonth`: each installment but the first, which has the remainder. */
export type Plan = { months: number; perMonth: number; total: number; cost: number; dates: { date: string; amount: number }[] };

type Terms = {
  amount: number;
  months: number;
  ratePermille: number;
  /** When it was paid, or would be (ms). */
  from: number;
  zone: string;
  /** What of the amount went back to the shopper. */
  refunded?: number;
};

/** The same day `months` later, or the last of a month that has no such day. */
const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};

/**
 * What is due each month, the first time a month after the payment, on the region's own calendar. Money that went back lowers the cost
 * with the amount, and the last installments first; what is lowered to nothing is not due any more.
 */
export function installments({ amount, months, ratePermille, from, zone, refunded = 0 }: Terms): Plan {
  const whole = amount + permilleOf(amount, ratePermille);
  const perMonth = Math.floor(whole / months);
  const paidOn = dayOf(from, zone);
  const cost = permilleOf(amount - refunded, ratePermille);
  const total = amount - refunded + cost;
  let left = total;
  const dates = Array.from({ length: months }, (_, at) => {
    const due = Math.min(left, at === 0 ? whole - perMonth * (months - 1) : perMonth);
    left -= due;
    return { date: monthsLater(paidOn, at + 1), amount: due };
  });
  return { months, perMonth, total, cost, dates: refunded === 0 ? dates : dates.filter((each) => each.amount > 0) };
}

/** The plans of orders that are paid together, as one: each has its own, so that what one gives back leaves the others as they are. */
export function together(plans: readonly Plan[]): Plan {
  const [first] = plans;
  if (!first) throw new RangeError('no plan');
  return {
    months: first.months,
    perMonth: sum(plans.map((plan) => plan.perMonth)),
    total: sum(plans.map((plan) => plan.total)),
    cost: sum(plans.map((plan) => plan.cost)),
    dates: first.dates.map(({ date }, at) => ({ date, amount: sum(plans.map((plan) => plan.dates[at]?.amount ?? 0)) })),
  };
}
