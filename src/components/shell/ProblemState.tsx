import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessageId, type Problem } from '#machines/model/problem.ts';
import { Button } from '../../design/control/Button.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { messageId } from '../hooks/messageId.ts';
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
      reason={problem ? intl.formatMessage({ id: messageId(problemMessageId(problem.code)) }) : null}
      action={
        <>
          <Button kind="primary" onPress={onRetry}>
            <FormattedMessage id="shell.retry" />
          </Button>
          <ReportButton />
        </>
      }
    />
  );
};
