import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { createAcquirer } from './acquirer.ts';
import { merchantRoutes } from './acquirer.routes.ts';
import { openDatabase } from './database.ts';
import { createIssuer } from './identity.ts';
import { identityRoutes } from './identity.routes.ts';
import { pageRoutes } from './pages.routes.ts';
import { createVault } from './vault.ts';
import { createWebhooks, type Send } from './webhook.ts';

export type SandboxSettings = {
  databaseUrl: string;
  secret: string;
  /** How browsers reach the sandbox; no slash at the end. */
  publicUrl: string;
  /** Who may frame the hosted pages. */
  shopOrigins: string[];
  /** Where webhooks go: the mall's K6. */
  noticeUrl: string;
  /** Seconds since 1970 on the clock that dates ID tokens and webhooks. */
  now: () => Promise<number>;
  send?: Send;
  /** How long a swallowed answer (script `time-out`) hangs. */
  silenceMs?: number;
};

const silence = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The demo's outside world in one app: card vault, acquirer and identity issuer, on its own database schema. */
export const createSandbox = async (settings: SandboxSettings) => {
  const pool = await openDatabase(settings.databaseUrl);
  const vault = createVault(pool, settings.secret);
  await vault.shelveDemoCards();
  const webhooks = createWebhooks(pool, settings.secret, settings.noticeUrl, settings.send ?? fetch, settings.now);
  const acquirer = createAcquirer(pool, vault, webhooks, settings.publicUrl);
  const issuer = createIssuer(pool, settings.publicUrl, settings.now);

  const app = new Hono();
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return context.json({ code: 'INTERNAL' }, 500);
  });
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.route('/', await pageRoutes(vault, acquirer, settings.shopOrigins));
  app.route('/', identityRoutes(issuer, settings.shopOrigins));
  app.route(
    '/merchant',
    merchantRoutes(vault, acquirer, settings.secret, settings.publicUrl, (signal) => silence(settings.silenceMs ?? 60_000, signal)),
  );

  const beat = setInterval(() => void webhooks.deliver(), 1000);
  beat.unref();

  return {
    fetch: app.fetch,
    /** Waits until the outgoing post had its turn. */
    deliver: webhooks.deliver,
    close: async () => {
      clearInterval(beat);
      await webhooks.close();
      await pool.end();
    },
  };
};

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;
