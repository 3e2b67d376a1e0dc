import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartItem } from '#machines/model/cart.ts';
import type { OrderPreview } from '#machines/model/checkout.ts';
import { Button } from '../../design/control/Button.tsx';
import { Callout } from '../../design/Callout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { LineItem, LineItems } from './LineItem.tsx';
import { useMoney } from '../hooks/useMoney.ts';
import type { Press } from '../../design/press.ts';

/** Acts one under the other on the phone, two beside each other at the desk; reasons keep to their button. */
const Acts = styled('div', {
  display: 'grid',
  gap: '$2',
  alignItems: 'start',
  '@desk': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '$3' },
});

const itemsOf = (preview: OrderPreview): CartItem[] =>
  preview.shopCartOrders.flatMap((shop) => shop.shopCartItemDiscounts.flatMap((group) => group.shopCartItems));

/** The price lines that are no line of goods, with their names. */
const priceLines = {
  savedByVouchers: 'money.vouchers',
  promoCodes: 'money.promoCodes',
  coins: 'money.coins',
  deliveryFee: 'money.delivery',
  slotFee: 'money.slotFee',
  smallCartFee: 'money.smallCartFee',
  insurance: 'money.insurance',
} as const;
const lineNames = Object.keys(priceLines) as (keyof typeof priceLines)[];

type Props = { before: OrderPreview; now: OrderPreview; onAccept: Press; onDecline: Press };

/** Why what is chosen cannot be ordered, in the mall's words. */
export const blockers = (preview: OrderPreview): string[] =>
  preview.issues.filter(({ level }) => level === 'BLOCK').map(({ desc }) => desc);

/** What changed while the shopper was deciding, old beside new; one press accepts it. */
export const CheckoutChanges = ({ before, now, onAccept, onDecline }: Props) => {
  const { textOf } = useMoney();
  const fresh = new Map(itemsOf(now).map((item) => [item.skuId, item]));
  const changed = itemsOf(before).flatMap((old) => {
    const item = fresh.get(old.skuId);
    const isSame = item && item.price === old.price && (item.issue === null || item.issue.code === old.issue?.code);
    return isSame ? [] : [{ old, item }];
  });
  const noteOf = (old: CartItem, item: CartItem | undefined): ReactNode => {
    if (item === undefined) return <FormattedMessage id="checkout.goneItem" />;
    if (item.price === old.price || item.issue?.level === 'BLOCK') return item.issue?.desc;
    return <FormattedMessage id="checkout.oldNew" values={{ old: textOf(old.price, before), now: textOf(item.price, now) }} />;
  };
  const warnings = now.issues.filter(({ level }) => level === 'WARN');
  const changedLines = lineNames.filter((name) => before.priceLines[name] !== now.priceLines[name]);
  return (
    <Callout kind="warn" urgent title={<FormattedMessage id="checkout.changed" />}>
      <LineItems>
        {changed.map(({ old, item }) => (
          <LineItem key={old.skuId} pic={old.pic} name={old.prodName} note={noteOf(old, item)} />
        ))}
      </LineItems>
      {warnings.length + changedLines.length > 0 ? (
        <ul>
          {warnings.map(({ desc }) => (
            <li key={desc}>{desc}</li>
          ))}
          {changedLines.map((name) => (
            <li key={name}>
              <FormattedMessage
                id="checkout.lineOldNew"
                values={{
                  line: <FormattedMessage id={priceLines[name]} />,
                  old: textOf(before.priceLines[name], before),
                  now: textOf(now.priceLines[name], now),
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <b>
          <FormattedMessage
            id="checkout.totalOldNew"
            values={{ old: textOf(before.actualTotal, before), now: textOf(now.actualTotal, now) }}
          />
        </b>
      </p>
      <Acts>
        <Button kind="primary" wide onPress={onAccept} reason={blockers(now).join(' ')}>
          <FormattedMessage id="checkout.acceptChange" values={{ total: textOf(now.actualTotal, now) }} />
        </Button>
        <Button kind="quiet" wide onPress={onDecline}>
          <FormattedMessage id="checkout.declineChange" />
        </Button>
      </Acts>
    </Callout>
  );
};
