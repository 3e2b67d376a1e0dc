import { FormattedMessage, useIntl } from 'react-intl';
import { payTypes } from '#machines/checkout.machine.ts';
import type { PlacedOrder } from '#machines/payment.machine.ts';
import { LedgerSplit } from '../design/Ledger.tsx';
import { Note } from '../design/Note.tsx';
import { Panel } from '../design/Panel.tsx';
import { styled } from '../design/stitches.config.ts';
import { PlaceButton } from './PlaceButton.tsx';
import { PlaceText } from './PlaceText.tsx';
import { Price } from './Price.tsx';

const Narrow = styled('div', { display: 'grid', gap: '$4', maxInlineSize: '640px', '& small': { display: 'block', color: '$inkSoft', text: '$13' } });
const Ways = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2' });

const Order = ({ order }: { order: PlacedOrder }) => {
  const intl = useIntl();
  const { slot } = order;
  return (
    <LedgerSplit ruled>
      <div>
        <b>{order.shopName}</b>
        <small>
          <PlaceText soft place={{ name: 'order', orderNumber: order.orderNumber }}><FormattedMessage id="payment.order" values={{ number: order.orderNumber }} /></PlaceText>
        </small>
        {slot ? <small><FormattedMessage id="payment.slot" values={{ day: intl.formatDate(`${slot.day}T12:00:00Z`, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }), start: slot.start, end: slot.end }} /></small> : null}
      </div>
      <Price amount={order.actualTotal} currency={order.currency} priceSymbol={order.priceSymbol} />
    </LedgerSplit>
  );
};

/** "Order placed": one order per shop, what happens next, and the ways on. */
export const OrderPlaced = ({ orders }: { orders: readonly PlacedOrder[] }) => (
  <Narrow>
    <Note kind="good" title={<FormattedMessage id="payment.thanks" values={{ count: orders.length }} />}>
      <p>{orders[0]?.payType === payTypes.cash ? <FormattedMessage id="payment.nextCash" /> : <FormattedMessage id="payment.nextPaid" />}</p>
    </Note>
    <Panel>{orders.map((order) => <Order key={order.orderNumber} order={order} />)}</Panel>
    <Ways>
      <PlaceButton kind="primary" snug place={{ name: 'orders', group: 'toDeliver' }}><FormattedMessage id="payment.follow" /></PlaceButton>
      <PlaceButton kind="quiet" snug place={{ name: 'home' }}><FormattedMessage id="payment.goOn" /></PlaceButton>
    </Ways>
  </Narrow>
);
