import { ProblemError } from '#machines/model/problem.ts';
import { refusalOf } from '#machines/model/refusalCodes.ts';
import { networkProblemOf } from './gateway.ts';
import { mallNow } from './mallClock.ts';

/** The gateway's patience with a whole recording. */
const longestWait = 30_000;

/** Sends a reported problem to the demo's simulation plane, through the gateway. @returns the report's code @throws ProblemError */
export const sendProblemReport = async (report: { sentence: string; recording: object }): Promise<string> => {
  const answered = await fetch('/_report', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    signal: AbortSignal.timeout(longestWait),
  }).catch((failed: Error) => {
    throw new ProblemError({ code: networkProblemOf(failed, failed.name === 'TimeoutError'), at: mallNow() });
  });
  const { code } = (await answered.json().catch(() => ({}))) as { code?: string };
  if (!answered.ok) throw new ProblemError({ code: refusalOf(code, answered.status), at: mallNow() });
  if (code === undefined) throw new ProblemError({ code: 'BROKEN_ANSWER', at: mallNow() });
  return code;
};
