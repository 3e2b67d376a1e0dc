import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PriceLines as Lines } from '#machines/model/checkout.ts';
import type { Priced } from '#machines/model/money.ts';
import { PriceNotes, PriceTable, type PriceTableLine } from '../../design/PriceLines.tsx';
import { Price } from '../product/Price.tsx';

type Props = {
  lines: Lines;
  priced: Priced;
  isInsured: boolean;
  /** Without an address nobody knows what the delivery costs. */ isAddressKnown: boolean;
};

/** The price lines of a preview or an order, as the mall computed them; each opens to how it came about (contract: PriceLines). */
export const PriceBreakdown = ({ lines, priced: { currency, priceSymbol }, isInsured, isAddressKnown }: Props) => {
  const priced = { currency, priceSymbol };
  const whyOf = (id: keyof Lines, isOff = false): ReactNode => {
    const notes = lines.explain.filter(({ line }) => line === id);
    const shown = notes.map(({ desc, amount }) => ({ label: desc, amount: <Price {...priced} amount={amount} less={isOff} /> }));
    return shown.length > 0 ? <PriceNotes notes={shown} /> : null;
  };
  const plus = (id: 'totalItemCost' | 'slotFee' | 'smallCartFee', label: ReactNode): PriceTableLine[] =>
    lines[id] > 0 ? [{ id, label, amount: <Price {...priced} amount={lines[id]} />, sum: whyOf(id) }] : [];
  const minus = (id: 'shopDiscount' | 'savedByVouchers' | 'promoCodes' | 'coins', label: ReactNode): PriceTableLine[] =>
    lines[id] > 0 ? [{ id, label, amount: <Price {...priced} amount={lines[id]} less />, sum: whyOf(id, true), tone: 'good' }] : [];
  return (
    <PriceTable
      lines={[
        ...plus('totalItemCost', <FormattedMessage id="money.items" values={{ count: lines.quantity }} />),
        ...minus('shopDiscount', <FormattedMessage id="money.shopDiscount" />),
        ...minus('savedByVouchers', <FormattedMessage id="money.vouchers" />),
        ...minus('promoCodes', <FormattedMessage id="money.promoCodes" />),
        ...minus('coins', <FormattedMessage id="money.coins" />),
        isAddressKnown
          ? {
              id: 'deliveryFee',
              label: <FormattedMessage id="money.delivery" />,
              amount: lines.deliveryFee === 0 ? <FormattedMessage id="money.free" /> : <Price {...priced} amount={lines.deliveryFee} />,
              sum: whyOf('deliveryFee'),
            }
          : {
              id: 'deliveryFee',
              label: <FormattedMessage id="money.delivery" />,
              amount: <FormattedMessage id="money.byAddress" />,
              tone: 'soft' as const,
            },
        ...plus('slotFee', <FormattedMessage id="money.slotFee" />),
        ...plus('smallCartFee', <FormattedMessage id="money.smallCartFee" />),
        isInsured
          ? {
              id: 'insurance',
              label: <FormattedMessage id="money.insurance" />,
              amount: <Price {...priced} amount={lines.insurance} />,
              sum: whyOf('insurance'),
            }
          : {
              id: 'insurance',
              label: <FormattedMessage id="money.insurance" />,
              amount: <FormattedMessage id="money.notChosen" />,
              tone: 'soft' as const,
            },
      ]}
      totalLabel={<FormattedMessage id="money.total" />}
      total={<Price {...priced} amount={lines.total} size="total" />}
    />
  );
};
