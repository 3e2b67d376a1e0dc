import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail } from '#machines/words.ts';
import { Note } from '../design/Note.tsx';
import { StageLine, type Stage } from '../design/StageLine.tsx';
import { messageId } from './messageId.ts';
import { useMoney } from './useMoney.ts';
import { useTimes } from './useTimes.ts';

const cash = 21;

const whenOf = ({ time, current, stage }: OrderDetail['stages'][number]): Stage['when'] =>
  current ? (stage === 'CANCELLED' ? 'broken' : stage === 'COMPLETED' ? 'past' : 'now') : time === null ? 'coming' : 'past';

/** How far an order has come, each stage with its time. */
export const OrderStages = ({ order }: { order: OrderDetail }) => {
  const intl = useIntl();
  const { momentOf, slotOf } = useTimes();
  const promised = order.slot ? intl.formatMessage({ id: 'order.promised' }, { time: slotOf(order.slot) }) : null;
  const timeOf = ({ stage, time }: OrderDetail['stages'][number]) => (time === null ? (stage === 'DELIVERED' ? promised : null) : momentOf(time));
  return (
    <StageLine
      label={intl.formatMessage({ id: 'order.stages' })}
      stages={order.stages.map((each) => ({ id: each.stage, name: <FormattedMessage id={messageId(`order.stage.${each.stage}`)} />, time: timeOf(each), when: whenOf(each) }))}
    />
  );
};

/** "What happens next": what the mall does now, by when, and what the shopper can expect. */
export const WhatHappensNext = ({ order }: { order: OrderDetail }) => {
  const intl = useIntl();
  const { momentOf } = useTimes();
  const { textOf } = useMoney();
  const { statusCode, endTime, receiveDeadline, actions } = order;
  const until = actions.find(({ action }) => action === 'WITHDRAW_CANCEL')?.until;
  const deadline = endTime ?? (statusCode === 'TO_DELIVER.CANCEL_REQUESTED' ? until : null) ?? receiveDeadline;
  const isOver = statusCode.startsWith('CLOSED');
  const owesCash = order.payType === cash && order.payStatus === 'COD_DUE' && !isOver;
  const refund = order.refundAmount !== null && order.refundAmount > 0 ? textOf(order.refundAmount, order) : null;
  return (
    <Note kind={isOver ? 'sunk' : 'next'} title={intl.formatMessage({ id: isOver ? 'order.whatHappened' : 'order.next' })}>
      <p><FormattedMessage id={messageId(`order.next.${statusCode}`)} values={{ time: deadline ? momentOf(deadline) : '' }} /></p>
      {owesCash ? <p><FormattedMessage id="order.owesCash" values={{ amount: textOf(order.actualTotal, order) }} /></p> : null}
      {refund ? <p><FormattedMessage id={order.payStatus === 'REFUNDED' ? 'order.refunded' : 'order.refunding'} values={{ amount: refund }} /></p> : null}
    </Note>
  );
};
