import { FormattedMessage, useIntl } from 'react-intl';
import { sentenceOf, type Problem } from '#machines/problem.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { messageId } from './messageId.ts';
import { ReportButton } from './ReportButton.tsx';

type Props = { problem: Problem | null; onRetry: (() => void) | undefined; level?: 1 | 2 };

/** "What this page needs is not reachable", why, and a way to try again. */
export const ProblemState = ({ problem, onRetry, level = 1 }: Props) => {
  const intl = useIntl();
  return (
    <EmptyState
      urgent
      level={level}
      title={<FormattedMessage id="shell.unreachable" />}
      reason={problem ? intl.formatMessage({ id: messageId(sentenceOf(problem.code)) }) : null}
      action={<><Button kind="primary" onPress={onRetry}><FormattedMessage id="shell.retry" /></Button><ReportButton /></>}
    />
  );
};
