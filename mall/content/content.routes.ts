import { sql } from 'drizzle-orm';
import { door } from '../door.ts';
import type { Noun } from '../noun.ts';
import { refuse } from '../refusal.ts';
import { contactFields, contactOf } from '../session/contact.ts';
import { html, ts, url, z } from '../shapes.ts';
import { pageLangs, pageOf } from './page.ts';

const staticPage = door({
  id: 'A6', operationId: 'staticPage', method: 'get', path: '/content/page/{slug}', who: 'guest', summary: 'A policy or help page', cache: 'public, max-age=300',
  params: z.object({ slug: z.string().max(60) }), query: z.object({ lang: z.enum(pageLangs).optional() }),
  answer: z.object({ slug: z.string(), lang: z.string(), title: z.string(), html, updateTime: ts }).openapi('StaticPage'),
  async handler({ params, query, locale, house }) {
    const page = pageOf(params.slug, query.lang ?? (locale === 'zn' ? 'zh-cn' : 'en-us'), house.config.brand);
    if (!page) throw refuse('NOT_FOUND');
    return page;
  },
});

const APP_VERSION = '1.7.5';

const appDownload = door({
  id: 'A7', operationId: 'appDownload', method: 'get', path: '/app/download', who: 'guest', summary: 'Where the mobile app is', cache: 'public, max-age=3600',
  query: z.object({ platform: z.string().max(20).optional() }),
  answer: z.object({ appStoreUrl: url, playStoreUrl: url, apkUrl: url.optional(), qrContent: z.string(), version: z.string(), popup: z.boolean() }).openapi('AppDownload'),
  async handler({ house }) {
    const name = house.config.brand.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return {
      appStoreUrl: `https://apps.apple.com/search?term=${encodeURIComponent(house.config.brand)}`, playStoreUrl: `https://play.google.com/store/apps/details?id=com.${name.replaceAll('-', '')}.mall`,
      qrContent: `${house.config.publicUrl}/?app=${name}`, version: APP_VERSION, popup: true,
    };
  },
});

const HOUR_MS = 3_600_000;
const MESSAGES_PER_HOUR = 5;

const contactMessage = door({
  id: 'A8', operationId: 'sendContactMessage', method: 'post', path: '/contact/message', who: 'guest', summary: 'Writes to the mall', idempotent: 'optional', refusals: ['MAIL_INVALID', 'MOBILE_INVALID', 'RATE_LIMITED'],
  body: z
    .object({ name: z.string().trim().min(1).max(100), ...contactFields, subject: z.string().trim().max(200).optional(), content: z.string().trim().min(1).max(2000), orderNumber: z.string().regex(/^[0-9A-Za-z-]{1,32}$/).optional() })
    .openapi('ContactParam'),
  answer: z.object({ ticketNo: z.string() }).openapi('Ticket'),
  async handler({ house, db, body, user, ip, now }) {
    const from = contactOf(body);
    const sender = ip || from.value;
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact|${sender}`}, 0))`);
    const { rows } = await db.execute<{ count: number; first: number | null }>(sql`select count(*) as count, min(at) as first from contact_message where ip = ${sender} and at > ${now - HOUR_MS}`);
    if ((rows[0]?.count ?? 0) >= MESSAGES_PER_HOUR) throw refuse('RATE_LIMITED', { retryAfter: Math.ceil(((rows[0]?.first ?? now) + HOUR_MS - now) / 1000) });
    const ticketNo = `T${house.clock.iso().slice(2, 10).replaceAll('-', '')}-${house.random.text(6, '23456789ABCDEFGHJKLMNPQRSTUVWXYZ')}`;
    await db.execute(sql`insert into contact_message (ticket_no, user_id, name, user_mail, user_mobile, subject, content, order_number, ip, at) values (${ticketNo}, ${user?.userId ?? null}, ${body.name},
      ${from.kind === 'mail' ? from.value : null}, ${from.kind === 'mobile' ? from.value : null}, ${body.subject ?? null}, ${body.content}, ${body.orderNumber ?? null}, ${sender}, ${now})`);
    return { ticketNo };
  },
});

const openapi = door({
  id: 'A9', operationId: 'openapi', method: 'get', path: '/openapi.json', who: 'guest', summary: 'This document', cache: 'public, max-age=300',
  answer: z.record(z.string(), z.unknown()),
  handler: async ({ house }) => house.document(),
});

const health = door({
  id: 'A10', operationId: 'health', method: 'get', path: '/healthz', who: 'guest', summary: 'Alive, and its database answers', refusals: ['UNAVAILABLE'],
  answer: z.object({ status: z.string(), version: z.string(), time: ts }).openapi('Health'),
  async handler({ house, db }) {
    await db.execute(sql`select 1`).catch(() => {
      throw refuse('UNAVAILABLE', { retryAfter: 5 });
    });
    return { status: 'ok', version: house.config.version, time: house.clock.iso() };
  },
});

export const contentNoun: Noun = { name: 'content', doors: [staticPage, appDownload, contactMessage, openapi, health] };
