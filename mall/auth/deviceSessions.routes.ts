import type { Module } from '../platform/module.ts';
import { route } from '../platform/http/route.ts';
import { nothing, z } from '../platform/http/schemas.ts';
import { devicesOf, endDevice } from './deviceSessions.ts';
import { deviceSession } from './deviceSessions.schemas.ts';

const read = route({
  id: 'C7',
  operationId: 'devices',
  method: 'get',
  path: '/p/user/sessions',
  who: 'user',
  summary: 'Where I am logged in, this browser first, then the one that was here last',
  answer: z.array(deviceSession),
  handler: async ({ db, user, locale, now }) => devicesOf(db, user, { locale, now }),
});

const end = route({
  id: 'C8',
  operationId: 'endDevice',
  method: 'delete',
  path: '/p/user/sessions/{sessionId}',
  who: 'user',
  summary: 'Logs me out of one of my browsers',
  params: z.object({ sessionId: z.string().min(1).max(64) }),
  answer: nothing,
  async handler(call) {
    await endDevice(call, call.params.sessionId);
    return {};
  },
});

export const deviceModule: Module = { name: 'device', routes: [read, end] };
