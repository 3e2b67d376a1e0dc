import { ProblemError } from '#machines/problem.ts';
import { refusalOf } from '#machines/refusal.ts';
import { mallNow } from './door.ts';

/** The gateway's patience with a whole recording. */
const longestWait = 30_000;

/** Sends a reported problem to the demo's simulation plane, through the gateway. @returns the report's code @throws ProblemError */
export const sendReport = async (report: { sentence: string; recording: object }): Promise<string> => {
  const answered = await fetch('/_report', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(report), signal: AbortSignal.timeout(longestWait) }).catch((failed: Error) => {
    throw new ProblemError({ code: failed.name === 'TimeoutError' ? 'TIMED_OUT' : navigator.onLine ? 'UNREACHABLE' : 'OFFLINE', at: mallNow() });
  });
  const { code } = (await answered.json().catch(() => ({}))) as { code?: string };
  if (!answered.ok) throw new ProblemError({ code: refusalOf(code, answered.status), at: mallNow() });
  if (code === undefined) throw new ProblemError({ code: 'BROKEN_ANSWER', at: mallNow() });
  return code;
};
