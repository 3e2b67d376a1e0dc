import { FormattedMessage, useIntl } from 'react-intl';
import { payTypes } from '#machines/payTypes.ts';
import type { PlacedOrder } from '#machines/payment.machine.ts';
import { TwoColumnSplit } from '../../design/layout/TwoColumnLayout.tsx';
import { Callout } from '../../design/Callout.tsx';
import { Panel } from '../../design/layout/Panel.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PlaceButton } from '../link/PlaceButton.tsx';
import { PlaceText } from '../link/PlaceText.tsx';
import { LazyWidget } from '../shell/LazyWidget.tsx';
import { Price } from '../product/Price.tsx';

const Narrow = styled('div', {
  display: 'grid',
  gap: '$4',
  maxInlineSize: '640px',
  '& small': { display: 'block', color: '$inkSoft', text: '$13' },
});
const Ways = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

const Order = ({ order, isFirst }: { order: PlacedOrder; isFirst: boolean }) => {
  const intl = useIntl();
  const { slot } = order;
  return (
    <TwoColumnSplit ruled={!isFirst}>
      <div>
        <b>{order.shopName}</b>
        <small>
          <PlaceText soft place={{ name: 'order', orderNumber: order.orderNumber }}>
            <FormattedMessage id="payment.order" values={{ number: order.orderNumber }} />
          </PlaceText>
        </small>
        {slot ? (
          <small>
            <FormattedMessage
              id="payment.slot"
              values={{
                day: intl.formatDate(`${slot.day}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
                start: slot.start,
                end: slot.end,
              }}
            />
          </small>
        ) : null}
      </div>
      <Price amount={order.actualTotal} currency={order.currency} priceSymbol={order.priceSymbol} />
    </TwoColumnSplit>
  );
};

/** "Order placed": one order per shop, what happens next, and the ways on. `isElsewhere`: it was no wish of this page that settled them. */
export const OrderPlaced = ({ orders, isElsewhere }: { orders: readonly PlacedOrder[]; isElsewhere: boolean }) => (
  <Narrow>
    <Callout
      kind="good"
      urgent={isElsewhere}
      title={
        isElsewhere ? (
          <FormattedMessage id="payment.elsewhere" />
        ) : (
          <FormattedMessage id="payment.thanks" values={{ count: orders.length }} />
        )
      }
    >
      <p>
        {orders[0]?.payType === payTypes.cash ? <FormattedMessage id="payment.nextCash" /> : <FormattedMessage id="payment.nextPaid" />}
      </p>
    </Callout>
    <Panel>
      {orders.map((order, at) => (
        <Order key={order.orderNumber} order={order} isFirst={at === 0} />
      ))}
    </Panel>
    <Ways>
      <PlaceButton kind="primary" snug place={{ name: 'orders', group: 'toDeliver' }}>
        <FormattedMessage id="payment.follow" />
      </PlaceButton>
      <PlaceButton kind="quiet" snug place={{ name: 'home' }}>
        <FormattedMessage id="payment.goOn" />
      </PlaceButton>
    </Ways>
    <LazyWidget name="pushNotices" input={{ isOffer: true }} when="near" />
  </Narrow>
);
