import { happeningsOf } from '#flows/happenings.ts';
import { sessionMachine } from '#machines/session.machine.ts';

export const session = happeningsOf(sessionMachine)({
  inputs: {
    'a guest': { shopper: null },
    'a shopper': { shopper: { userId: 'u-1', name: 'Nimal', pic: '' } },
  },
  events: { 'logout.pressed': [{}], 'session.ended': [{}], 'notices.touched': [{}] },
  ports: {
    readStanding: { answers: { 'two unread': { name: 'Nimal', pic: '', unread: 2 } }, refusals: ['OFFLINE'] },
    listenToNotices: { says: ['notices.touched'] },
    logout: { answers: { done: {} }, refusals: ['OFFLINE'] },
  },
  shownBy: 'the header, which shows who is here',
  stays: { guest: 'the login begins the shop anew' },
});
