import { date, int, money, z } from '../platform/http/schemas.ts';

const plan = { months: int, perMonth: money, total: money, cost: money };

const planDates = z.array(z.object({ date, amount: money }).openapi('InstallmentDate'));

/** What is due when. `perMonth`: each of them but the first, which has the remainder; `cost`: what of the total is the provider's. */
export const installmentPlan = z.object({ ...plan, dates: planDates }).openapi('InstallmentPlan');

/** What is still owed to the provider for an order, after what went back. */
export const orderInstallment = z.object({ provider: z.string(), ...plan, dates: planDates }).openapi('OrderInstallment');

const headline = { provider: z.string(), months: int, perMonth: money };

/** How something can be paid later; the headline is the cheapest month of the plans without cost. */
export const installment = z.object({ ...headline, plans: z.array(installmentPlan) }).openapi('Installment');

/** `dates`: when the installments of a product would be due if it were paid now, those of a shorter plan first. */
export const productInstallment = z.object({ ...headline, dates: z.array(date) }).openapi('ProductInstallment');

/** One plan for one piece of a variant; `first`: the first installment. */
export const skuInstallment = z.object({ ...plan, first: money }).openapi('SkuInstallment');
