import { FormattedMessage } from 'react-intl';
import type { GroceryList } from '#machines/model/groceryList.ts';
import { Panel } from '../../design/layout/Panel.tsx';
import { PriceTable } from '../../design/PriceLines.tsx';
import { Price } from '../product/Price.tsx';

/** What a grocery list comes to. */
export const WishListSum = ({ list, isBusy }: { list: GroceryList; isBusy: boolean }) => {
  const { subtotal, discountPrice, deliveryFee, total, currency, priceSymbol } = list;
  const amount = (of: number) => <Price currency={currency} priceSymbol={priceSymbol} amount={of} />;
  const delivery = deliveryFee === 0 ? <FormattedMessage id="cart.free" /> : amount(deliveryFee ?? 0);
  return (
    <Panel aria-busy={isBusy}>
      <h2>
        <FormattedMessage id="wishList.sum" />
      </h2>
      <PriceTable
        lines={[
          { id: 'subtotal', label: <FormattedMessage id="wishList.subtotal" />, amount: amount(subtotal) },
          { id: 'discount', label: <FormattedMessage id="wishList.discountPrice" />, amount: amount(discountPrice), tone: 'good' },
          ...(list.role === 'OWNER'
            ? [
                {
                  id: 'delivery',
                  label: <FormattedMessage id="wishList.delivery" />,
                  amount: deliveryFee === null ? <FormattedMessage id="wishList.deliveryLater" /> : delivery,
                },
              ]
            : []),
        ]}
        totalLabel={<FormattedMessage id="cart.total" />}
        total={<Price currency={currency} priceSymbol={priceSymbol} amount={total} size="total" />}
      />
    </Panel>
  );
};
