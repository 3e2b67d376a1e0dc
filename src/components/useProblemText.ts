import { useIntl } from 'react-intl';
import { limitedUntil, problemMessageId, type Problem } from '#machines/model/problem.ts';
import { messageId } from './hooks/messageId.ts';
import { useDateFormat } from './hooks/useDateFormat.ts';

/** Why something did not happen, in a sentence; a limit with the moment until which it stands. */
export const useProblemText = () => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  return (problem: Pick<Problem, 'code' | 'data'>): string => {
    const until = limitedUntil(problem);
    const isTimed = problem.code === 'RATE_LIMITED' && until !== null;
    return isTimed
      ? intl.formatMessage({ id: 'refusal.RATE_LIMITED.until' }, { time: momentOf(until) })
      : intl.formatMessage({ id: messageId(problemMessageId(problem.code)) });
  };
};
