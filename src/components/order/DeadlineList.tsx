import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { placeOfDeadline } from '#machines/rules/deadlines.ts';
import type { Deadline } from '#machines/model/deadline.ts';
import { Countdown } from '../../design/Countdown.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { useClock } from '../hooks/useClock.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';

const day = 86_400_000;

const List = styled('ol', {
  display: 'grid',
  maxInlineSize: '$column',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  '& > li': { display: 'grid', gap: '2px', padding: '$4', text: '$14', minInlineSize: 0 },
  '& > li + li': { borderBlockStart: '1px solid $line' },
  '& h2': { text: '$16', fontWeight: '$bold' },
  '& a': { borderRadius: '$xs', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& .left': { fontWeight: '$strong' },
  '& small': { text: '$13', color: '$inkSoft' },
});

const keyOf = ({ kind, orderNumber, refundSn, couponUserId }: Deadline): string =>
  `${kind} ${refundSn ?? orderNumber ?? couponUserId ?? ''}`;

/** `days` that are left; on the last one it counts with `now`, which is 0 before. */
const Row = memo(({ deadline, days, now }: { deadline: Deadline; days: number; now: number }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const { title, desc, subject, time, orderNumber } = deadline;
  const place = placeOfDeadline(deadline);
  return (
    <li>
      <h2>{place ? <PlaceLink place={place}>{title}</PlaceLink> : title}</h2>
      <span className="left">
        {momentOf(time)}
        {' · '}
        {days > 0 ? (
          <FormattedMessage id="deadlines.daysLeft" values={{ days }} />
        ) : (
          <Countdown
            until={Date.parse(time)}
            now={now}
            dayMark={intl.formatMessage({ id: 'order.dayMark' })}
            announce={(minutes) => intl.formatMessage({ id: 'deadlines.timeLeft' }, { minutes, title })}
          />
        )}
      </span>
      <span>{[subject, orderNumber].filter(Boolean).join(' · ')}</span>
      <small>{desc}</small>
    </li>
  );
});

/** The clocks, the soonest first; those of the last day count down by the mall's time. */
export const DeadlineList = ({ deadlines }: { deadlines: readonly Deadline[] }) => {
  const intl = useIntl();
  const last = deadlines.at(-1);
  const now = useClock(last ? Date.parse(last.time) : 0);
  return (
    <List aria-label={intl.formatMessage({ id: 'deadlines.heading' })}>
      {deadlines.map((deadline) => {
        const days = Math.max(0, Math.floor((Date.parse(deadline.time) - now) / day));
        return <Row key={keyOf(deadline)} deadline={deadline} days={days} now={days > 0 ? 0 : now} />;
      })}
    </List>
  );
};
