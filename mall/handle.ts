import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ZodError } from 'zod';
import type { RefusalCode } from '#machines/problem.ts';
import type { Locale } from '#machines/words.ts';
import { readBody } from './body.ts';
import type { Db } from './database.ts';
import type { Call, Caller, Door } from './door.ts';
import { CONTRACT_VERSION } from './document.ts';
import type { House } from './house.ts';
import { claimKey, dropKey, firstAnswer, keepAnswer, lockKey, type Once } from './idempotency.ts';
import { writeJournal } from './journal.ts';
import { hasWords, localeOf, say } from './lang.ts';
import { isRefusalCode, Refusal, refuse, signInStatusOf } from './refusal.ts';
import { defaultRegion, regionOf, type Region } from './region/region.ts';
import { callerOf } from './session/bearer.ts';

/** Answers one call of one door: token, language, region, validation, idempotency, transaction, refusal (contract 1.1 to 1.3). */
export async function handle(house: House, door: Door, context: Context, requestId: string): Promise<Response> {
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
      idempotencyKey: key, ip: context.get('ip') ?? '', request: req.raw, header: (name, value) => headers.set(name, value),
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
  const run = async (db: Db): Promise<unknown> => door.handler({ ...call, db });
  if (!once) return { answer: isOwn ? await run(house.db) : await house.db.transaction(run), isReplay: false };
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
  return house.db.transaction(async (tx) => {
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

/** The answer to whatever was thrown: a refusal in the caller's language, else 500 with nothing internal in it. */
export async function refusalAnswer(house: House, failed: unknown, locale: Locale, requestId: string, headers: Headers, door?: Door): Promise<Response> {
  const refusal = failed instanceof Refusal ? failed : internal(house, failed, requestId);
  const { detail } = refusal;
  if (detail.journal) await writeJournal(house, house.db, { ...detail.journal, refused: refusal.code }).catch((error: Error) => house.log(`journal: ${error.message}`));
  if (detail.retryAfter !== undefined) headers.set('retry-after', String(detail.retryAfter));
  headers.set('cache-control', 'no-store');
  const status = detail.status ?? (door?.always400 ? signInStatusOf(refusal.code) : refusal.status);
  const body = {
    code: refusal.code,
    desc: say(locale, `refusal.${refusal.code}`, detail.values),
    ...(detail.fields ? { fields: detail.fields.map(({ field, code, values }) => ({ field, code, desc: fieldSentence(locale, code, values) })) } : {}),
    ...(detail.data ? { data: detail.data } : {}),
    traceId: requestId,
  };
  return new Response(JSON.stringify(body), { status, headers });
}

function fieldSentence(locale: Locale, code: string, values?: Record<string, string | number>): string {
  const id = isRefusalCode(code) ? `refusal.${code}` : `mall.field.${code}`;
  return say(locale, hasWords(id) ? id : 'mall.field.INVALID', values);
}

function internal(house: House, failed: unknown, requestId: string): Refusal {
  const error = failed as Error & { code?: string; cause?: { code?: string; message?: string } };
  const databaseCode = error.cause?.code ?? error.code ?? '';
  // Text with a zero byte, a number beyond its column: what was sent cannot be kept, and no schema had said so.
  if (/^(22021|22P05|22P02|22003|22008)$/.test(databaseCode)) return refuse('VALIDATION');
  house.log(`${requestId} failed: ${error.stack ?? String(failed)}${error.cause?.message ? ` <- ${error.cause.message}` : ''}`);
  // Serialization failure, deadlock, connection gone, pool exhausted, disk full: the same call may succeed in a moment.
  if (/^(40001|40P01|57P0\d|08\d{3}|53\d{3}|ECONN\w+|EPIPE|ENOENT)$/.test(databaseCode) || /timeout exceeded when trying to connect|Connection terminated/.test(error.message ?? '')) return refuse('UNAVAILABLE', { retryAfter: 1 });
  return refuse('INTERNAL');
}

function checkAnswer(door: Door, answer: unknown): void {
  const checked = door.answer.safeParse(answer);
  if (!checked.success) throw new Error(`${door.id} breaks the contract: ${checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`);
}

function queryOf(url: string): Record<string, string> {
  const start = url.indexOf('?');
  if (start < 0) return {};
  return Object.fromEntries([...new URLSearchParams(url.slice(start))].filter(([, value]) => value !== ''));
}

function parse(schema: Door['body'], value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw validationRefusal(parsed.error);
}

/** A schema's message that is a refusal code (`z.string().max(500, 'TEXT_TOO_LONG')`) becomes the code of the answer. */
function validationRefusal(error: ZodError): Refusal {
  const fields = error.issues.map((issue) => ({
    field: issue.path.join('.'),
    code: isRefusalCode(issue.message) ? issue.message : issue.code === 'invalid_type' && issue.input === undefined && /received undefined/.test(issue.message) ? 'REQUIRED' : 'INVALID',
  }));
  const named = fields.map((field) => field.code).find((code): code is RefusalCode => isRefusalCode(code));
  const isAllNamed = fields.every((field) => isRefusalCode(field.code));
  return refuse(named && isAllNamed ? named : 'VALIDATION', { fields, status: 400 });
}

function regionFor(query: string | undefined, header: string | undefined, user: Caller | null): Region {
  return regionOf(Number(query)) ?? regionOf(Number(header)) ?? regionOf(user?.regionId) ?? defaultRegion;
}

const zones = new Map<string, boolean>();

function zoneOf(header: string | undefined, region: Region): string {
  if (!header || header.length > 64) return region.zone;
  let isKnown = zones.get(header);
  if (isKnown === undefined) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: header });
      isKnown = true;
    } catch {
      isKnown = false;
    }
    if (zones.size < 1000) zones.set(header, isKnown);
  }
  return isKnown ? header : region.zone;
}
