import type { Locale } from '#machines/model/locale.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import { required } from '#machines/rules/required.ts';
import { rulesOf } from '../checkout/regionRules.ts';
import type { z } from '../platform/http/schemas.ts';
import type { Region } from '../region/region.ts';
import { sumIn } from '../region/priceText.ts';
import { installments, planMonths, planRates, together, type Plan } from './installments.ts';
import type { installment, installmentPlan, productInstallment, skuInstallment } from './installment.schemas.ts';

/** Who pays the mall at once and is owed by the shopper. */
export const provider = 'Serendib PayLater';

export type PayLaterReason = 'PAY_LATER_REGION' | 'PAY_LATER_GROUP' | 'PAY_LATER_MIN' | 'PAY_LATER_MAX';

/** Why an amount (minor units) cannot be paid later in this region; null when it can. */
export function whyNotPayLater(param: { regionId: number; amount: number; isGroup: boolean }): PayLaterReason | null {
  const { payLater } = rulesOf(param.regionId);
  if (payLater === null) return 'PAY_LATER_REGION';
  if (param.isGroup) return 'PAY_LATER_GROUP';
  if (param.amount < payLater.min) return 'PAY_LATER_MIN';
  return param.amount > payLater.max ? 'PAY_LATER_MAX' : null;
}

/** What the sentence of such a reason names: the least and the most that can be paid later, as money is written. */
export function payLaterBounds(region: Region, locale: Locale): { min: string; max: string } {
  const { payLater } = rulesOf(region.regionId);
  const text = sumIn(region, locale);
  return { min: text(payLater?.min ?? 0), max: text(payLater?.max ?? 0) };
}

/** The contract's `InstallmentPlan`. */
export function planBody({ months, perMonth, total, cost, dates }: Plan, region: Region): z.input<typeof installmentPlan> {
  const major = (minor: number): number => toMajor(minor, region.digits);
  return {
    months,
    perMonth: major(perMonth),
    total: major(total),
    cost: major(cost),
    dates: dates.map(({ date, amount }) => ({ date, amount: major(amount) })),
  };
}

/** The plans for orders of these amounts that are paid together at a moment, the shortest first. */
const plansOf = (amounts: readonly number[], from: number, { zone }: Region): Plan[] =>
  planMonths.map((months) =>
    together(amounts.map((amount) => installments({ amount, months, ratePermille: planRates[months], from, zone }))),
  );

/** The plan that stands for all: the longest, and so the one with the least a month, of those without cost. */
const freePlan = (plans: readonly Plan[]): Plan => required(plans.findLast(({ cost }) => cost === 0) ?? plans[0]);

/** The contract's `Installment`: how orders of these amounts can be paid later, if they are paid now. */
export function installmentOf(amounts: readonly number[], region: Region, at: number): z.input<typeof installment> {
  const plans = plansOf(amounts, at, region);
  const { months, perMonth } = freePlan(plans);
  return { provider, months, perMonth: toMajor(perMonth, region.digits), plans: plans.map((plan) => planBody(plan, region)) };
}

const isOpenFor = (price: number, { regionId }: Region): boolean => whyNotPayLater({ regionId, amount: price, isGroup: false }) === null;

/** How one piece of a variant can be paid later; nothing where its price is out of bounds. */
export function skuInstallments(price: number, region: Region, at: number): z.input<typeof skuInstallment>[] {
  if (!isOpenFor(price, region)) return [];
  return plansOf([price], at, region)
    .map((plan) => planBody(plan, region))
    .map(({ months, perMonth, total, cost, dates }) => ({ months, first: dates[0]?.amount ?? perMonth, perMonth, total, cost }));
}

/**
 * How a product can be paid later at the first of these prices for which it can, with the days on which that would be due; null where it
 * cannot.
 */
export function productInstallmentOf(prices: readonly number[], region: Region, at: number): z.input<typeof productInstallment> | null {
  const price = prices.find((each) => isOpenFor(each, region));
  if (price === undefined) return null;
  const plans = plansOf([price], at, region);
  const { months, perMonth } = freePlan(plans);
  const longest = required(plans.at(-1));
  return { provider, months, perMonth: toMajor(perMonth, region.digits), dates: longest.dates.map(({ date }) => date) };
}
