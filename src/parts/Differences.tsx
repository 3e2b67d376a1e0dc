import { FormattedMessage } from 'react-intl';
import type { CartItem, OrderPreview } from '#machines/words.ts';
import { Button } from '../design/Button.tsx';
import { Note } from '../design/Note.tsx';
import { styled } from '../design/stitches.config.ts';
import { LineItem, LineItems } from './LineItem.tsx';
import { useMoney } from './useMoney.ts';

/** Acts one under the other on the phone, two beside each other at the desk; reasons keep to their button. */
const Acts = styled('div', { display: 'grid', gap: '$2', alignItems: 'start', '@desk': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '$3' } });

const itemsOf = (preview: OrderPreview): CartItem[] => preview.shopCartOrders.flatMap((shop) => shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems));

type Props = { before: OrderPreview; now: OrderPreview; onAccept: (() => void) | undefined; onDecline: (() => void) | undefined };

/** What changed while the shopper was deciding, old beside new; one press accepts it. */
export const Differences = ({ before, now, onAccept, onDecline }: Props) => {
  const { textOf } = useMoney();
  const fresh = new Map(itemsOf(now).map((item) => [item.skuId, item]));
  const changed = itemsOf(before).flatMap((old) => {
    const item = fresh.get(old.skuId);
    if (item && item.price === old.price && !item.issue) return [];
    return [{ old, item }];
  });
  return (
    <Note kind="warn" urgent title={<FormattedMessage id="checkout.changed" />}>
      <LineItems>
        {changed.map(({ old, item }) => (
          <LineItem
            key={old.skuId} pic={old.pic} name={old.prodName}
            note={item?.issue?.desc ?? (item ? <FormattedMessage id="checkout.oldNew" values={{ old: textOf(old.price, before), now: textOf(item.price, now) }} /> : <FormattedMessage id="checkout.goneItem" />)}
          />
        ))}
      </LineItems>
      <p><b><FormattedMessage id="checkout.totalOldNew" values={{ old: textOf(before.actualTotal, before), now: textOf(now.actualTotal, now) }} /></b></p>
      <Acts>
        <Button kind="primary" wide onPress={onAccept}><FormattedMessage id="checkout.acceptChange" values={{ total: textOf(now.actualTotal, now) }} /></Button>
        <Button kind="quiet" wide onPress={onDecline}><FormattedMessage id="checkout.declineChange" /></Button>
      </Acts>
    </Note>
  );
};
