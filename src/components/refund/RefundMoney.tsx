import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Money } from '#machines/model/money.ts';
import type { Refund } from '#machines/model/refund.ts';
import { Panel } from '../../design/layout/Panel.tsx';
import { PriceTable, type PriceTableLine } from '../../design/PriceLines.tsx';
import { LineItem, LineItems } from '../cart/LineItem.tsx';
import { Price } from '../product/Price.tsx';
import { endedWithoutMoney } from './endedWithoutMoney.ts';

/** What the refund is about, and what was paid for it. */
export const RefundLines = ({ refund }: { refund: Refund }) => (
  <LineItems>
    {refund.orderItems.map((item) => (
      <LineItem
        key={item.orderItemId}
        pic={item.pic}
        name={item.prodName}
        place={{ name: 'product', productId: item.prodId, skuId: item.skuId }}
        variant={item.skuName}
        count={item.prodCount}
        amount={<Price amount={item.actualTotal} currency={item.currency} priceSymbol={item.priceSymbol} />}
      />
    ))}
  </LineItems>
);

type PriceOf = (amount: Money, size?: 'total') => ReactNode;

/** What the amount is made of; nothing where it is that of its only line. */
const partsOf = ({ shares, feesAmount, orderItems }: Refund, priceOf: PriceOf): PriceTableLine[] => {
  if (shares.length === 1 && feesAmount === 0) return [];
  const nameOf = (id: number): string => orderItems.find(({ orderItemId }) => orderItemId === id)?.prodName ?? '';
  const lines = shares
    .filter(({ amount }) => amount > 0)
    .map(({ orderItemId, amount, goodsNum }): PriceTableLine => ({
      id: String(orderItemId),
      label: `${nameOf(orderItemId)} × ${goodsNum}`,
      amount: priceOf(amount),
    }));
  const fees: PriceTableLine = { id: 'fees', label: <FormattedMessage id="refund.fees" />, amount: priceOf(feesAmount) };
  return feesAmount > 0 ? [...lines, fees] : lines;
};

/** How much comes back, out of how much, of what it is made and where it goes; nothing where the refund ended without money. */
export const RefundMoney = ({ refund }: { refund: Refund }) => {
  const isOver = endedWithoutMoney(refund);
  const priceOf: PriceOf = (amount, size) => (
    <Price amount={amount} currency={refund.currency} priceSymbol={refund.priceSymbol} size={size} />
  );
  const asked = { id: 'asked', label: <FormattedMessage id="refund.asked" />, amount: priceOf(refund.refundAmount) };
  const most = { id: 'most', label: <FormattedMessage id="refund.most" />, amount: priceOf(refund.maxRefundAmount) };
  const to = { id: 'to', label: <FormattedMessage id="refund.to" />, amount: refund.refundTo };
  const coins = {
    id: 'coins',
    label: <FormattedMessage id="refund.coinsBack" />,
    amount: <FormattedMessage id="refund.coins" values={{ coins: refund.coinsBack }} />,
  };
  return (
    <Panel>
      <h2>
        <FormattedMessage id="refund.money" />
      </h2>
      <PriceTable
        lines={[
          { id: 'paid', label: <FormattedMessage id="refund.paid" />, amount: priceOf(refund.orderAmount) },
          ...(isOver ? [asked] : [most, to]),
          ...(refund.coinsBack > 0 ? [coins] : []),
          ...(isOver ? [] : partsOf(refund, priceOf)),
        ]}
        totalLabel={<FormattedMessage id="refund.amount" />}
        total={priceOf(isOver ? 0 : refund.refundAmount, 'total')}
      />
    </Panel>
  );
};
