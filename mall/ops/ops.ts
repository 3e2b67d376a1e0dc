import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { refusalAnswer } from '../refused.ts';
import type { History } from '../history.ts';
import type { House } from '../house.ts';
import type { Filling, Noun } from '../noun.ts';
import { Refusal } from '../refusal.ts';
import type { TimerRunner } from '../timers.ts';
import { faultParam, readFaults, setFaults } from './faults.ts';
import { machineAsData } from './machines.ts';
import { opsBody } from './opsBody.ts';
import { reportOps } from './reports.ts';

const clockParam = z.object({
  /** Stand still, here or at this time. */
  freeze: z.union([z.boolean(), z.iso.datetime()]).optional(),
  advanceMs: z.number().int().min(0).max(400 * 86_400_000).optional(),
  advanceTo: z.iso.datetime().optional(),
  resume: z.boolean().optional(),
});
const resetParam = z.object({ scenario: z.enum(['demo', 'empty']).default('demo'), seed: z.string().min(1).max(100).optional() });

/** What the plane stands on. */
export type Plane = { house: House; nouns: readonly Noun[]; timers: TimerRunner; history: History; reset(scenario: Filling['scenario'], seed: string): Promise<void> };

/** These change no shopper's world, or tell the history of it themselves. */
const unnoted = /^\/_ops\/(clock|reset|faults|reports)\b/;

/** The simulation plane (contract X): the frame and X1 to X4, X11 to X14; the nouns plug in the rest. */
export function opsApp({ house, nouns, timers, history, reset }: Plane): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.get('/_ops/machines', (context) => context.json(nouns.flatMap((noun) => noun.machines ?? []).map(machineAsData)));

  const clockBody = (): object => ({ time: house.clock.iso(), frozen: house.clock.read().frozenAt !== null });
  app.get('/_ops/clock', (context) => context.json(clockBody()));
  app.post('/_ops/clock', async (context) => {
    const wish = await opsBody(context.req.raw, clockParam);
    const now = house.clock.now();
    if (wish.freeze) await house.clock.keep(house.db, { frozenAt: typeof wish.freeze === 'string' ? Date.parse(wish.freeze) : now, offset: 0 });
    if (wish.advanceMs !== undefined) await timers.travelTo(house.clock.now() + wish.advanceMs);
    if (wish.advanceTo !== undefined) await timers.travelTo(Math.max(house.clock.now(), Date.parse(wish.advanceTo)));
    if (wish.resume || wish.freeze === false) await house.clock.keep(house.db, { frozenAt: null, offset: house.clock.now() - Date.now() });
    await timers.ringDue();
    await house.worldChanged();
    return context.json(clockBody());
  });

  app.post('/_ops/reset', async (context) => {
    const wish = await opsBody(context.req.raw, resetParam);
    const seed = wish.seed ?? house.config.seed;
    setFaults([]);
    await reset(wish.scenario, seed);
    await house.worldChanged();
    return context.json({ scenario: wish.scenario, seed, ...clockBody() });
  });

  app.get('/_ops/mailbox', async (context) => {
    const target = context.req.query('target');
    const { rows } = await house.db.execute<{ target: string; channel: string; text: string; code: string | null; at: number }>(
      sql`select target, channel, body as text, code, at from mailbox where ${target ? sql`target = ${target.trim().toLowerCase()}` : sql`true`} order by id desc limit 200`,
    );
    return context.json(rows.map(({ at, ...letter }) => ({ ...letter, time: house.clock.iso(at) })));
  });

  app.get('/_ops/faults', (context) => context.json(readFaults()));
  app.post('/_ops/faults', async (context) => {
    const list = await opsBody(context.req.raw, z.union([faultParam.transform((one) => [one]), z.array(faultParam), z.object({}).strict().transform(() => [])]));
    setFaults(list);
    return context.json(readFaults());
  });

  app.get('/_ops/journal', async (context) => {
    const { machine, ref, after } = context.req.query();
    const { rows } = await house.db.execute(sql`
      select id, at, machine, ref, event, from_state as "from", to_state as "to", who, cause, refused from journal
      where ${machine ? sql`machine = ${machine}` : sql`true`} and ${ref ? sql`ref = ${ref}` : sql`true`} and id > ${Number(after) || 0} order by id limit 1000`);
    return context.json(rows);
  });

  reportOps(app, house, history);
  for (const noun of nouns) noun.ops?.(app, house, timers);
  app.notFound((context) => context.json({ code: 'NOT_FOUND', desc: 'The simulation plane has no such call.' }, 404));
  app.onError((failed, context) => {
    if (failed instanceof HTTPException) return context.json({ code: 'VALIDATION', desc: failed.message }, failed.status);
    if (failed instanceof Refusal) return refusalAnswer(house, failed, 'en', 'ops', new Headers({ 'content-type': 'application/json; charset=utf-8' }));
    house.log(`simulation plane: ${failed.stack ?? failed.message}`);
    return context.json({ code: 'INTERNAL', desc: failed.message }, 500);
  });
  return async (request) => {
    const { pathname } = new URL(request.url);
    const respond = async (asked: Request): Promise<Response> => app.fetch(asked);
    return request.method === 'POST' && !unnoted.test(pathname) ? history.call('plane', `POST ${pathname}`, { request, ip: '' }, respond) : respond(request);
  };
}
