import { route } from '../../platform/http/route.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { nothing, z } from '../../platform/http/schemas.ts';
import { tellUser } from '../../user/shopper.ts';
import { areKeysRight, isOfPushService } from './pushService.ts';
import { forgetPushSubscription, keepPushSubscription, pushEndpointsOf } from './pushSubscription.ts';
import { vapidKeysOf } from './vapid.ts';

const endpoint = z.string().min(1).max(1_000);
const key = z
  .string()
  .regex(/^[\w-]+={0,2}$/)
  .max(200);

/** Notices while no page of the shop is open: Web Push (contract U9 to U11). */
export const pushRoutes = [
  route({
    id: 'U9',
    operationId: 'subscribePush',
    method: 'post',
    path: '/p/push/subscribe',
    summary: 'This browser hears of my notices from now on, in the language of this call, until its session is ended',
    who: 'user',
    body: z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }) }).openapi('PushSubscriptionParam'),
    answer: nothing,
    handler: async ({ context, db, user, locale, now: at, body }) => {
      const address = { endpoint: body.endpoint, ...body.keys };
      const isKnown = isOfPushService(address.endpoint, context.config.pushOrigins);
      if (!isKnown) throw refuse('VALIDATION', { fields: [{ field: 'endpoint', code: 'INVALID' }] });
      if (!areKeysRight(address)) throw refuse('VALIDATION', { fields: [{ field: 'keys', code: 'INVALID' }] });
      const isNew = await keepPushSubscription(db, address, { userId: user.userId, sessionId: user.sessionId, locale, at });
      if (isNew) await tellUser(context, db, user.userId);
      return {};
    },
  }),
  route({
    id: 'U10',
    operationId: 'unsubscribePush',
    method: 'delete',
    path: '/p/push/subscribe',
    summary: 'This browser hears of my notices no more',
    who: 'user',
    body: z.object({ endpoint }).openapi('PushEndpointParam'),
    answer: nothing,
    handler: async ({ context, db, user, body }) => {
      await forgetPushSubscription(db, user.userId, body.endpoint);
      await tellUser(context, db, user.userId);
      return {};
    },
  }),
  route({
    id: 'U11',
    operationId: 'pushState',
    method: 'get',
    path: '/p/push/subscribe',
    summary: 'Which browsers hear of my notices, and the key that a browser subscribes with',
    who: 'user',
    answer: z.object({ publicKey: z.string(), endpoints: z.array(z.string()) }).openapi('PushState'),
    handler: async ({ context, db, user, now }) => ({
      publicKey: vapidKeysOf(context.config.secret).publicKey,
      endpoints: await pushEndpointsOf(db, user.userId, now),
    }),
  }),
];
