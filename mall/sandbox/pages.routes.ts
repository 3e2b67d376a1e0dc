import { readFile } from 'node:fs/promises';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { Acquirer } from './acquirer.ts';
import { localeOf } from './fields.words.ts';
import { read } from './http.ts';
import { fieldsPage, type Theme } from './pages/fields.page.ts';
import { stepPage } from './pages/step.page.ts';
import type { Vault } from './vault.ts';

const typed = z.string().max(100);
const tokenRequest = z.object({ sessionId: typed, number: typed, expiry: typed, cvc: typed, holder: typed });
const stepQuestion = z.object({ chargeId: z.string().max(100), result: z.enum(['approved', 'refused']) });

const assets = {
  'hosted.css': 'text/css; charset=utf-8',
  'frame.client.js': 'text/javascript; charset=utf-8',
  'fields.client.js': 'text/javascript; charset=utf-8',
  'step.client.js': 'text/javascript; charset=utf-8',
} as const;

/** The pages that the shop frames, and what they ask. Only `shopOrigins` may frame them and are talked to. */
export const pageRoutes = async (vault: Vault, acquirer: Acquirer, shopOrigins: string[]) => {
  const app = new Hono();

  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${shopOrigins.join(' ')}`,
  ].join('; ');
  app.use(async (context, next) => {
    await next();
    context.header('content-security-policy', policy);
    context.header('referrer-policy', 'no-referrer');
    context.header('x-content-type-options', 'nosniff');
  });

  const embeddingOf = (context: Context) => {
    const parent = context.req.query('parent') ?? shopOrigins[0] ?? '';
    const theme: Theme = context.req.query('theme') === 'night' ? 'night' : 'day';
    return { parent: shopOrigins.includes(parent) ? parent : null, locale: localeOf(context.req.query('lang')), theme };
  };

  app.get('/fields', async (context) => {
    const { parent, locale, theme } = embeddingOf(context);
    const sessionId = context.req.query('session') ?? '';
    if (!parent) return context.text('This shop may not show these fields.', 403);
    if (!(await vault.isSessionLive(sessionId))) return context.text('This card session is over.', 410);
    context.header('cache-control', 'no-store');
    return context.html(fieldsPage({ sessionId, parent, locale, theme }));
  });

  app.post('/vault/tokens', async (context) => {
    const { sessionId, ...card } = await read(context, tokenRequest);
    const answer = await vault.tokenise(sessionId, card);
    if (answer === null) return context.json({ code: 'SESSION_EXPIRED' }, 410);
    return context.json(Array.isArray(answer) ? { problems: answer } : answer);
  });

  app.get('/step', async (context) => {
    const { parent, locale, theme } = embeddingOf(context);
    if (!parent) return context.text('This shop may not show this page.', 403);
    const charge = await acquirer.chargeById(context.req.query('charge') ?? '');
    if (!charge) return context.text('There is no such payment.', 404);
    context.header('cache-control', 'no-store');
    return context.html(stepPage(charge, { parent, locale, theme }));
  });

  app.post('/step', async (context) => {
    const input = await read(context, stepQuestion);
    const charge = await acquirer.answerStep(input.chargeId, input.result === 'approved');
    return charge ? context.json({ state: charge.state }) : context.json({ code: 'CHARGE_UNKNOWN' }, 404);
  });

  for (const [name, type] of Object.entries(assets)) {
    const bytes = await readFile(new URL(`./pages/${name}`, import.meta.url), 'utf8');
    app.get(`/${name}`, (context) => context.body(bytes, 200, { 'content-type': type, 'cache-control': 'no-cache' }));
  }
  return app;
};
