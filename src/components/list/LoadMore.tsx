import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessageId, type Problem } from '#machines/model/problem.ts';
import { Button } from '../../design/control/Button.tsx';
import { Callout } from '../../design/Callout.tsx';
import { messageId } from '../hooks/messageId.ts';

type LoadMoreProps = {
  /** Why the next page could not be read. */
  problem: Problem | null;
  isReading: boolean;
  onMore: (() => void) | undefined;
  onRetry: (() => void) | undefined;
};

/** The end of what is shown of a list: the way to its next page, and to try again where that could not be read. */
export const LoadMore = ({ problem, isReading, onMore, onRetry }: LoadMoreProps) => {
  const intl = useIntl();
  return (
    <>
      {problem ? (
        <>
          <Callout kind="warn" urgent>
            {intl.formatMessage({ id: messageId(problemMessageId(problem.code)) })}
          </Callout>
          <Button kind="secondary" onPress={onRetry}>
            <FormattedMessage id="shell.retry" />
          </Button>
        </>
      ) : null}
      {onMore || isReading ? (
        <Button kind="secondary" busy={isReading} onPress={onMore}>
          <FormattedMessage id="shell.loadMore" />
        </Button>
      ) : null}
    </>
  );
};
