import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { errorText, errorTrace } from '../platform/http/errorText.ts';
import { refusalResponse } from '../platform/http/refusalResponse.ts';
import type { ReplayHistory } from '../platform/replay/replayHistory.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Filling, Module } from '../platform/module.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { TimerRunner } from '../platform/timers.ts';
import { faultParam, readFaults, setFaults } from './faults.ts';
import { machineAsData } from './machines.ts';
import { simulationBody } from './simulationBody.ts';
import { reportOps } from './reports.ts';

const clockParam = z.object({
  /** Stand still, here or at this time. */
  freeze: z.union([z.boolean(), z.iso.datetime()]).optional(),
  advanceMs: z
    .number()
    .int()
    .min(0)
    .max(400 * 86_400_000)
    .optional(),
  advanceTo: z.iso.datetime().optional(),
  resume: z.boolean().optional(),
});
const resetParam = z.object({ scenario: z.enum(['demo', 'empty']).default('demo'), seed: z.string().min(1).max(100).optional() });

/** What the plane stands on. */
export type Plane = {
  context: MallContext;
  nouns: readonly Module[];
  timers: TimerRunner;
  history: ReplayHistory;
  reset(scenario: Filling['scenario'], seed: string): Promise<void>;
};

/** These change no shopper's world, or tell the history of it themselves. */
const unnoted = /^\/_ops\/(clock|reset|faults|reports)\b/;

/** The simulation plane (contract X): the frame and X1 to X4, X11 to X14; the nouns plug in the rest. */
export function simulationApp({ context, nouns, timers, history, reset }: Plane): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.get('/_ops/machines', (c) => c.json(nouns.flatMap((noun) => noun.machines ?? []).map(machineAsData)));

  const clockBody = (): object => ({ time: context.clock.iso(), frozen: context.clock.read().frozenAt !== null });
  app.get('/_ops/clock', (c) => c.json(clockBody()));
  app.post('/_ops/clock', async (c) => {
    const param = await simulationBody(c.req.raw, clockParam);
    const now = context.clock.now();
    if (param.freeze)
      await context.clock.keep(context.db, { frozenAt: typeof param.freeze === 'string' ? Date.parse(param.freeze) : now, offset: 0 });
    if (param.advanceMs !== undefined) await timers.travelTo(context.clock.now() + param.advanceMs);
    if (param.advanceTo !== undefined) await timers.travelTo(Math.max(context.clock.now(), Date.parse(param.advanceTo)));
    if (param.resume || param.freeze === false)
      await context.clock.keep(context.db, { frozenAt: null, offset: context.clock.now() - Date.now() });
    await timers.ringDue();
    await context.worldChanged();
    return c.json(clockBody());
  });

  app.post('/_ops/reset', async (c) => {
    const param = await simulationBody(c.req.raw, resetParam);
    const seed = param.seed ?? context.config.seed;
    setFaults([]);
    await reset(param.scenario, seed);
    await context.worldChanged();
    return c.json({ scenario: param.scenario, seed, ...clockBody() });
  });

  app.get('/_ops/mailbox', async (c) => {
    const target = c.req.query('target');
    const { rows } = await context.db.execute<{ target: string; channel: string; text: string; code: string | null; at: number }>(
      sql`select target, channel, body as text, code, at from mailbox
        where ${target ? sql`target = ${target.trim().toLowerCase()}` : sql`true`} order by at desc, id desc limit 200`,
    );
    return c.json(rows.map(({ at, ...letter }) => ({ ...letter, time: context.clock.iso(at) })));
  });

  app.get('/_ops/faults', (c) => c.json(readFaults()));
  app.post('/_ops/faults', async (c) => {
    const list = await simulationBody(
      c.req.raw,
      z.union([
        faultParam.transform((one) => [one]),
        z.array(faultParam),
        z
          .object({})
          .strict()
          .transform(() => []),
      ]),
    );
    setFaults(list);
    // What a cache still knows would hide the fault.
    await context.worldChanged();
    return c.json(readFaults());
  });

  app.get('/_ops/journal', async (c) => {
    const { machine, ref, after } = c.req.query();
    const { rows } = await context.db.execute(sql`
      select id, at, machine, ref, event, from_state as "from", to_state as "to", who, cause, refused from journal
      where ${machine ? sql`machine = ${machine}` : sql`true`} and ${ref ? sql`ref = ${ref}` : sql`true`} and id > ${Number(after) || 0}
      order by id limit 1000`);
    return c.json(rows);
  });

  reportOps(app, context, history);
  for (const noun of nouns) noun.ops?.(app, context, timers);
  app.notFound((c) => c.json({ code: 'NOT_FOUND', desc: 'The simulation plane has no such call.' }, 404));
  app.onError((failed, c) => {
    if (failed instanceof HTTPException) return c.json({ code: 'VALIDATION', desc: failed.message }, failed.status);
    if (failed instanceof Refusal)
      return refusalResponse(context, failed, 'en', 'ops', new Headers({ 'content-type': 'application/json; charset=utf-8' }));
    context.log(`simulation plane: ${errorTrace(failed)}`);
    return c.json({ code: 'INTERNAL', desc: errorText(failed) }, 500);
  });
  return async (request) => {
    const { pathname } = new URL(request.url);
    const respond = async (asked: Request): Promise<Response> => app.fetch(asked);
    if (request.method !== 'POST') return respond(request);
    const answer = await (unnoted.test(pathname)
      ? respond(request)
      : history.call('plane', `POST ${pathname}`, { request, ip: '' }, respond));
    // Whichever process is asked next, the world is the new one.
    await context.database.heardByAll();
    return answer;
  };
}
