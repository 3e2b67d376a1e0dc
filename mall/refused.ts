import type { Locale } from '#machines/words.ts';
import type { Door } from './door.ts';
import type { House } from './house.ts';
import { writeJournal } from './journal.ts';
import { hasWords, say } from './lang.ts';
import { isRefusalCode, Refusal, refuse, signInStatusOf } from './refusal.ts';

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
