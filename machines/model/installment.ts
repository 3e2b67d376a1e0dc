import type { Money } from './money.ts';

/** A plan of the pay-later provider. `perMonth`: each installment but the first, which has the remainder. */
export type InstallmentPlan = {
  months: number;
  perMonth: Money;
  total: Money;
  /** What of the total is the provider's; it is no part of the order. */
  cost: Money;
  dates: { date: string; amount: Money }[];
};
/** What is still owed to the provider for an order. */
export type OrderInstallment = InstallmentPlan & { provider: string };
/** How something can be paid later; the headline is the cheapest month of the plans without cost. */
export type Installment = { provider: string; months: number; perMonth: Money; plans: InstallmentPlan[] };
/** One plan for one piece of a variant; `first`: the first installment. */
export type SkuInstallment = { months: number; first: Money; perMonth: Money; total: Money; cost: Money };
/** How a product can be paid later; `dates`: when that would be due if it were paid now, those of a shorter plan first. */
export type ProductInstallment = { provider: string; months: number; perMonth: Money; dates: string[] };
