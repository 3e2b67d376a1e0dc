import type { Module } from '../platform/module.ts';
import { z } from '../platform/http/schemas.ts';
import { route } from '../platform/http/route.ts';
import { calendarOf } from './calendar.ts';
import { deadlinesOf } from './deadline.ts';
import { deadlines } from './deadline.schemas.ts';

const most = 200;

const read = route({
  id: 'C12',
  operationId: 'deadlines',
  method: 'get',
  path: '/p/user/deadlines',
  who: 'user',
  summary: 'Every clock that runs for me, the soonest first; `format=ics` brings them as a calendar, too',
  query: z.object({ format: z.enum(['json', 'ics']).optional() }),
  answer: deadlines,
  async handler({ db, user, query, locale, now }) {
    const all = await deadlinesOf(db, { userId: user.userId, locale, at: now });
    const records = all.slice(0, most);
    const nowTime = new Date(now).toISOString();
    return { records, total: all.length, calendar: query.format === 'ics' ? calendarOf(records, nowTime) : null, nowTime };
  },
});

export const deadlineModule: Module = { name: 'deadline', routes: [read] };
