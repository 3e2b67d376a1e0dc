import { languageTag, type Locale } from '#machines/model/locale.ts';
import type { Route } from './route.ts';
import { databaseCodeOf, errorText, errorTrace } from './errorText.ts';
import type { MallContext } from '../mallContext.ts';
import { writeJournal } from '../replay/journal.ts';
import { hasMessage, messageText } from '../messages.ts';
import { currentReplayScope } from '../replay/replayScope.ts';
import { isRefusalCode, Refusal, refuse, signInStatusOf } from './refusal.ts';

/** The answer to whatever was thrown: a refusal in the caller's language, else 500 with nothing internal in it. */
export async function refusalResponse(
  context: MallContext,
  failed: unknown,
  locale: Locale,
  requestId: string,
  headers: Headers,
  route?: Route,
): Promise<Response> {
  const refusal = failed instanceof Refusal ? failed : internal(context, failed, requestId);
  const { detail } = refusal;
  if (detail.journal) currentReplayScope()?.leave?.();
  if (detail.journal)
    await writeJournal(context, context.db, { ...detail.journal, refused: refusal.code }).catch((error: unknown) =>
      context.log(`journal: ${errorText(error)}`),
    );
  if (detail.retryAfter !== undefined) headers.set('retry-after', String(detail.retryAfter));
  headers.set('cache-control', 'no-store');
  const status = detail.status ?? (route?.always400 ? signInStatusOf(refusal.code) : refusal.status);
  const body = {
    code: refusal.code,
    desc: sentenceOf(refusal, locale),
    ...(detail.fields
      ? { fields: detail.fields.map(({ field, code, values }) => ({ field, code, desc: fieldSentence(locale, code, values) })) }
      : {}),
    ...(detail.data || detail.until
      ? { data: { ...detail.data, ...(detail.until ? { until: context.clock.iso(detail.until.at) } : {}) } }
      : {}),
    traceId: requestId,
  };
  return new Response(JSON.stringify(body), { status, headers });
}

/** What is refused until some time says so, where the words have a place for it. */
function sentenceOf({ code, detail }: Refusal, locale: Locale): string {
  const { until, values } = detail;
  const timed = `refusal.${code}.until`;
  if (!until || !hasMessage(timed)) return messageText(locale, `refusal.${code}`, values);
  const time = new Intl.DateTimeFormat(languageTag(locale), {
    timeZone: until.zone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(until.at);
  return messageText(locale, timed, { ...values, time });
}

function fieldSentence(locale: Locale, code: string, values?: Record<string, string | number>): string {
  const id = isRefusalCode(code) ? `refusal.${code}` : `mall.field.${code}`;
  return messageText(locale, hasMessage(id) ? id : 'mall.field.INVALID', values);
}

function internal(context: MallContext, failed: unknown, requestId: string): Refusal {
  const error = failed as Error & { cause?: { message?: string } };
  const databaseCode = databaseCodeOf(failed);
  // Text with a zero byte, a number beyond its column: what was sent cannot be kept, and no schema had said so.
  if (/^(22021|22P05|22P02|22003|22008)$/.test(databaseCode)) return refuse('VALIDATION');
  context.log(`${requestId} failed: ${errorTrace(failed)}`);
  const message = error.cause?.message ?? error.message ?? '';
  // Serialization failure, deadlock, a limit reached, connection gone, pool exhausted, disk full: the same call may succeed in a moment.
  const mayPass = /^(40001|40P01|55P03|57014|25P0[34]|57P0\d|08\d{3}|53\d{3}|ECONN\w+|EPIPE|ENOENT)$/.test(databaseCode);
  if (mayPass || /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(message))
    return refuse('UNAVAILABLE', { retryAfter: 1 });
  return refuse('INTERNAL');
}
