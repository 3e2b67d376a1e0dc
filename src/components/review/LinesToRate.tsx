import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderItem } from '#machines/model/order.ts';
import { Panel } from '../../design/layout/Panel.tsx';
import { LineItem, LineItems } from '../cart/LineItem.tsx';
import { PlaceText } from '../link/PlaceText.tsx';

/** The newest of the `count` things that wait to be rated, each with the way to the form of its order. */
export const LinesToRate = ({ lines, count }: { lines: readonly OrderItem[]; count: number }) => {
  const intl = useIntl();
  return (
    <Panel>
      <h2>
        <FormattedMessage id="myReviews.toRate" values={{ count }} />
      </h2>
      <LineItems>
        {lines.map(({ orderItemId, orderNumber, prodId, skuId, prodName, skuName, pic }) => (
          <LineItem
            key={orderItemId}
            pic={pic}
            name={prodName}
            place={{ name: 'product', productId: prodId, skuId }}
            variant={skuName}
            note={
              <PlaceText
                tall
                place={{ name: 'rate', orderNumber }}
                aria-label={intl.formatMessage({ id: 'myReviews.rate' }, { name: prodName })}
              >
                <FormattedMessage id="order.do.RATE" />
              </PlaceText>
            }
          />
        ))}
      </LineItems>
      {count > lines.length ? (
        <p>
          <PlaceText place={{ name: 'orders', group: 'completed' }}>
            <FormattedMessage id="order.toOrders" />
          </PlaceText>
        </p>
      ) : null}
    </Panel>
  );
};
