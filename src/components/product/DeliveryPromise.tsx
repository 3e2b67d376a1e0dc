import { FormattedMessage, useIntl } from 'react-intl';
import type { DeliveryEstimate } from '#machines/model/product.ts';
import { DeliveryNote } from '../../design/DeliveryNote.tsx';
import { useMoney } from '../hooks/useMoney.ts';
import { useClock } from '../hooks/useClock.ts';

const minute = 60_000;

/** How long these days can still be had, by the mall's clock. */
const OrderWithin = ({ orderBy }: { orderBy: string }) => {
  const until = Date.parse(orderBy);
  const left = Math.floor((until - useClock(until)) / minute);
  return left <= 0 ? null : (
    <>
      <FormattedMessage id="product.orderWithin" values={{ hours: Math.floor(left / 60), minutes: left % 60 }} />
      {'\u00a0· '}
    </>
  );
};

/** When and for how much a product is delivered in the region, or that it is not. */
export const DeliveryPromise = ({ delivery, shipFrom }: { delivery: DeliveryEstimate; shipFrom: string }) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  if (!delivery.deliverable)
    return (
      <DeliveryNote refused>
        <FormattedMessage id="refusal.NOT_DELIVERABLE" />
      </DeliveryNote>
    );
  const { earliest, latest } = delivery;
  // Two dates and a dash: Node and browsers do not agree on how a range of dates is written. A line may break between them only.
  const dayOf = (date: string) =>
    intl.formatDate(`${date}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).replaceAll(' ', '\u00a0');
  const days = [...new Set([earliest, latest])]
    .filter((date) => date !== null)
    .map(dayOf)
    .join(' – ');
  const fee = delivery.free || delivery.fee === null ? intl.formatMessage({ id: 'product.free' }) : textOf(delivery.fee, delivery);
  return (
    <DeliveryNote
      note={
        <>
          {delivery.orderBy === null ? null : <OrderWithin orderBy={delivery.orderBy} />}
          <FormattedMessage id="product.shipsFrom" values={{ place: shipFrom }} />
        </>
      }
    >
      <b>
        <FormattedMessage id="product.promise" values={{ fee, days }} />
      </b>
    </DeliveryNote>
  );
};
