import { negotiateLocale } from '#machines/rules/acceptLanguage.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { openClock } from './platform/clock.ts';
import type { MallConfig } from './platform/config.ts';
import type { Database } from './platform/postgres/database.ts';
import { CONTRACT_VERSION, openapiOf } from './platform/http/openapi.ts';
import { openEvents } from './platform/events.ts';
import { seedModules, resetModules } from './platform/seeding/seedRunner.ts';
import { handleRoute, type RouteSurroundings } from './platform/http/routeHandler.ts';
import { openReplayHistory, type ReplayEntry } from './platform/replay/replayHistory.ts';
import type { MallContext } from './platform/mallContext.ts';
import { idempotencyCleanup, scheduleIdempotencyCleanup } from './platform/http/idempotencyCleanup.ts';
import type { Filling } from './platform/module.ts';
import { modules } from './modules.ts';
import { simulationApp } from './simulation/simulation.ts';
import { noteBase } from './simulation/reports.ts';
import { replay, type ReplayDifference } from './platform/replay/replay.ts';
import { inReplayScope, inStagedScope } from './platform/replay/replayScope.ts';
import { openRateLimits } from './platform/http/rateLimit.ts';
import { openReadiness } from './platform/http/readiness.ts';
import { openIdSource } from './platform/idSource.ts';
import { refuse } from './platform/http/refusal.ts';
import { refusalResponse } from './platform/http/refusalResponse.ts';
import { faultFor, wearFault } from './simulation/faults.ts';
import { openTimers } from './platform/timers.ts';

export type Mall = {
  /** Answers any request; never throws. `ip` is the caller's address as the server in front of it saw it. */
  fetch(request: Request, ip?: string): Promise<Response>;
  /** The simulation plane; null outside the demo. It must be bound on the loopback only. */
  ops: ((request: Request) => Promise<Response>) | null;
  context: MallContext;
  /** Null where a change could be kept now, else why not. */
  ready(): Promise<string | null>;
  /** Calls back when public answers changed all at once (clock, reset, stock, price): purge caches. */
  onWorldChange(changed: () => void): void;
  /** Does again what a mall like this one did, entry by entry; only in the demo. */
  rebuild(entries: readonly ReplayEntry[]): Promise<ReplayDifference[]>;
  /** Starts the timers, and what nouns do by themselves. */
  start(): void;
  /** Stops timers and nouns, then the database. */
  stop(): Promise<void>;
};

const WORLD = 'mall_world';

/** Builds the reference mall on an open database and, in the demo, fills what is still empty. */
export async function createMall(config: MallConfig & { database: Database; progress?: (text: string) => void }): Promise<Mall> {
  const { database } = config;
  const clock = await openClock(database);
  const source = await openIdSource(database, config.demo ? config.seed : null);
  const changed = new Set<() => void>();
  await database.listen(WORLD, () => changed.forEach((tell) => tell()));
  const routes = modules.flatMap((noun) => noun.routes);
  let document: Record<string, unknown> | undefined;
  const context: MallContext = {
    config,
    database,
    db: config.demo ? inStagedScope(database.db) : database.db,
    clock,
    random: source.random,
    nextId: source.nextId,
    events: openEvents(database),
    log: config.log,
    limits: openRateLimits({ db: database.db, clock, secret: config.secret }),
    document: () => (document ??= openapiOf(routes)),
    async worldChanged() {
      await database.db.execute(sql`select pg_notify(${WORLD}, 'changed')`);
    },
  };
  changed.add(context.limits.forget);
  const history = openReplayHistory(context, source);
  const timers = openTimers(context, [idempotencyCleanup, ...modules.flatMap((noun) => noun.timers ?? [])], history);
  const isNew = config.demo && (await database.db.execute(sql`select 1 from filled limit 1`)).rowCount === 0;
  await seedModules(context, config.progress ?? (() => undefined));
  await noteBase(context, isNew);
  await scheduleIdempotencyCleanup(context.db, clock.now());

  const app = new Hono<RouteSurroundings>();
  const answer = (request: Request, failed: unknown): Promise<Response> =>
    refusalResponse(
      context,
      failed,
      negotiateLocale(request.headers.get('accept-language')),
      randomUUID(),
      new Headers({ 'content-type': 'application/json; charset=utf-8', 'x-contract-version': CONTRACT_VERSION }),
    );
  const newTrace = (): string => (config.demo ? source.trace() : randomUUID().replaceAll('-', ''));
  for (const route of inOrder(routes)) {
    app.on(route.method, route.path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => {
      const respond = (request: Request) => {
        c.req.raw = request;
        return handleRoute(context, route, c, newTrace());
      };
      return route.method === 'get' && !route.writes
        ? respond(c.req.raw)
        : history.call('call', `${route.method.toUpperCase()} ${route.path}`, { request: c.req.raw, ip: c.env.ip }, respond);
    });
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map((route) => route.method.toUpperCase());
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const refused = await answer(c.req.raw, refuse('VALIDATION', { status: 405 }));
      refused.headers.set('allow', methods.join(', '));
      return refused;
    });
  }
  app.notFound((c) => answer(c.req.raw, refuse('NOT_FOUND')));
  app.onError((failed, c) => answer(c.req.raw, failed));

  const reset = async (scenario: Filling['scenario'], seed: string): Promise<void> => {
    const at = clock.now();
    await source.reseed(seed);
    await inReplayScope({ at }, () => resetModules(context, scenario, seed, config.log));
    await history.reset(at, scenario, seed);
    await scheduleIdempotencyCleanup(context.db, at);
  };
  const endings = modules.map((noun) => noun.start?.(context));
  const fetch = async (request: Request, ip = ''): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    const fault = config.demo ? faultFor(request) : null;
    const respond = async (): Promise<Response> => app.request(request, undefined, { ip });
    const response = fault ? await wearFault(fault, respond, (failed) => answer(request, failed)) : await respond();
    response.headers.set('access-control-allow-origin', '*');
    response.headers.set('access-control-expose-headers', 'ETag, Idempotent-Replay, Retry-After, Stream-Position, X-Contract-Version');
    return response;
  };
  const ops = config.demo ? simulationApp({ context, nouns: modules, timers, history, reset }) : null;
  return {
    fetch,
    ops,
    context,
    ready: openReadiness(context),
    onWorldChange: (tell) => void changed.add(tell),
    async rebuild(entries) {
      if (!ops) throw new Error('Only the demo can be rebuilt.');
      const differences = await replay({ secret: config.secret, source, timers, fetch, ops, reset }, entries);
      await history.adopt(entries);
      return differences;
    },
    start() {
      timers.start();
      endings.push(...modules.map((noun) => noun.work?.(context)));
    },
    async stop() {
      await timers.stop();
      for (const end of endings) await (await end)?.();
      await database.stop();
    },
  };
}

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-max-age': '86400',
  'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language, Time-Zone, Region-Id, Idempotency-Key, Last-Event-ID',
};

/** A fixed segment is asked before a parameter in the same place. */
function inOrder<T extends { path: string }>(routes: readonly T[]): T[] {
  const rank = (path: string): string => path.replaceAll(/\{\w+\}/g, '\uffff');
  return [...routes].sort((one, other) => (rank(one.path) < rank(other.path) ? -1 : 1));
}
