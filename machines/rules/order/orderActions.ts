import type { Moment } from '../../ports.ts';
import type { Action } from '../../model/shop.ts';
import type { MyOrder } from '../../model/order.ts';
import { nextMomentOf } from '../nextMoment.ts';

/** What a shopper can do on the page of an order itself; paying and cancelling have pages of their own. */
export const orderActions = ['CONFIRM_RECEIPT', 'EXTEND_RECEIPT', 'WITHDRAW_CANCEL', 'BUY_AGAIN', 'DELETE', 'RESTORE'] as const;
export type OrderActionStep = (typeof orderActions)[number];

/** Steps that are taken at once, because nothing is lost by them. */
export const harmlessSteps: readonly OrderActionStep[] = ['BUY_AGAIN', 'RESTORE'];

/** The mall's word on an action (contract 1.4); null where it does not speak of it. */
export const actionOf = ({ actions }: Pick<MyOrder, 'actions'>, name: string): Action | null =>
  actions.find(({ action }) => action === name) ?? null;

/** True where the mall allows an action; one that it does not name is not allowed. */
export const isAllowed = (order: Pick<MyOrder, 'actions'>, name: string): boolean => actionOf(order, name)?.allowed ?? false;

/**
 * Whether a step may be the next one, allowed or not: what was not sent cannot be received yet, what was sent is not cancelled, what is
 * packed goes where it goes, and a claim is spoken of where there is something to claim.
 */
export const canComeNext = ({ stage }: Pick<MyOrder, 'stage'>, { action, allowed }: Pick<Action, 'action' | 'allowed'>): boolean => {
  const isSent = stage === 'SHIPPED' || stage === 'DELIVERED';
  if (action === 'CONFIRM_RECEIPT') return allowed || isSent;
  if (action === 'CANCEL') return allowed || !isSent;
  if (action === 'CHANGE_ADDRESS' || action === 'CLAIM') return allowed;
  return true;
};

/** Whether anything of it is with the courier, so that its way can be followed. */
export const isOnItsWay = ({ stage, statusCode }: Pick<MyOrder, 'stage' | 'statusCode'>): boolean =>
  stage === 'SHIPPED' || stage === 'DELIVERED' || statusCode === 'TO_DELIVER.PART_SHIPPED';

/** A page that shows an order asks again when it is older than this. */
export const freshFor = 10_000;

/** When time itself changes what this order allows: the nearest deadline after `at`, in ms; null where there is none. */
export const nextChangeOf = ({ actions, endTime }: Pick<MyOrder, 'actions' | 'endTime'>, at: Moment): Moment | null => {
  const times = [endTime, ...actions.map(({ until }) => until)].flatMap((time) => (time === null ? [] : [Date.parse(time)]));
  return nextMomentOf(times, at);
};
