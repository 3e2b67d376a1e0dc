import { FormattedMessage, useIntl } from 'react-intl';
import { Countdown } from '../../design/Countdown.tsx';
import { useClock } from '../hooks/useClock.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';

const quarter = 15 * 60_000;

/** Until when an order can be paid; near the end the time left as well. */
export const PaymentDeadline = ({ endTime }: { endTime: string }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const until = Date.parse(endTime);
  const now = useClock(until);
  return (
    <>
      <FormattedMessage id="order.payBy" values={{ time: momentOf(endTime) }} />
      {now < until && until - now <= 2 * quarter ? (
        <>
          {' · '}
          <Countdown
            until={until}
            now={now}
            dayMark={intl.formatMessage({ id: 'order.dayMark' })}
            announce={(minutes) => intl.formatMessage({ id: 'order.timeLeft' }, { minutes })}
          />
        </>
      ) : null}
    </>
  );
};
