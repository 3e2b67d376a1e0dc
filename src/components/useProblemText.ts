import { useIntl } from 'react-intl';
import { limitedUntil, problemMessageId, type Problem, type ProblemCode } from '#machines/model/problem.ts';
import { messageId } from './hooks/messageId.ts';
import { useDateFormat } from './hooks/useDateFormat.ts';

/** Limits that the mall may tell the end of. */
const limits: readonly ProblemCode[] = ['RATE_LIMITED', 'ACCOUNT_LOCKED', 'CODE_DAILY_LIMIT'];

/** Why something did not happen, in a sentence; a limit with the moment until which it stands. */
export const useProblemText = () => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  return (problem: Pick<Problem, 'code' | 'data'>): string => {
    const id = problemMessageId(problem.code);
    const until = limitedUntil(problem);
    return until !== null && limits.includes(problem.code)
      ? intl.formatMessage({ id: messageId(`${id}.until`) }, { time: momentOf(until) })
      : intl.formatMessage({ id: messageId(id) });
  };
};
