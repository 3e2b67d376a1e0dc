import { sql } from 'drizzle-orm';
import { route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { byAddress } from '../platform/http/rateLimit.ts';
import { refuse } from '../platform/http/refusal.ts';
import { contactFields, contactOf } from '../auth/contact.ts';
import { html, ts, url, z } from '../platform/http/schemas.ts';
import { pageLangs, pageOf } from './page.ts';

const staticPage = route({
  id: 'A6',
  operationId: 'staticPage',
  method: 'get',
  path: '/content/page/{slug}',
  who: 'guest',
  summary: 'A policy or help page',
  cache: 'public, max-age=300',
  params: z.object({ slug: z.string().max(60) }),
  query: z.object({ lang: z.enum(pageLangs).optional() }),
  answer: z.object({ slug: z.string(), lang: z.string(), title: z.string(), html, updateTime: ts }).openapi('StaticPage'),
  async handler({ params, query, locale, context }) {
    const page = pageOf(params.slug, query.lang ?? (locale === 'zn' ? 'zh-cn' : 'en-us'), context.config.brand);
    if (!page) throw refuse('NOT_FOUND');
    return page;
  },
});

const APP_VERSION = '1.7.5';

const appDownload = route({
  id: 'A7',
  operationId: 'appDownload',
  method: 'get',
  path: '/app/download',
  who: 'guest',
  summary: 'Where the mobile app is',
  cache: 'public, max-age=3600',
  query: z.object({ platform: z.string().max(20).optional() }),
  answer: z
    .object({ appStoreUrl: url, playStoreUrl: url, apkUrl: url.optional(), qrContent: z.string(), version: z.string(), popup: z.boolean() })
    .openapi('AppDownload'),
  async handler({ context }) {
    const name = context.config.brand.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return {
      appStoreUrl: `https://apps.apple.com/search?term=${encodeURIComponent(context.config.brand)}`,
      playStoreUrl: `https://play.google.com/store/apps/details?id=com.${name.replaceAll('-', '')}.mall`,
      qrContent: `${context.config.publicUrl}/?app=${name}`,
      version: APP_VERSION,
      popup: true,
    };
  },
});

const contactMessage = route({
  id: 'A8',
  operationId: 'sendContactMessage',
  method: 'post',
  path: '/contact/message',
  who: 'guest',
  summary: 'Writes to the mall',
  idempotent: 'optional',
  limits: [byAddress('contactByAddress')],
  refusals: ['MAIL_INVALID', 'MOBILE_INVALID', 'RATE_LIMITED'],
  body: z
    .object({
      name: z.string().trim().min(1).max(100),
      ...contactFields,
      subject: z.string().trim().max(200).optional(),
      content: z.string().trim().min(1).max(2000),
      orderNumber: z
        .string()
        .regex(/^[0-9A-Za-z-]{1,32}$/)
        .optional(),
    })
    .openapi('ContactParam'),
  answer: z.object({ ticketNo: z.string() }).openapi('Ticket'),
  async handler({ context, db, body, user, ip, now }) {
    const from = contactOf(body);
    const today = context.clock.iso().slice(2, 10).replaceAll('-', '');
    const ticketNo = `T${today}-${context.random.text(6, '23456789ABCDEFGHJKLMNPQRSTUVWXYZ')}`;
    await db.execute(sql`insert into contact_message (ticket_no, user_id, name, user_mail, user_mobile, subject, content, order_number, ip,
      at) values (${ticketNo}, ${user?.userId ?? null}, ${body.name},
      ${from.kind === 'mail' ? from.value : null}, ${from.kind === 'mobile' ? from.value : null}, ${body.subject ?? null}, ${body.content},
      ${body.orderNumber ?? null}, ${ip}, ${now})`);
    return { ticketNo };
  },
});

const openapi = route({
  id: 'A9',
  operationId: 'openapi',
  gateway: 'hidden',
  method: 'get',
  path: '/openapi.json',
  who: 'guest',
  summary: 'This document',
  cache: 'public, max-age=300',
  answer: z.record(z.string(), z.unknown()),
  handler: async ({ context }) => context.document(),
});

const health = route({
  id: 'A10',
  operationId: 'health',
  gateway: 'hidden',
  method: 'get',
  path: '/healthz',
  who: 'guest',
  summary: 'Alive, and its database answers',
  refusals: ['UNAVAILABLE'],
  answer: z.object({ status: z.string(), version: z.string(), time: ts }).openapi('Health'),
  async handler({ context, db }) {
    await db.execute(sql`select 1`).catch(() => {
      throw refuse('UNAVAILABLE', { retryAfter: 5 });
    });
    return { status: 'ok', version: context.config.version, time: context.clock.iso() };
  },
});

export const contentModule: Module = { name: 'content', routes: [staticPage, appDownload, contactMessage, openapi, health] };
