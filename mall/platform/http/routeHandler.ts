import { languageTag } from '#machines/model/locale.ts';
import { negotiateLocale } from '#machines/rules/acceptLanguage.ts';
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { readBody, readForm, readText } from './requestBody.ts';
import { vocabularyOf } from '../../seed/vocabulary.ts';
import type { Db } from '../postgres/database.ts';
import { pipelined } from '../postgres/pipelined.ts';
import type { Call, Caller, Route } from './route.ts';
import { CONTRACT_VERSION } from './openapi.ts';
import { faultPoint } from '../replay/faultPoint.ts';
import type { MallContext } from '../mallContext.ts';
import { claimKey, firstAnswer, keepAnswer, lockKey, type Claim, type Once } from './idempotency.ts';
import { limited } from './rateLimit.ts';
import { refuse } from './refusal.ts';
import { refusalResponse } from './refusalResponse.ts';
import { currentReplayScope } from '../replay/replayScope.ts';
import { callerOf } from '../../auth/bearer.ts';
import { checkAnswer, parse, queryOf } from './validate.ts';
import { regionFor, zoneOf } from './requestRegion.ts';

/** What the server in front of the mall knows of a request. */
export type RouteSurroundings = { Bindings: { ip: string } };

/** Answers one call of one route: token, language, region, validation, idempotency, transaction, refusal (contract 1.1 to 1.3). */
export async function handleRoute(context: MallContext, route: Route, c: Context<RouteSurroundings>, requestId: string): Promise<Response> {
  const { req } = c;
  const locale = negotiateLocale(req.header('accept-language'));
  const headers = new Headers({
    'x-contract-version': CONTRACT_VERSION,
    'content-type': 'application/json; charset=utf-8',
    'content-language': languageTag(locale),
  });
  try {
    const user = await callerOf(context, req.header('authorization'));
    if (route.who === 'user' && !user) throw refuse('UNAUTHORIZED');
    if (user) headers.set('stream-position', user.streamPosition);
    const rawQuery = queryOf(req.url);
    const query = parse(route.query, rawQuery);
    const params = parse(route.params, req.param());
    const body = route.body ? parse(route.body, await readBody(req.raw)) : undefined;
    const form = route.form ? await readForm(req.raw) : new FormData();
    const text = route.text ? await readText(req.raw) : '';
    const region = regionFor(rawQuery['regionId'], req.header('region-id'), user);
    const key = route.idempotent ? (req.header('idempotency-key') ?? null) : null;
    if (route.idempotent === 'required' && !key) throw refuse('VALIDATION', { fields: [{ field: 'Idempotency-Key', code: 'REQUIRED' }] });
    if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key))
      throw refuse('VALIDATION', { fields: [{ field: 'Idempotency-Key', code: 'INVALID' }] });
    const call: Asked = {
      context,
      user,
      query,
      params,
      body,
      form,
      text,
      region,
      locale,
      zone: zoneOf(req.header('time-zone'), region),
      now: context.clock.now(),
      requestId,
      idempotencyKey: key,
      ip: c.env.ip,
      request: req.raw,
      header: (name, value) => headers.set(name, value),
    };
    const once =
      key === null ? null : { who: user?.userId ?? 'guest', path: `${route.method} ${req.path}`, key, body, secret: context.config.secret };
    const counts = (route.limits ?? []).map(({ rule, of }) => ({ rule, subject: of(call) }));
    const { answer, isReplay } = await limited(
      context.limits,
      counts,
      region.zone,
      () => carryOut(context, route, call, once),
      (done) => done.isReplay,
    );
    if (answer instanceof Response) {
      headers.forEach((value, name) => name !== 'content-type' && answer.headers.set(name, value));
      return answer;
    }
    if (isReplay) headers.set('idempotent-replay', 'true');
    if (context.config.checkAnswers) checkAnswer(route, answer);
    return jsonAnswer(route, JSON.stringify(answer), headers, req.header('if-none-match'));
  } catch (failed) {
    return refusalResponse(context, failed, locale, requestId, headers, route);
  }
}

type Asked = Omit<Call<Caller | null>, 'db' | 'keepAnswer'>;

async function carryOut(
  context: MallContext,
  route: Route,
  call: Asked,
  once: Once | null,
): Promise<{ answer: unknown; isReplay: boolean }> {
  const isOwn = route.method === 'get' || route.transaction === false;
  const scene = currentReplayScope();
  scene?.begin?.(call.user?.userId ?? null);
  if (isOwn && !route.form) scene?.leave?.();
  const run = async (db: Db, keep?: Claim['keep']): Promise<unknown> => {
    const answer = await route.handler({ ...call, db, keepAnswer: async (tx, kept) => keep?.(kept, tx) });
    faultPoint('handled');
    return answer;
  };
  /** One transaction, whose place in the demo's history is its commit. */
  const whole = async <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => {
    // Whoever holds a connection must not wait for another: the vocabulary, which is read once over the pool, comes first.
    await vocabularyOf(context);
    return context.db
      .transaction(async (tx) => {
        const result = await work(tx);
        await scene?.note?.(tx);
        return result;
      })
      .catch((failed: unknown) => {
        scene?.unnote?.();
        throw failed;
      });
  };
  if (!once) return { answer: isOwn ? await run(context.db) : await whole(run), isReplay: false };
  if (isOwn) {
    const claimed = await claimKey(context.db, once, call.now);
    if ('answer' in claimed) return { answer: claimed.answer, isReplay: true };
    const { claim } = claimed;
    try {
      const answer = await run(context.db, claim.keep);
      await claim.keep(answer);
      return { answer, isReplay: false };
    } catch (failed) {
      await claim.drop();
      throw failed;
    } finally {
      claim.end();
    }
  }
  return whole(async (tx) => {
    const [, first] = await pipelined([lockKey(tx, once), firstAnswer(tx, once, call.now)]);
    if (first) return { answer: first.answer, isReplay: true };
    const answer = await run(tx);
    await keepAnswer(tx, once, answer, call.now);
    return { answer, isReplay: false };
  });
}

function jsonAnswer(route: Route, text: string, headers: Headers, ifNoneMatch: string | undefined): Response {
  if (route.cache) {
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    headers.set('cache-control', route.cache);
    headers.set('etag', tag);
    headers.set('vary', 'Accept-Language, Region-Id, Authorization');
    if (ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag))
      return new Response(null, { status: 304, headers });
  } else headers.set('cache-control', 'no-store');
  return new Response(text, { headers });
}
