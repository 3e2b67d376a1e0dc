import { groupBuyStatuses, seatsOfShopper } from '#machines/rules/groupBuy.ts';
import { confirm } from '../checkout/confirm.ts';
import { orderNumbers, orderParam, orderPreview, submitOrderParam } from '../checkout/checkout.schemas.ts';
import { submit } from '../checkout/submit.ts';
import type { Module } from '../platform/module.ts';
import { refuse } from '../platform/http/refusal.ts';
import { route } from '../platform/http/route.ts';
import { flag01, i64, i64Text, pageBody, pageQuery, z } from '../platform/http/schemas.ts';
import { offersOf } from '../product/offer.ts';
import { demoSeats, fillGroups, renewGroups } from './demo.ts';
import { activitiesOf, activityOfProduct, readActivity } from './group.ts';
import { groupActivityDetail, groupActivityPage } from './group.schemas.ts';
import { groupTimers } from './group.timers.ts';
import { activitiesOut, logOf } from './group.view.ts';
import { wishReminder } from './remind.ts';
import { joinRefusalOf, seatsOf } from './seat.ts';

const statusText = z
  .enum(['1', '2', '3'])
  .transform((text) => Number(text) as 1 | 2 | 3)
  .openapi({ type: 'integer', enum: Object.values(groupBuyStatuses).sort() });

const list = route({
  id: 'R1',
  operationId: 'groupBuys',
  method: 'get',
  path: '/group/page',
  who: 'guest',
  gateway: 'personal',
  summary: 'The group buys of a region: in progress by their end, then upcoming by their start, then ended, the latest first',
  query: z.object({ regionId: i64Text.optional(), groupBuyStatus: statusText.optional(), ...pageQuery() }),
  answer: groupActivityPage,
  async handler({ context, db, query: { groupBuyStatus: status, ...param }, region, locale, user, now: at }) {
    const { activities, total } = await activitiesOf(db, { ...param, regionId: region.regionId, status, at });
    const view = { context, region, locale, userId: user?.userId ?? null, at };
    return pageBody(await activitiesOut(db, activities, view), total, param);
  },
});

const info = route({
  id: 'R2',
  operationId: 'groupBuy',
  method: 'get',
  path: '/group/info',
  who: 'guest',
  gateway: 'personal',
  summary: 'One group buy with its public log, or, by its product, the one that matters most now',
  query: z.object({ groupActivityId: i64Text.optional(), prodId: i64Text.optional(), regionId: i64Text.optional() }),
  answer: groupActivityDetail,
  refusals: ['NOT_FOUND'],
  async handler({ context, db, query, region, locale, user, now: at }) {
    const found =
      query.groupActivityId === undefined
        ? await activityOfProduct(db, query.prodId ?? 0, region.regionId, at)
        : await readActivity(db, query.groupActivityId);
    if (!found || found.regionId !== region.regionId) throw refuse('NOT_FOUND');
    const [shown] = await activitiesOut(db, [found], { context, region, locale, userId: user?.userId ?? null, at });
    if (!shown) throw refuse('NOT_FOUND');
    return { ...shown, log: await logOf(db, found) };
  },
});

const confirmJoin = route({
  id: 'R5',
  operationId: 'confirmGroupOrder',
  method: 'post',
  path: '/p/group/order/confirm',
  who: 'user',
  summary: 'Opens or changes the checkout of a seat: the usual one, at the price of the group, by card only',
  body: orderParam
    .extend({ groupSkuId: i64, prodCount: z.number().int().min(1).max(999).default(seatsOfShopper) })
    .openapi('GroupOrderParam'),
  answer: orderPreview,
  refusals: [
    'GROUP_NOT_STARTED',
    'GROUP_ENDED',
    'GROUP_SOLD_OUT',
    'GROUP_LIMIT',
    'TEAM_FULL',
    'TEAM_CLOSED',
    'ALREADY_IN_TEAM',
    'CHECKOUT_EXPIRED',
    'NOT_FOUND',
  ],
  async handler({ context, db, user, body: { groupSkuId, prodCount, ...param }, region, locale, now }) {
    const activity = await readActivity(db, groupSkuId);
    if (!activity || activity.regionId !== region.regionId) throw refuse('NOT_FOUND');
    const { activityId, skuId, prodId } = activity;
    const offer = (await offersOf(context, db, { skuIds: [skuId], regionId: region.regionId, lang: locale })).get(skuId);
    const seats = await seatsOf(db, user.userId, [activityId]);
    const refusal = joinRefusalOf(activity, { isMember: seats.has(activityId), offer, count: prodCount }, now);
    const orderNumber = seats.get(activityId) ?? null;
    if (refusal || !offer) throw refuse(refusal ?? 'NOT_FOUND', { data: { groupActivityId: activityId, orderNumber } });
    const orderItem = { prodId, skuId, prodCount, shopId: offer.shopId };
    return confirm(context, db, user.userId, { context, region, locale }, { ...param, basketIds: null, orderItem }, activityId);
  },
});

const submitJoin = route({
  id: 'R6',
  operationId: 'submitGroupOrder',
  method: 'post',
  path: '/p/group/order/submit',
  who: 'user',
  summary: "Turns a seat's checkout into an order, once: it holds the seat until its payment deadline",
  body: submitOrderParam,
  answer: orderNumbers,
  idempotent: 'required',
  transitions: ['O1', 'UV3'],
  refusals: [
    'GROUP_ENDED',
    'GROUP_SOLD_OUT',
    'GROUP_LIMIT',
    'TEAM_FULL',
    'TEAM_CLOSED',
    'ALREADY_IN_TEAM',
    'ADDRESS_REQUIRED',
    'PRICE_CHANGED',
    'OUT_OF_STOCK',
    'PROD_OFFLINE',
    'NOT_DELIVERABLE',
    'VOUCHER_UNUSABLE',
    'PROMO_INVALID',
    'BELOW_MIN_PAYMENT',
    'CHECKOUT_EXPIRED',
    'TEXT_TOO_LONG',
  ],
  handler: ({ context, db, user, body, region, locale, requestId }) =>
    submit({ context, db, userId: user.userId, view: { context, region, locale }, param: body, cause: requestId, isSeat: true }),
});

const remind = route({
  id: 'R10',
  operationId: 'remindOfGroupBuy',
  method: 'post',
  path: '/p/group/remind',
  who: 'user',
  summary: 'Wants to be told when a group buy begins, or no more',
  body: z.object({ groupActivityId: i64, on: flag01 }).openapi('GroupRemindParam'),
  answer: z.object({ on: flag01 }).openapi('GroupReminder'),
  refusals: ['GROUP_ENDED', 'TRANSITION_NOT_ALLOWED', 'NOT_FOUND'],
  handler: ({ db, user, body, region, now: at }) =>
    wishReminder(db, { activityId: body.groupActivityId, regionId: region.regionId, userId: user.userId, on: body.on, at }),
});

export const groupModule: Module = {
  name: 'group',
  routes: [list, info, confirmJoin, submitJoin, remind],
  timers: [...groupTimers, demoSeats],
  fill: fillGroups,
  renew: renewGroups,
};
