import { FormattedMessage, useIntl } from 'react-intl';
import type { ListedRefund } from '#machines/model/refund.ts';
import { Callout, type CalloutProps } from '../../design/Callout.tsx';
import { Countdown } from '../../design/Countdown.tsx';
import { messageId } from '../hooks/messageId.ts';
import { useClock } from '../hooks/useClock.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';

const ends: Partial<Record<string, CalloutProps['kind']>> = { SUCCESS: 'good', WITHDRAWN: 'sunk', CLOSED: 'sunk' };

/** Until when somebody has time, and how much of it is left by the mall's clock. */
const Deadline = ({ time }: { time: string }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const until = Date.parse(time);
  const now = useClock(until);
  return (
    <>
      <FormattedMessage id="refund.deadline" values={{ time: momentOf(time) }} />
      {' · '}
      <Countdown
        until={until}
        now={now}
        dayMark={intl.formatMessage({ id: 'order.dayMark' })}
        announce={(minutes) => intl.formatMessage({ id: 'refund.timeLeft' }, { minutes })}
      />
    </>
  );
};

/** Whose turn it is, until when, and what the mall does where nothing is said (contract 4.2); at the end, how it ended. */
export const RefundTurn = ({ refund: { statusCode, turn } }: { refund: Pick<ListedRefund, 'statusCode' | 'turn'> }) => {
  const kind = turn?.who === 'BUYER' ? 'warn' : (ends[statusCode] ?? 'next');
  return (
    <Callout kind={kind} title={<FormattedMessage id={messageId(turn ? `refund.turn.${turn.who}` : `refund.status.${statusCode}`)} />}>
      <p>
        <FormattedMessage id={messageId(`refund.now.${statusCode}`)} />
      </p>
      {turn?.until ? (
        <p>
          <Deadline time={turn.until} />
        </p>
      ) : null}
      {turn?.silence ? <p>{turn.silence.desc}</p> : null}
    </Callout>
  );
};
