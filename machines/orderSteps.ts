import type { Moment } from './port.ts';
import type { Action, MyOrder } from './words.ts';

/** What a shopper can do on the page of an order itself; paying and cancelling have pages of their own. */
export const orderSteps = ['CONFIRM_RECEIPT', 'EXTEND_RECEIPT', 'WITHDRAW_CANCEL', 'DELETE'] as const;
export type OrderStep = (typeof orderSteps)[number];

/** The mall's word on an action (contract 1.4); null where it does not speak of it. */
export const actionOf = ({ actions }: Pick<MyOrder, 'actions'>, name: string): Action | null => actions.find(({ action }) => action === name) ?? null;

export const isAllowed = (order: Pick<MyOrder, 'actions'>, name: string): boolean => actionOf(order, name)?.allowed ?? false;

/** A page that shows an order asks again when it is older than this. */
export const freshFor = 10_000;

/** No timer of a browser runs longer than 24 days; one that ends early only asks once more. */
const longestWait = 20 * 24 * 3_600_000;

/** When time itself changes what this order allows: the nearest deadline after `at`, in ms; null where there is none. */
export const nextChangeOf = ({ actions, endTime }: Pick<MyOrder, 'actions' | 'endTime'>, at: Moment): Moment | null => {
  const times = [endTime, ...actions.map(({ until }) => until)].flatMap((time) => (time === null ? [] : [Date.parse(time)])).filter((time) => time > at);
  return times.length === 0 ? null : Math.min(...times, at + longestWait);
};
