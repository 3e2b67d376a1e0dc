import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { numbersOf } from '#machines/model/address.ts';
import type { Receipt } from '#machines/model/order.ts';
import { Facts } from '../../design/Facts.tsx';
import { styled } from '../../design/stitches.config.ts';
import { PriceBreakdown } from '../cart/PriceBreakdown.tsx';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { AddressText } from './AddressText.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { ReceiptMoney } from './ReceiptMoney.tsx';

const Sheet = styled('article', {
  display: 'grid',
  gap: '$5',
  maxInlineSize: '$column',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$l',
  backgroundColor: '$paperRaised',
  '& h2': { text: '$16', fontWeight: '$bold', marginBlockEnd: '$3', breakAfter: 'avoid' },
  '@desk': { padding: '$5' },
  '@print': { maxInlineSize: 'none', padding: 0, border: 0, backgroundColor: 'transparent' },
});
const Brand = styled('p', { text: '$18', fontWeight: '$heading' });
const Made = styled('p', { text: '$13', color: '$inkSoft' });

const ReceiptFacts = ({ receipt }: { receipt: Receipt }) => {
  const { dayOf, slotOf } = useDateFormat();
  const { visitor } = useAppContext();
  const { userAddrDto, slot } = receipt;
  const rows: [string, ReactNode, ReactNode][] = [
    ['orderNumber', <FormattedMessage id="order.fact.orderNumber" />, receipt.orderNumber],
    ['placedOn', <FormattedMessage id="order.fact.placedOn" />, dayOf(receipt.placedOn)],
    ['paidOn', <FormattedMessage id="order.fact.paidOn" />, receipt.paidOn && dayOf(receipt.paidOn)],
    ['soldBy', <FormattedMessage id="receipt.soldBy" />, receipt.shopName],
    [
      'deliverTo',
      <FormattedMessage id="order.deliverTo" />,
      <>
        {userAddrDto.receiver} {numbersOf(userAddrDto, visitor.phoneCode)}
        <br />
        <AddressText address={userAddrDto} />
      </>,
    ],
    ['slot', <FormattedMessage id="order.fact.slot" />, slot && slotOf(slot)],
    ['courier', <FormattedMessage id="order.fact.courier" />, receipt.courierService],
    ['remarks', <FormattedMessage id="order.fact.remarks" />, receipt.remarks],
  ];
  return <Facts rows={rows.filter(([, , text]) => text).map(([id, name, text]) => ({ id, name, text }))} />;
};

/** A receipt as it stands on the screen and on paper. */
export const ReceiptSheet = ({ receipt }: { receipt: Receipt }) => {
  const { brand } = useAppContext();
  const { dayOf } = useDateFormat();
  return (
    <Sheet>
      <Brand translate="no">{brand}</Brand>
      <ReceiptFacts receipt={receipt} />
      <ReceiptLines receipt={receipt} />
      <section>
        <h2>
          <FormattedMessage id="order.money" />
        </h2>
        <PriceBreakdown lines={receipt.priceLines} priced={receipt} isInsured={receipt.insured} isAddressKnown />
      </section>
      <ReceiptMoney receipt={receipt} />
      <Made>
        <FormattedMessage id="receipt.made" values={{ day: dayOf(receipt.nowTime) }} />
      </Made>
    </Sheet>
  );
};
