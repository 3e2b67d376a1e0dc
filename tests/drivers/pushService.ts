import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { serve } from '@hono/node-server';
import httpEce from 'http_ece';
import type { PushMessage } from '#machines/model/push.ts';

/** What was posted for a browser: its headers, and its body in base64. */
type Posted = { headers: Record<string, string>; body: string };

/** What a push service answers to one post. */
type Reply = { status: number; headers?: Record<string, string> };

/** A push service as browsers' makers run them, on a port of its own; what is posted to it can be asked for. */
export const openPushService = async (): Promise<{ origin: string; close: () => Promise<void> }> => {
  const posted = new Map<string, Posted[]>();
  const replies = new Map<string, Reply[]>();
  const app = new Hono()
    .post('/send/:id', async ({ req }) => {
      const id = req.param('id');
      const body = Buffer.from(await req.arrayBuffer()).toString('base64');
      posted.set(id, [...(posted.get(id) ?? []), { headers: req.header(), body }]);
      const { status, headers = {} } = replies.get(id)?.shift() ?? { status: 201 };
      return new Response(null, { status, headers });
    })
    .get('/send/:id', (context) => context.json(posted.get(context.req.param('id')) ?? []))
    .put('/send/:id', async (context) => {
      replies.set(context.req.param('id'), await context.req.json<Reply[]>());
      return context.body(null, 204);
    });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((resolve) => (server.listening ? resolve() : void server.once('listening', resolve)));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => new Promise((resolve) => void server.close(() => resolve())) };
};

/** A browser that subscribed at the service of this origin: what it gives to the mall, and what it alone reads of what came. */
export const pushBrowser = (origin: string) => {
  const endpoint = `${origin}/send/${randomBytes(12).toString('base64url')}`;
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys().toString('base64url');
  const authSecret = randomBytes(16).toString('base64url');
  const read = (body: string): PushMessage => {
    const text = httpEce.decrypt(Buffer.from(body, 'base64'), { version: 'aes128gcm', privateKey, authSecret });
    return JSON.parse(text.toString()) as PushMessage;
  };
  const posted = async (): Promise<Posted[]> => (await (await fetch(endpoint)).json()) as Posted[];
  return {
    subscription: { endpoint, keys: { p256dh, auth: authSecret } },
    /** What came for it, taken or not, the first first. */
    heard: async (): Promise<PushMessage[]> => (await posted()).map(({ body }) => read(body)),
    /** The headers of what came. */
    headers: async () => (await posted()).map(({ headers }) => headers),
    /** The next posts to it are answered so, one after the other; then again with 201. */
    answer: async (...replies: Reply[]): Promise<void> => {
      await fetch(endpoint, { method: 'PUT', body: JSON.stringify(replies) });
    },
  };
};

export type PushBrowser = ReturnType<typeof pushBrowser>;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** The claims of `vapid t=..., k=...`, where they were signed with the key of which this is the point; else null. */
export const vapidClaims = (header: string | undefined, publicKey: string): Record<string, unknown> | null => {
  const parts = /^vapid t=(?<head>[\w-]+)\.(?<claims>[\w-]+)\.(?<signature>[\w-]+), k=(?<key>[\w-]+)$/.exec(header ?? '');
  const { head = '', claims = '', signature = '', key } = parts?.groups ?? {};
  if (key !== publicKey) return null;
  const point = bytes(publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), { key: known, dsaEncoding: 'ieee-p1363' }, bytes(signature));
  return isSigned ? (JSON.parse(bytes(claims).toString()) as Record<string, unknown>) : null;
};
