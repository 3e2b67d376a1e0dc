import { FormattedMessage, useIntl } from 'react-intl';
import { Countdown } from '../design/Countdown.tsx';
import { useNow } from './useNow.ts';
import { useTimes } from './useTimes.ts';

const quarter = 15 * 60_000;

/** Until when an order can be paid; near the end the time left as well. */
export const PayBy = ({ endTime }: { endTime: string }) => {
  const intl = useIntl();
  const { momentOf } = useTimes();
  const until = Date.parse(endTime);
  const now = useNow(until);
  return (
    <>
      <FormattedMessage id="order.payBy" values={{ time: momentOf(endTime) }} />
      {now < until && until - now <= 2 * quarter ? (
        <>
          {' · '}
          <Countdown until={until} now={now} dayMark={intl.formatMessage({ id: 'order.dayMark' })} announce={(minutes) => intl.formatMessage({ id: 'order.timeLeft' }, { minutes })} />
        </>
      ) : null}
    </>
  );
};
