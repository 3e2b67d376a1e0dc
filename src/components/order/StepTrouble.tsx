import { FormattedMessage } from 'react-intl';
import { problemMessageId, type Problem } from '#machines/model/problem.ts';
import { Callout } from '../../design/Callout.tsx';
import type { Press } from '../../design/press.ts';
import { messageId } from '../hooks/messageId.ts';
import { RetryText } from '../shell/RetryText.tsx';

type Props = {
  /** Why a step was refused, or why nobody knows whether it was taken; null where neither is said. */
  problem: Problem | null;
  isUncertain: boolean;
  /** What is shown could not be read anew. */ isOld: boolean;
  onRetry: Press;
};

/** What is wrong with a step of an order or a refund, or with what is shown of it; nothing while all is well. */
export const StepTrouble = ({ problem, isUncertain, isOld, onRetry }: Props) => {
  if (!isOld && !problem) return null;
  return (
    <Callout
      kind={isOld || isUncertain ? 'warn' : 'alarm'}
      urgent
      title={<FormattedMessage id={problem ? messageId(problemMessageId(problem.code)) : 'shell.notUpdated'} />}
    >
      {isOld || isUncertain ? (
        <p>
          <RetryText onRetry={onRetry}>
            <FormattedMessage id={isUncertain ? 'order.uncertain' : 'order.stale'} />
          </RetryText>
        </p>
      ) : null}
    </Callout>
  );
};
