import { sql } from 'drizzle-orm';
import { freeSeatsOf, groupBuyStatuses, groupBuyStatusOf, resultOf, seatsOfShopper } from '#machines/rules/groupBuy.ts';
import type { Locale } from '#machines/model/locale.ts';
import { toMajor } from '#machines/rules/money/money.ts';
import { availabilityProblem } from '../cart/availability.ts';
import { verdictOf } from '../platform/verdict.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { z } from '../platform/http/schemas.ts';
import { offersOf, type Offer } from '../product/offer.ts';
import { sharedCards } from '../product/pagedCards.ts';
import type { Region } from '../region/region.ts';
import { maskedName } from '../review/review.ts';
import { activityOfProduct, type Activity } from './group.ts';
import type { groupActivity, groupActivityDetail } from './group.schemas.ts';
import { remindedOf } from './remind.ts';
import { joinRefusalOf, seatsOf } from './seat.ts';

export type GroupActivity = z.input<typeof groupActivity>;
export type GroupView = { context: MallContext; region: Region; locale: Locale; userId: string | null; at: number };

/** Activities as the contract says them, with what the reader has to do with each; one whose product is gone is left out. */
export async function activitiesOut(db: Db, activities: readonly Activity[], view: GroupView): Promise<GroupActivity[]> {
  const { context, region, locale, userId } = view;
  const ids = activities.map(({ activityId }) => activityId);
  const offers = await offersOf(context, db, { skuIds: activities.map(({ skuId }) => skuId), regionId: region.regionId, lang: locale });
  const [cards, seats, reminded] = await Promise.all([
    sharedCards(context, [...new Set(activities.map(({ prodId }) => prodId))], region, locale),
    userId === null ? new Map<number, string | null>() : seatsOf(db, userId, ids),
    userId === null ? new Set<number>() : remindedOf(db, userId, ids),
  ]);
  return activities.flatMap((activity) => {
    const offer = offers.get(activity.skuId);
    if (!offer || offer.price === null) return [];
    const mine = { isMember: seats.has(activity.activityId), isReminded: reminded.has(activity.activityId) };
    const rating = cards.find(({ prodId }) => prodId === activity.prodId)?.rating ?? null;
    return [activityOut(activity, { offer, rating, ...mine, orderNumber: seats.get(activity.activityId) ?? null }, view)];
  });
}

/** The group buy of a product that has not ended, as nobody in particular sees it (F5); null where there is none. */
export async function openGroupOf(db: Db, prodId: number, view: Omit<GroupView, 'userId'>): Promise<GroupActivity | null> {
  const activity = await activityOfProduct(db, prodId, view.region.regionId, view.at);
  if (!activity || groupBuyStatusOf(activity, view.at) === groupBuyStatuses.ended) return null;
  const [shown] = await activitiesOut(db, [activity], { ...view, userId: null });
  return shown ?? null;
}

type Beside = { offer: Offer; rating: number | null; isMember: boolean; isReminded: boolean; orderNumber: string | null };

function activityOut(activity: Activity, beside: Beside, view: GroupView): GroupActivity {
  const { region, at } = view;
  const { offer, rating, isReminded, orderNumber } = beside;
  const { groupNumber, paid, held, startAt, endAt } = activity;
  const major = (minor: number): number => toMajor(minor, region.digits);
  const seconds = (until: number): number => Math.max(0, Math.ceil((until - at) / 1000));
  const status = groupBuyStatusOf(activity, at);
  return {
    groupActivityId: activity.activityId,
    prodId: activity.prodId,
    shopId: offer.shopId,
    prodName: offer.prodName,
    pic: offer.pic,
    activityPrice: major(activity.price),
    price: major(offer.price ?? 0),
    oriPrice: offer.oriPrice === null ? null : major(offer.oriPrice),
    currency: region.currency,
    priceSymbol: region.symbol,
    rating,
    groupBuyStatus: status,
    result: resultOf(activity, at),
    groupNumber,
    prodCount: groupNumber,
    sellCount: paid,
    participantsNeeded: groupNumber - paid,
    joinNum: paid,
    held,
    free: freeSeatsOf(activity),
    startTime: new Date(startAt).toISOString(),
    endTime: new Date(endAt).toISOString(),
    nowTime: new Date(at).toISOString(),
    startIn: seconds(startAt),
    expiresIn: status === groupBuyStatuses.ended ? 0 : seconds(endAt),
    mode: 'POOL',
    maxNum: seatsOfShopper,
    groupSkuList: [
      {
        groupSkuId: activity.activityId,
        skuId: activity.skuId,
        skuName: offer.skuName,
        activityPrice: major(activity.price),
        stocks: offer.stocks,
      },
    ],
    remind: isReminded,
    orderNumber,
    actions: actionsOf(activity, beside, view),
  };
}

/** What may be done about it now, and why not. */
function actionsOf(activity: Activity, { offer, isMember }: Beside, { locale, at }: GroupView): GroupActivity['actions'] {
  const status = groupBuyStatusOf(activity, at);
  const action = (name: string, path: string, reasonCode: string | null, needs: string[], until: number | null) => ({
    action: name,
    ...verdictOf(reasonCode, locale),
    until: until === null ? null : new Date(until).toISOString(),
    method: 'POST',
    path,
    needs,
    effect: null,
  });
  const whyNotJoin = joinRefusalOf(activity, { isMember, offer, count: seatsOfShopper }, at);
  const whyNotRemind = status === groupBuyStatuses.ended ? 'GROUP_ENDED' : 'TRANSITION_NOT_ALLOWED';
  const isUpcoming = status === groupBuyStatuses.upcoming;
  const joinUntil = whyNotJoin === 'GROUP_NOT_STARTED' ? activity.startAt : activity.endAt;
  return [
    action('JOIN', '/p/group/order/confirm', whyNotJoin, ['groupSkuId'], status === groupBuyStatuses.ended ? null : joinUntil),
    action('BUY_ALONE', '/p/order/confirm', availabilityProblem(offer), ['orderItem'], null),
    action('REMIND', '/p/group/remind', isUpcoming ? null : whyNotRemind, ['on'], isUpcoming ? activity.startAt : null),
  ];
}

type LogRow = { name: string | null; paidAt: number | null; leftAt: number | null };

/** Who paid a seat and who left one, and how it ended: the latest first. */
export async function logOf(db: Db, activity: Activity): Promise<z.input<typeof groupActivityDetail>['log']> {
  const { rows } = await db.execute<LogRow>(
    sql`select p.nick_name as name, s.paid_at as "paidAt", s.left_at as "leftAt" from group_seat s
      left join shopper p on p.user_id = s.user_id where s.activity_id = ${activity.activityId} and s.paid_at is not null`,
  );
  const ended = await db.execute<{ endedAt: number | null }>(
    sql`select ended_at as "endedAt" from group_activity where activity_id = ${activity.activityId}`,
  );
  const endedAt = ended.rows[0]?.endedAt ?? null;
  const lines = [
    ...rows.flatMap(({ name, paidAt, leftAt }) => {
      const who = maskedName(name ?? '');
      return [
        ...(paidAt === null ? [] : [{ at: paidAt, who, what: 'JOINED' as const }]),
        ...(leftAt === null ? [] : [{ at: leftAt, who, what: 'LEFT' as const }]),
      ];
    }),
    ...(activity.result === null || endedAt === null ? [] : [{ at: endedAt, who: null, what: activity.result }]),
  ];
  const order = ['JOINED', 'LEFT', 'COMPLETED', 'TIME_OUT'];
  return lines
    .sort((one, other) => other.at - one.at || order.indexOf(other.what) - order.indexOf(one.what))
    .map(({ at, who, what }) => ({ time: new Date(at).toISOString(), who, what }));
}
