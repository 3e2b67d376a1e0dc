import type { Money, Priced } from './money.ts';
import type { Action } from './shop.ts';

export const groupBuyTabs = ['inProgress', 'upcoming', 'ended'] as const;
export type GroupBuyTab = (typeof groupBuyTabs)[number];

/** One thing for less when all its seats are paid before the end (contract R1). */
export type GroupBuy = Priced & {
  groupActivityId: number;
  prodId: number;
  prodName: string;
  pic: string;
  /** The price of the group, and of one bought alone. */
  activityPrice: Money;
  price: Money;
  /** 1 in progress, 3 upcoming, 2 ended. */
  groupBuyStatus: number;
  /** COMPLETED or TIME_OUT; null while it has not ended. */
  result: string | null;
  groupNumber: number;
  participantsNeeded: number;
  joinNum: number;
  held: number;
  free: number;
  startTime: string;
  endTime: string;
};

export type GroupLogLine = { time: string; who: string | null; what: 'JOINED' | 'LEFT' | 'COMPLETED' | 'TIME_OUT' };

/** One group buy with what the visitor has to do with it, and what happened in it (contract R2). */
export type GroupBuyDetail = GroupBuy & {
  remind: boolean;
  /** The visitor's own order that has a seat. */
  orderNumber: string | null;
  actions: Action[];
  log: GroupLogLine[];
};
