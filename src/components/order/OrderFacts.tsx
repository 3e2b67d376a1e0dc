import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { payTypes } from '#machines/payTypes.ts';
import type { OrderDetail } from '#machines/model/order.ts';
import { Facts } from '../../design/Facts.tsx';
import { Panel } from '../../design/layout/Panel.tsx';
import { styled } from '../../design/stitches.config.ts';
import { messageId } from '../hooks/messageId.ts';
import { PriceBreakdown } from '../cart/PriceBreakdown.tsx';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { PlaceText } from '../link/PlaceText.tsx';
import { OrderPlan } from '../payLater/OrderPlan.tsx';
import { AddressText } from './AddressText.tsx';
import { Receiver } from './Receiver.tsx';

const Lines = styled('p', { text: '$14', '& small': { text: '$13', color: '$inkSoft' } });

const payWords: Partial<Record<number, 'order.payCard' | 'order.payCash' | 'order.payLater'>> = {
  [payTypes.card]: 'order.payCard',
  [payTypes.cash]: 'order.payCash',
  [payTypes.payLater]: 'order.payLater',
};

/** How an order is paid; undefined before that is known, and while the bank has not said yet which card it is. */
const payWordOf = ({ payType, cardLast4 }: OrderDetail['pay']) => {
  const isCardUnknown = payType === payTypes.card && cardLast4 === null;
  return payType === null || isCardUnknown ? undefined : payWords[payType];
};

/** Numbers, dates, remarks, who delivers, and what was cancelled of it (spec 2, order details; spec 3). */
export const OrderFacts = ({ order }: { order: OrderDetail }) => {
  const { momentOf, slotOf } = useDateFormat();
  const { textOf } = useMoney();
  const rows: [string, ReactNode][] = [
    ['orderNumber', order.orderNumber],
    ['placedOn', momentOf(order.placedOn)],
    ['paidOn', order.paidOn && momentOf(order.paidOn)],
    ['cancelledOn', order.cancelTime && momentOf(order.cancelTime)],
    ['slot', order.slot && slotOf(order.slot)],
    ['courier', order.courierService],
    ['tracking', order.trackingNumber],
    ['insurance', order.insurance.selected ? <FormattedMessage id="order.insured" /> : <FormattedMessage id="order.notInsured" />],
    [
      'coins',
      order.coinsEarned > 0 && (
        <PlaceText place={{ name: 'coins' }}>
          <FormattedMessage id="order.coinsEarned" values={{ count: order.coinsEarned }} />
        </PlaceText>
      ),
    ],
    ['remarks', order.remarks],
    ['cancelledAmount', order.cancelledAmount && textOf(order.cancelledAmount, order)],
    ['refundAmount', order.refundAmount && textOf(order.refundAmount, order)],
    ['cancelReason', [order.cancelReasonDesc, order.cancelRemark].filter(Boolean).join(' · ')],
  ];
  return (
    <Facts
      rows={rows
        .filter(([, text]) => text)
        .map(([id, text]) => ({ id, name: <FormattedMessage id={messageId(`order.fact.${id}`)} />, text }))}
    />
  );
};

/** What the order costs, how it is paid, and where it goes. */
export const OrderMoney = ({ order }: { order: OrderDetail }) => {
  const payWord = payWordOf(order.pay);
  return (
    <>
      <Panel>
        <h2>
          <FormattedMessage id="order.money" />
        </h2>
        <PriceBreakdown lines={order.priceLines} priced={order} isInsured={order.insurance.selected} isAddressKnown />
        {payWord ? (
          <Lines>
            <small>
              <FormattedMessage id={payWord} values={{ last4: order.pay.cardLast4 ?? '' }} />
            </small>
          </Lines>
        ) : null}
        {order.pay.installment ? <OrderPlan plan={order.pay.installment} priced={order} /> : null}
      </Panel>
      <Panel>
        <h2>
          <FormattedMessage id="order.deliverTo" />
        </h2>
        <Lines>
          <Receiver address={order.userAddrDto} />
          <br />
          <AddressText address={order.userAddrDto} />
        </Lines>
      </Panel>
    </>
  );
};
