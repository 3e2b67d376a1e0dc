import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { readBody } from './body.ts';
import { vocabularyOf } from './catalogue/vocabulary.ts';
import type { Db } from './database.ts';
import type { Call, Caller, Door } from './door.ts';
import { CONTRACT_VERSION } from './document.ts';
import type { House } from './house.ts';
import { claimKey, dropKey, firstAnswer, keepAnswer, lockKey, type Once } from './idempotency.ts';
import { localeOf } from './lang.ts';
import { refuse } from './refusal.ts';
import { refusalAnswer } from './refused.ts';
import { sceneNow } from './scene.ts';
import { callerOf } from './session/bearer.ts';
import { checkAnswer, parse, queryOf } from './validate.ts';
import { regionFor, zoneOf } from './whereabouts.ts';

/** What the server in front of the mall knows of a request. */
export type Surroundings = { Bindings: { ip: string } };

/** Answers one call of one door: token, language, region, validation, idempotency, transaction, refusal (contract 1.1 to 1.3). */
export async function handle(house: House, door: Door, context: Context<Surroundings>, requestId: string): Promise<Response> {
  const { req } = context;
  const locale = localeOf(req.header('accept-language'));
  const headers = new Headers({ 'x-contract-version': CONTRACT_VERSION, 'content-type': 'application/json; charset=utf-8', 'content-language': locale === 'zn' ? 'zh-CN' : locale });
  try {
    const user = await callerOf(house, req.header('authorization'));
    if (door.who === 'user' && !user) throw refuse('UNAUTHORIZED');
    const rawQuery = queryOf(req.url);
    const query = parse(door.query, rawQuery);
    const params = parse(door.params, req.param());
    const body = door.body ? parse(door.body, await readBody(req.raw)) : undefined;
    const region = regionFor(rawQuery['regionId'], req.header('region-id'), user);
    const key = door.idempotent ? (req.header('idempotency-key') ?? null) : null;
    if (door.idempotent === 'required' && !key) throw refuse('VALIDATION', { fields: [{ field: 'Idempotency-Key', code: 'REQUIRED' }] });
    if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) throw refuse('VALIDATION', { fields: [{ field: 'Idempotency-Key', code: 'INVALID' }] });
    const call: Omit<Call<Caller | null>, 'db'> = {
      house, user, query, params, body, region, locale, zone: zoneOf(req.header('time-zone'), region), now: house.clock.now(), requestId,
      idempotencyKey: key, ip: context.env.ip, request: req.raw, header: (name, value) => headers.set(name, value),
    };
    const once = key === null ? null : { who: user?.userId ?? 'guest', path: `${door.method} ${req.path}`, key, body, secret: house.config.secret };
    const { answer, isReplay } = await carryOut(house, door, call, once);
    if (answer instanceof Response) {
      headers.forEach((value, name) => name !== 'content-type' && answer.headers.set(name, value));
      return answer;
    }
    if (isReplay) headers.set('idempotent-replay', 'true');
    if (house.config.checkAnswers) checkAnswer(door, answer);
    return jsonAnswer(door, JSON.stringify(answer), headers, req.header('if-none-match'));
  } catch (failed) {
    return refusalAnswer(house, failed, locale, requestId, headers, door);
  }
}

async function carryOut(house: House, door: Door, call: Omit<Call<Caller | null>, 'db'>, once: Once | null): Promise<{ answer: unknown; isReplay: boolean }> {
  const isOwn = door.method === 'get' || door.transaction === false;
  const scene = sceneNow();
  scene?.begin?.(call.user?.userId ?? null);
  const run = async (db: Db): Promise<unknown> => door.handler({ ...call, db });
  /** One transaction, whose place in the demo's history is its commit. */
  const whole = async <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => {
    // Whoever holds a connection must not wait for another: the vocabulary, which is read once over the pool, comes first.
    await vocabularyOf(house);
    return house.db.transaction(async (tx) => {
      const result = await work(tx);
      await scene?.note?.(tx);
      return result;
    }).catch((failed: unknown) => {
      scene?.unnote?.();
      throw failed;
    });
  };
  if (!once) return { answer: isOwn ? await run(house.db) : await whole(run), isReplay: false };
  if (isOwn) {
    const first = await claimKey(house.db, once, call.now);
    if (first) return { answer: first.answer, isReplay: true };
    try {
      const answer = await run(house.db);
      await keepAnswer(house.db, once, answer, call.now);
      return { answer, isReplay: false };
    } catch (failed) {
      await dropKey(house.db, once);
      throw failed;
    }
  }
  return whole(async (tx) => {
    await lockKey(tx, once);
    const first = await firstAnswer(tx, once, call.now);
    if (first) return { answer: first.answer, isReplay: true };
    const answer = await run(tx);
    await keepAnswer(tx, once, answer, call.now);
    return { answer, isReplay: false };
  });
}

function jsonAnswer(door: Door, text: string, headers: Headers, ifNoneMatch: string | undefined): Response {
  if (door.cache) {
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    headers.set('cache-control', door.cache);
    headers.set('etag', tag);
    headers.set('vary', 'Accept-Language, Region-Id, Authorization');
    if (ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)) return new Response(null, { status: 304, headers });
  } else headers.set('cache-control', 'no-store');
  return new Response(text, { headers });
}
