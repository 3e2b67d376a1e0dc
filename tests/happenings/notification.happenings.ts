import { happeningsOf } from '#flows/happenings.ts';
import { notificationMachine } from '#machines/notification.machine.ts';
import type { Announcement, OrderNotice } from '#machines/words.ts';
import { pageOf } from './goods.ts';
import { here, shopperHere } from './here.ts';

const notice = (id: number): OrderNotice => ({ id, type: 'ORDER', title: `Your order S${id} is on its way`, content: 'It left Kandy.', pic: null, orderNumber: `S${id}`, route: null, status: 0, createTime: '2026-02-01T09:00:00.000Z' });
const announcement = (id: number): Announcement => ({ id, title: `News ${id}`, summary: 'Free delivery', content: '<p>Free delivery</p>', pic: null, isTop: 0, publishTime: '2026-02-01T09:00:00.000Z', unread: true });

export const notification = happeningsOf(notificationMachine)({
  inputs: { 'a guest': { place: { name: 'notification' }, here }, 'a shopper': { place: { name: 'notification' }, here: shopperHere } },
  events: {
    'tab.chosen': [({ context }) => ({ tab: context.tab === 'notices' ? 'announcements' : 'notices' })],
    'notice.opened': [({ context }) => (context.tab === 'notices' && context.notices.rows[0] ? { id: context.notices.rows[0].id } : null), { id: 99 }],
    'allRead.pressed': [{}], 'more.pressed': [{}], 'retry.pressed': [{}], resume: [{}],
  },
  ports: {
    readNotices: {
      answers: { 'two pages': ({ question }) => ({ notices: question.isLoggedIn ? pageOf([notice(1)], 1, 2) : null, announcements: pageOf([announcement(1)], 1, 2) }) },
      refusals: ['UNREACHABLE'],
    },
    readMoreNotices: {
      answers: { 'the last page': ({ question }) => (question.tab === 'notices' ? { tab: 'notices', page: pageOf([notice(question.current)], question.current, 2) } : { tab: 'announcements', page: pageOf([announcement(question.current)], question.current, 2) }) },
      refusals: ['OFFLINE'],
    },
    markRead: { answers: { marked: {} }, refusals: ['OFFLINE'] },
  },
  seen: ({ here: { isLoggedIn }, tab, notices, announcements, problem }) => ({
    isLoggedIn, tab, pages: [notices.current, announcements.current], unread: notices.rows.some(({ status }) => status === 0) || announcements.rows.some(({ unread }) => unread), hasProblem: problem !== null,
  }),
});
