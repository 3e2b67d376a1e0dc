import type { Module } from '../platform/module.ts';
import { route } from '../platform/http/route.ts';
import { nothing, ts, z } from '../platform/http/schemas.ts';
import { devicesOf, endDevice } from './deviceSessions.ts';

const deviceSession = z
  .object({
    sessionId: z.string(),
    /** "Chrome, Android"; empty where the browser told nothing of itself. */
    device: z.string(),
    ip: z.string(),
    /** Where somebody logged in there; null for a login before this was kept. */
    region: z.string().nullable(),
    lastTime: ts,
    /** Whether it asks this very question. */
    current: z.boolean(),
  })
  .openapi('DeviceSession');

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
