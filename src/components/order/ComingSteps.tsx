import { FormattedMessage } from 'react-intl';
import type { OrderDetail } from '#machines/model/order.ts';
import { styled } from '../../design/stitches.config.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';

const Frame = styled('div', {
  marginBlockStart: '$4',
  text: '$14',
  '& h2': { text: '$14', fontWeight: '$bold', marginBlockEnd: '$2' },
  '& ol': { display: 'grid', gap: '$3', listStyle: 'none', margin: 0, padding: 0 },
  // A broken line beside what has not happened yet.
  '& li': { display: 'grid', gap: '2px', paddingInlineStart: '$3', borderInlineStart: '2px dashed $line' },
  '& small': { text: '$13', color: '$inkSoft' },
});

/** The steps that time itself takes, each with its moment and what it depends on; nothing where no clock runs. */
export const ComingSteps = ({ order }: { order: OrderDetail }) => {
  const { momentOf } = useDateFormat();
  const coming = order.timeline.filter(({ planned }) => planned);
  if (coming.length === 0) return null;
  return (
    <Frame>
      <h2>
        <FormattedMessage id="order.coming" />
      </h2>
      <ol>
        {coming.map(({ seq, time, desc, condition }) => (
          <li key={seq}>
            <b>{momentOf(time)}</b>
            <span>{desc}</span>
            <small>{condition}</small>
          </li>
        ))}
      </ol>
    </Frame>
  );
};
