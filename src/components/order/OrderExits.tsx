import { FormattedMessage } from 'react-intl';
import type { OrderGroup } from '#machines/model/order.ts';
import { EmptyState } from '../../design/EmptyState.tsx';
import { PlaceButton } from '../link/PlaceButton.tsx';

/** From a page about an order back to the order. */
export const BackToOrder = ({ orderNumber, kind = 'primary' }: { orderNumber: string; kind?: 'primary' | 'quiet' }) => (
  <PlaceButton kind={kind} snug={kind === 'primary'} place={{ name: 'order', orderNumber }}>
    <FormattedMessage id="order.backToOrder" />
  </PlaceButton>
);

/** There is no such order for this shopper; `group`: the list that he is led to. */
export const UnknownOrder = ({ group }: { group: OrderGroup }) => (
  <EmptyState
    title={<FormattedMessage id="order.unknown" />}
    reason={<FormattedMessage id="order.unknownWhy" />}
    action={
      <PlaceButton kind="primary" snug place={{ name: 'orders', group }}>
        <FormattedMessage id="order.toOrders" />
      </PlaceButton>
    }
  />
);
