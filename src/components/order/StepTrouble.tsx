import { FormattedMessage } from 'react-intl';
import type { refundMachine } from '#machines/refund.machine.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { Callout } from '../../design/Callout.tsx';
import { messageId } from '../hooks/messageId.ts';
import { RetryText } from '../shell/RetryText.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';

type View = ViewOf<typeof refundMachine>;

/** What was refused, or may be old, or nobody knows. */
export const RefundTrouble = ({ snapshot, may }: View) => {
  const { problem } = snapshot.context;
  const isUncertain = snapshot.matches({ shown: 'uncertain' });
  const isOld = snapshot.matches({ shown: 'stale' });
  if (!isOld && !problem) return null;
  return (
    <Callout
      kind={isOld || isUncertain ? 'warn' : 'alarm'}
      urgent
      title={<FormattedMessage id={problem ? messageId(problemMessageId(problem.code)) : 'shell.notUpdated'} />}
    >
      {isOld || isUncertain ? (
        <p>
          <RetryText onRetry={may({ type: 'retry.pressed' })}>
            <FormattedMessage id={isUncertain ? 'order.uncertain' : 'order.stale'} />
          </RetryText>
        </p>
      ) : null}
    </Callout>
  );
};
