import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessageId, type Problem } from '#machines/model/problem.ts';
import { Button } from '../../design/control/Button.tsx';
import { Callout } from '../../design/Callout.tsx';
import { messageId } from '../hooks/messageId.ts';
import type { Press } from '../../design/press.ts';

type MoreProblemProps = { problem: Problem; onRetry: Press };

/** Why the next page of a list did not come, and another try. */
export const MoreProblem = ({ problem, onRetry }: MoreProblemProps) => {
  const intl = useIntl();
  return (
    <>
      <Callout kind="warn" urgent>
        {intl.formatMessage({ id: messageId(problemMessageId(problem.code)) })}
      </Callout>
      <Button kind="secondary" onPress={onRetry}>
        <FormattedMessage id="shell.retry" />
      </Button>
    </>
  );
};
