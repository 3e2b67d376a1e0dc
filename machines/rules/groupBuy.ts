import type { Moment } from '../ports.ts';
import { nextMomentOf } from './nextMoment.ts';

export type GroupBuyResult = 'COMPLETED' | 'TIME_OUT';

/** The contract's `groupBuyStatus`. */
export const groupBuyStatuses = { inProgress: 1, ended: 2, upcoming: 3 } as const;
export type GroupBuyStatus = (typeof groupBuyStatuses)[keyof typeof groupBuyStatuses];

/** A group buy as far as its state follows from it: its time, and how its seats stand. */
export type GroupBuyFacts = {
  startAt: Moment;
  endAt: Moment;
  result: GroupBuyResult | null;
  groupNumber: number;
  paid: number;
  held: number;
};

/** Why nobody, or not this shopper, can join now. */
export type JoinRefusal =
  | 'GROUP_NOT_STARTED'
  | 'GROUP_ENDED'
  | 'GROUP_SOLD_OUT'
  | 'GROUP_LIMIT'
  | 'TEAM_FULL'
  | 'TEAM_CLOSED'
  | 'ALREADY_IN_TEAM';

/** One shopper has one seat, and a seat is one piece. */
export const seatsOfShopper = 1;

/** How it ended; null while it has not. Its time may be over before anybody has noted it. */
export const resultOf = ({ result, endAt }: Pick<GroupBuyFacts, 'result' | 'endAt'>, at: Moment): GroupBuyResult | null =>
  result ?? (at >= endAt ? 'TIME_OUT' : null);

/** Upcoming, in progress or ended, by the mall's clock and its seats (contract 4.5). */
export const groupBuyStatusOf = (buy: Pick<GroupBuyFacts, 'startAt' | 'endAt' | 'result'>, at: Moment): GroupBuyStatus => {
  if (resultOf(buy, at) !== null) return groupBuyStatuses.ended;
  return at < buy.startAt ? groupBuyStatuses.upcoming : groupBuyStatuses.inProgress;
};

/** Seats that nobody has paid or holds. */
export const freeSeatsOf = ({ groupNumber, paid, held }: Pick<GroupBuyFacts, 'groupNumber' | 'paid' | 'held'>): number =>
  groupNumber - paid - held;

/** Why a shopper may not join with so many pieces; null when he may. */
export function whyNotJoin(
  buy: GroupBuyFacts,
  joining: { isMember: boolean; isInStock: boolean; count: number },
  at: Moment,
): JoinRefusal | null {
  const result = resultOf(buy, at);
  if (result !== null) return result === 'COMPLETED' ? 'TEAM_CLOSED' : 'GROUP_ENDED';
  if (at < buy.startAt) return 'GROUP_NOT_STARTED';
  if (joining.isMember) return 'ALREADY_IN_TEAM';
  if (joining.count > seatsOfShopper) return 'GROUP_LIMIT';
  if (freeSeatsOf(buy) <= 0) return 'TEAM_FULL';
  return joining.isInStock ? null : 'GROUP_SOLD_OUT';
}

/** The moment after `at` at which the next of these begins or ends; null where none does any more. */
export const nextTurnOf = (buys: readonly { startTime: string; endTime: string; result: string | null }[], at: Moment): Moment | null => {
  const turns = buys
    .filter(({ result }) => result === null)
    .flatMap(({ startTime, endTime }) => [Date.parse(startTime), Date.parse(endTime)]);
  return nextMomentOf(turns, at);
};
