import { FormattedMessage, useIntl } from 'react-intl';
import type { Delivery } from '#machines/model/order.ts';
import { Panel } from '../../design/layout/Panel.tsx';
import { styled } from '../../design/stitches.config.ts';
import { LineItem, LineItems } from '../cart/LineItem.tsx';
import { messageId } from '../hooks/messageId.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';

const Facts = styled('p', { text: '$14', color: '$inkSoft', overflowWrap: 'anywhere' });
const Way = styled('ol', {
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  text: '$14',
  '& li': { position: 'relative', display: 'grid', gap: '2px', paddingInlineStart: '$5', paddingBlockEnd: '$4' },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '3px',
    insetBlockStart: '6px',
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: '50%',
    backgroundColor: '$line',
  },
  '& li:first-child::before': { backgroundColor: '$accent' },
  '& li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '7px',
    insetBlock: '20px -2px',
    borderInlineStart: '2px solid $line',
  },
  '& li:first-child > span': { fontWeight: '$bold' },
  '& small': { text: '$13', color: '$inkSoft' },
});

type Props = { delivery: Delivery; number: number; count: number };

/** One parcel: where it is, what is in it, and its way so far, the newest first. */
export const ParcelWay = ({ delivery, number, count }: Props) => {
  const intl = useIntl();
  const { momentOf, dayOf } = useDateFormat();
  const { stateCode, companyName, trackingNumber, eta, traces, items } = delivery;
  const isOnItsWay = stateCode !== 'SIGNED' && stateCode !== 'RETURNED';
  return (
    <Panel>
      <h2>
        <FormattedMessage id={count > 1 ? 'logistics.parcelOf' : 'logistics.parcel'} values={{ number, count }} /> ·{' '}
        <FormattedMessage id={messageId(`logistics.state.${stateCode}`)} />
      </h2>
      <Facts>
        {[companyName, trackingNumber].filter(Boolean).join(' · ')}
        {eta && isOnItsWay ? (
          <>
            <br />
            <FormattedMessage id="logistics.eta" values={{ day: dayOf(`${eta}T12:00:00Z`) }} />
          </>
        ) : null}
      </Facts>
      {traces.length > 0 ? (
        <Way aria-label={intl.formatMessage({ id: 'logistics.way' })} aria-live="polite">
          {traces.map(({ acceptTime, acceptStation, location }) => (
            <li key={`${acceptTime} ${acceptStation}`}>
              <span>{acceptStation}</span>
              <small>{[location, momentOf(acceptTime)].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </Way>
      ) : (
        <Facts>
          <FormattedMessage id="logistics.noTraces" />
        </Facts>
      )}
      <LineItems>
        {items.map((item) => (
          <LineItem
            key={item.orderItemId}
            pic={item.pic}
            name={item.prodName}
            place={{ name: 'product', productId: item.prodId, skuId: item.skuId }}
            variant={item.skuName}
            count={item.shippedCount}
          />
        ))}
      </LineItems>
    </Panel>
  );
};
