import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { openClock } from './clock.ts';
import type { MallConfig } from './config.ts';
import type { Database } from './database.ts';
import { CONTRACT_VERSION, documentOf } from './document.ts';
import { openEvents } from './events.ts';
import { fillNouns, resetNouns } from './filling.ts';
import { handle, type Surroundings } from './handle.ts';
import { openHistory, type Entry } from './history.ts';
import type { House } from './house.ts';
import { cleaning, scheduleCleaning } from './cleaning.ts';
import { localeOf } from './lang.ts';
import type { Filling } from './noun.ts';
import { nouns } from './nouns.ts';
import { opsApp } from './ops/ops.ts';
import { noteBase } from './ops/reports.ts';
import { rebuild, type Difference } from './rebuild.ts';
import { inScene, staged } from './scene.ts';
import { openSource } from './source.ts';
import { refuse } from './refusal.ts';
import { refusalAnswer } from './refused.ts';
import { faultFor, wearFault } from './ops/faults.ts';
import { openTimers } from './timers.ts';

export type Mall = {
  /** Answers any request; never throws. `ip` is the caller's address as the server in front of it saw it. */
  fetch(request: Request, ip?: string): Promise<Response>;
  /** The simulation plane; null outside the demo. It must be bound on the loopback only. */
  ops: ((request: Request) => Promise<Response>) | null;
  house: House;
  /** Calls back when public answers changed all at once (clock, reset, stock, price): purge caches. */
  onWorldChange(changed: () => void): void;
  /** Does again what a mall like this one did, entry by entry; only in the demo. */
  rebuild(entries: readonly Entry[]): Promise<Difference[]>;
  /** Starts the timers. */
  start(): void;
  /** Stops timers and nouns, then the database. */
  stop(): Promise<void>;
};

const WORLD = 'mall_world';

/** Builds the reference mall on an open database and, in the demo, fills what is still empty. */
export async function createMall(config: MallConfig & { database: Database; progress?: (text: string) => void }): Promise<Mall> {
  const { database } = config;
  const clock = await openClock(database);
  const source = await openSource(database, config.demo ? config.seed : null);
  const changed = new Set<() => void>();
  database.listen(WORLD, () => changed.forEach((tell) => tell()));
  const doors = nouns.flatMap((noun) => noun.doors);
  let document: Record<string, unknown> | undefined;
  const house: House = {
    config, database, db: config.demo ? staged(database.db) : database.db, clock, random: source.random, nextId: source.nextId, events: openEvents(database), log: config.log,
    document: () => (document ??= documentOf(doors)),
    async worldChanged() {
      await database.db.execute(sql`select pg_notify(${WORLD}, 'changed')`);
    },
  };
  const history = openHistory(house, source);
  const timers = openTimers(house, [cleaning, ...nouns.flatMap((noun) => noun.timers ?? [])], history);
  const isNew = config.demo && (await database.db.execute(sql`select 1 from filled limit 1`)).rowCount === 0;
  await fillNouns(house, config.progress ?? (() => undefined));
  await noteBase(house, isNew);
  await scheduleCleaning(house.db, clock.now());

  const app = new Hono<Surroundings>();
  const answer = (request: Request, failed: unknown): Promise<Response> =>
    refusalAnswer(house, failed, localeOf(request.headers.get('accept-language')), randomUUID(), new Headers({ 'content-type': 'application/json; charset=utf-8', 'x-contract-version': CONTRACT_VERSION }));
  const newTrace = (): string => (config.demo ? source.trace() : randomUUID().replaceAll('-', ''));
  for (const door of inOrder(doors)) {
    app.on(door.method, door.path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) => {
      const respond = (request: Request) => {
        context.req.raw = request;
        return handle(house, door, context, newTrace());
      };
      return door.method === 'get' && !door.writes ? respond(context.req.raw) : history.call('call', `${door.method.toUpperCase()} ${door.path}`, { request: context.req.raw, ip: context.env.ip }, respond);
    });
  }
  for (const path of new Set(doors.map((door) => door.path))) {
    const methods = doors.filter((door) => door.path === path).map((door) => door.method.toUpperCase());
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
      const refused = await answer(context.req.raw, refuse('VALIDATION', { status: 405 }));
      refused.headers.set('allow', methods.join(', '));
      return refused;
    });
  }
  app.notFound((context) => answer(context.req.raw, refuse('NOT_FOUND')));
  app.onError((failed, context) => answer(context.req.raw, failed));

  const reset = async (scenario: Filling['scenario'], seed: string): Promise<void> => {
    const at = clock.now();
    await source.reseed(seed);
    await inScene({ at }, () => resetNouns(house, scenario, seed, config.log));
    await history.reset(at, scenario, seed);
    await scheduleCleaning(house.db, at);
  };
  const endings = nouns.map((noun) => noun.start?.(house));
  const fetch = async (request: Request, ip = ''): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    const fault = config.demo ? faultFor(request) : null;
    const respond = async (): Promise<Response> => app.request(request, undefined, { ip });
    const response = fault ? await wearFault(fault, respond, (failed) => answer(request, failed)) : await respond();
    response.headers.set('access-control-allow-origin', '*');
    response.headers.set('access-control-expose-headers', 'ETag, Idempotent-Replay, Retry-After, X-Contract-Version');
    return response;
  };
  const ops = config.demo ? opsApp({ house, nouns, timers, history, reset }) : null;
  return {
    fetch, ops, house,
    onWorldChange: (tell) => void changed.add(tell),
    async rebuild(entries) {
      if (!ops) throw new Error('Only the demo can be rebuilt.');
      const differences = await rebuild({ secret: config.secret, source, timers, fetch, ops, reset }, entries);
      await history.adopt(entries);
      return differences;
    },
    start: timers.start,
    async stop() {
      await timers.stop();
      for (const end of endings) await (await end)?.();
      await database.stop();
    },
  };
}

const corsHeaders = {
  'access-control-allow-origin': '*', 'access-control-allow-methods': 'GET, POST, PUT, DELETE', 'access-control-max-age': '86400',
  'access-control-allow-headers': 'Authorization, Content-Type, Accept-Language, Time-Zone, Region-Id, Idempotency-Key, Last-Event-ID',
};

/** A fixed segment is asked before a parameter in the same place. */
function inOrder<T extends { path: string }>(doors: readonly T[]): T[] {
  const rank = (path: string): string => path.replaceAll(/\{\w+\}/g, '\uffff');
  return [...doors].sort((one, other) => (rank(one.path) < rank(other.path) ? -1 : 1));
}
