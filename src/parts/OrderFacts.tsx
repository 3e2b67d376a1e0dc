import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderDetail } from '#machines/words.ts';
import { Panel } from '../design/Panel.tsx';
import { styled } from '../design/stitches.config.ts';
import { addressLine } from './addressLine.ts';
import { messageId } from './messageId.ts';
import { MoneyLines } from './MoneyLines.tsx';
import { useTimes } from './useTimes.ts';

const Facts = styled('dl', {
  display: 'grid', gap: '$2', margin: 0, text: '$14',
  '& div': { display: 'grid', gap: '2px', '@four': { gridTemplateColumns: '200px minmax(0, 1fr)', gap: '$3' } },
  '& dt': { color: '$inkSoft' }, '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const Past = styled('ol', { display: 'grid', gap: '$2', listStyle: 'none', padding: 0, margin: '$3 0 0', text: '$14', '& li': { display: 'grid', gap: '2px' }, '& small': { text: '$13', color: '$inkSoft' } });
const Opening = styled('details', { '& summary': { display: 'inline-flex', alignItems: 'center', minBlockSize: '$touch', cursor: 'pointer', text: '$14', fontWeight: '$medium', textDecoration: 'underline', textUnderlineOffset: '4px', borderRadius: '$xs' } });
const Lines = styled('p', { text: '$14', '& small': { text: '$13', color: '$inkSoft' } });

const payWords: Partial<Record<number, 'order.payCard' | 'order.payCash'>> = { 20: 'order.payCard', 21: 'order.payCash' };

/** Numbers, dates, remarks and who delivers (spec 2, order details). */
export const OrderFacts = ({ order }: { order: OrderDetail }) => {
  const { momentOf, slotOf } = useTimes();
  const rows: [string, ReactNode][] = [
    ['orderNumber', order.orderNumber],
    ['placedOn', momentOf(order.placedOn)],
    ['paidOn', order.paidOn && momentOf(order.paidOn)],
    ['cancelledOn', order.cancelTime && momentOf(order.cancelTime)],
    ['slot', order.slot && slotOf(order.slot)],
    ['courier', order.courierService],
    ['tracking', order.trackingNumber],
    ['insurance', order.insurance.selected ? <FormattedMessage id="order.insured" /> : <FormattedMessage id="order.notInsured" />],
    ['remarks', order.remarks],
    ['cancelRemark', order.cancelRemark],
  ];
  return (
    <Facts>
      {rows.filter(([, text]) => text).map(([name, text]) => (
        <div key={name}><dt><FormattedMessage id={messageId(`order.fact.${name}`)} /></dt><dd>{text}</dd></div>
      ))}
    </Facts>
  );
};

/** Everything that happened to the order, the newest first. */
export const OrderHistory = ({ order }: { order: OrderDetail }) => {
  const { momentOf } = useTimes();
  return (
    <Opening>
      <summary><FormattedMessage id="order.history" /></summary>
      <Past>{order.timeline.toReversed().map(({ seq, time, desc }) => <li key={seq}><span>{desc}</span><small>{momentOf(time)}</small></li>)}</Past>
    </Opening>
  );
};

/** What the order costs, how it is paid, and where it goes. */
export const OrderMoney = ({ order }: { order: OrderDetail }) => {
  const payWord = order.pay.payType === null ? undefined : payWords[order.pay.payType];
  return (
    <>
      <Panel>
        <h2><FormattedMessage id="order.money" /></h2>
        <MoneyLines lines={order.priceLines} priced={order} isInsured={order.insurance.selected} isAddressKnown />
        {payWord ? <Lines><small><FormattedMessage id={payWord} values={{ last4: order.pay.cardLast4 ?? '' }} /></small></Lines> : null}
      </Panel>
      <Panel>
        <h2><FormattedMessage id="order.deliverTo" /></h2>
        <Lines><b>{order.userAddrDto.receiver}</b> {order.userAddrDto.mobile}<br />{addressLine(order.userAddrDto)}</Lines>
      </Panel>
    </>
  );
};
