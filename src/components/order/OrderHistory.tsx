import { FormattedMessage } from 'react-intl';
import type { TimelineEvent } from '#machines/model/order.ts';
import { Disclosure } from '../../design/Disclosure.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';

const Past = styled('ol', {
  display: 'grid',
  gap: '$2',
  listStyle: 'none',
  padding: 0,
  margin: '$3 0 0',
  text: '$14',
  '& li': { display: 'grid', gap: '2px' },
  '& small': { text: '$13', color: '$inkSoft' },
});

/** Everything that happened to an order or a refund, the newest first. */
export const OrderHistory = ({ timeline }: { timeline: readonly TimelineEvent[] }) => {
  const { momentOf } = useDateFormat();
  return (
    <Disclosure summary={<FormattedMessage id="order.history" />}>
      <Past>
        {timeline.toReversed().map(({ seq, time, desc }) => (
          <li key={seq}>
            <span>{desc}</span>
            <small>{momentOf(time)}</small>
          </li>
        ))}
      </Past>
    </Disclosure>
  );
};
