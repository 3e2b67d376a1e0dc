import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { flag01, html, i64, i64Text, int, nothing, pageOf, pageQuery, ts, url, z } from '../platform/http/schemas.ts';
import { lastReadAt, markAnnouncementsRead, readAnnouncement, readAnnouncements, unreadAnnouncements } from './announcement.ts';
import { fillAnnouncements, retellAnnouncements } from './announcement.seed.ts';
import { markNotificationsRead, readNotifications, tellRead, unreadNotifications } from './notification.ts';
import { pushRoutes } from './push/push.routes.ts';
import { startPushSender } from './push/pushSender.ts';
import { streamRoutes, startStreams } from './stream.ts';
import { removeNotifications } from './undo.ts';

const orderNotice = z
  .object({
    id: i64,
    type: z.enum(['ORDER', 'REFUND', 'VOUCHER', 'GROUP', 'INVITE', 'STOCK', 'PRICE', 'ACCOUNT']),
    title: z.string(),
    content: z.string(),
    pic: url.nullish(),
    orderNumber: z.string().nullish(),
    refundSn: z.string().nullish(),
    route: z.string().nullish(),
    status: flag01,
    createTime: ts,
  })
  .openapi('OrderNotice');

const announcement = z
  .object({
    id: i64,
    title: z.string(),
    summary: z.string(),
    content: html,
    pic: url.nullish(),
    regionIds: z.array(i64),
    isTop: flag01,
    publishTime: ts,
    unread: z.boolean().nullish(),
  })
  .openapi('Announcement');

const announcementPage = pageOf(announcement, 'Announcement');

const routes = [
  route({
    id: 'U1',
    operationId: 'orderNotices',
    method: 'get',
    path: '/p/order/notice/page',
    summary: 'My notices, newest first',
    who: 'user',
    query: z.object(pageQuery()),
    answer: pageOf(orderNotice, 'OrderNotice'),
    handler: async ({ db, user, locale, query }) => readNotifications(db, user.userId, locale, query),
  }),
  route({
    id: 'U2',
    operationId: 'unreadCount',
    method: 'get',
    path: '/p/order/notice/unReadCount',
    summary: 'How many notices and announcements I have not read (Z9)',
    who: 'user',
    answer: int,
    handler: async ({ db, user, region, now }) =>
      (await unreadNotifications(db, user.userId)) + (await unreadAnnouncements(db, user.userId, region.regionId, now)),
  }),
  route({
    id: 'U3',
    operationId: 'announcements',
    method: 'get',
    path: '/notifications/page',
    summary: 'Announcements for my region, with what I have not read',
    who: 'user',
    query: z.object(pageQuery()),
    answer: announcementPage,
    handler: async ({ db, user, region, locale, now, query }) =>
      readAnnouncements(db, { regionId: region.regionId, locale, now, readAt: await lastReadAt(db, user.userId) }, query),
  }),
  route({
    id: 'U4',
    operationId: 'guestAnnouncements',
    method: 'get',
    path: '/notifications/notLogin/page',
    summary: 'Announcements for a region',
    who: 'guest',
    query: z.object({ regionId: i64Text.optional(), ...pageQuery() }),
    answer: announcementPage,
    cache: 'public, max-age=60',
    handler: async ({ db, region, locale, now, query }) => readAnnouncements(db, { regionId: region.regionId, locale, now }, query),
  }),
  route({
    id: 'U5',
    operationId: 'markAnnouncementsRead',
    method: 'post',
    path: '/userLastAnnouncementReadTime/update',
    summary: 'I have read the announcements until now, or until a time',
    who: 'user',
    body: z.object({ time: z.iso.datetime({ offset: true }).optional() }).optional(),
    answer: z.object({ lastReadTime: ts }).openapi('LastReadTime'),
    handler: async ({ context, db, user, now, body }) => {
      const time = body?.time === undefined ? now : Date.parse(body.time);
      const readAt = await markAnnouncementsRead(db, user.userId, time, now);
      await tellRead(context, db, user.userId, now);
      return { lastReadTime: new Date(readAt).toISOString() };
    },
  }),
  route({
    id: 'U6',
    operationId: 'markNoticesRead',
    method: 'put',
    path: '/p/order/notice/read',
    summary: 'Mark notices read; an empty list means all',
    who: 'user',
    body: z.array(i64).max(500),
    answer: z.object({ unRead: int }).openapi('UnRead'),
    handler: async ({ context, db, user, now, body }) => ({ unRead: await markNotificationsRead(context, db, user.userId, body, now) }),
  }),
  route({
    id: 'U7',
    operationId: 'removeNotices',
    method: 'delete',
    path: '/p/order/notice',
    summary: 'Deletes notices; for a while it can be taken back (C14)',
    who: 'user',
    body: z.array(i64).min(1).max(500),
    answer: nothing,
    handler: async ({ context, db, user, now: at, body: ids }) => {
      await removeNotifications(context, db, { userId: user.userId, ids, at });
      return {};
    },
  }),
  route({
    id: 'U8',
    operationId: 'announcement',
    method: 'get',
    path: '/notifications/info',
    summary: 'One announcement in full',
    who: 'guest',
    query: z.object({ id: i64Text }),
    answer: announcement,
    cache: 'public, max-age=60',
    handler: async ({ db, locale, now, query }) => readAnnouncement(db, query.id, locale, now),
  }),
  ...pushRoutes,
  ...streamRoutes,
];

/** Notices, announcements and the shopper's live stream (contract U, C11, V9). */
export const notificationModule: Module = {
  name: 'notice',
  routes,
  fill: fillAnnouncements,
  renew: retellAnnouncements,
  start: startStreams,
  work: startPushSender,
};
