import { FormattedMessage } from 'react-intl';
import type { Refund } from '#machines/model/refund.ts';
import { Panel } from '../../design/layout/Panel.tsx';
import { PriceTable } from '../../design/PriceLines.tsx';
import { LineItem, LineItems } from '../cart/LineItem.tsx';
import { Price } from '../product/Price.tsx';

/** What the refund is about, and what was paid for it. */
export const RefundLines = ({ refund }: { refund: Refund }) => (
  <LineItems>
    {refund.orderItems.map((item) => (
      <LineItem
        key={item.orderItemId}
        pic={item.pic}
        name={item.prodName}
        place={{ name: 'product', productId: item.prodId, skuId: item.skuId }}
        note={`${item.skuName} × ${item.prodCount}`}
        amount={<Price amount={item.actualTotal} currency={item.currency} priceSymbol={item.priceSymbol} />}
      />
    ))}
  </LineItems>
);

/** How much comes back, out of how much, and where it goes. */
export const RefundMoney = ({ refund }: { refund: Refund }) => {
  const priced = { currency: refund.currency, priceSymbol: refund.priceSymbol };
  return (
    <Panel>
      <h2>
        <FormattedMessage id="refund.money" />
      </h2>
      <PriceTable
        lines={[
          { id: 'paid', label: <FormattedMessage id="refund.paid" />, amount: <Price {...priced} amount={refund.orderAmount} /> },
          { id: 'most', label: <FormattedMessage id="refund.most" />, amount: <Price {...priced} amount={refund.maxRefundAmount} /> },
          { id: 'to', label: <FormattedMessage id="refund.to" />, amount: refund.refundTo },
          ...(refund.coinsBack > 0
            ? [
                {
                  id: 'coins',
                  label: <FormattedMessage id="refund.coinsBack" />,
                  amount: <FormattedMessage id="refund.coins" values={{ coins: refund.coinsBack }} />,
                },
              ]
            : []),
        ]}
        totalLabel={<FormattedMessage id="refund.amount" />}
        total={<Price {...priced} amount={refund.refundAmount} size="total" />}
      />
    </Panel>
  );
};
