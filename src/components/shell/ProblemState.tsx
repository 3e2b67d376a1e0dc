import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessageId, type Problem } from '#machines/model/problem.ts';
import { Button } from '../../design/control/Button.tsx';
import { EmptyState } from '../../design/EmptyState.tsx';
import { messageId } from '../hooks/messageId.ts';
import { ReportButton } from './ReportButton.tsx';
import type { Press } from '../../design/press.ts';

type Props = {
  problem: Problem | null;
  onRetry: Press;
  /** What should have come can be left out: a dialog. */
  onClose?: Press;
  level?: 1 | 2;
  /** What is missing: the page, or what was to open on it. */
  of?: 'page' | 'opened';
};

/** "What this page needs is not reachable", why, and a way to try again. */
export const ProblemState = ({ problem, onRetry, onClose, level = 1, of = 'page' }: Props) => {
  const intl = useIntl();
  return (
    <EmptyState
      urgent
      level={level}
      title={<FormattedMessage id={of === 'page' ? 'shell.unreachable' : 'shell.unopened'} />}
      reason={problem ? intl.formatMessage({ id: messageId(problemMessageId(problem.code)) }) : null}
      action={
        <>
          <Button kind="primary" onPress={onRetry}>
            <FormattedMessage id="shell.retry" />
          </Button>
          {onClose ? (
            <Button kind="quiet" onPress={onClose}>
              <FormattedMessage id="shell.close" />
            </Button>
          ) : null}
          <ReportButton />
        </>
      }
    />
  );
};
