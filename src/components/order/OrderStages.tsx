import { FormattedMessage, useIntl } from 'react-intl';
import type { OrderDetail } from '#machines/model/order.ts';
import { Callout } from '../../design/Callout.tsx';
import { ProgressSteps, type ProgressStep } from '../../design/ProgressSteps.tsx';
import { messageId } from '../hooks/messageId.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';

const cash = 21;

const whenOf = ({ time, current, stage }: OrderDetail['stages'][number]): ProgressStep['when'] => {
  if (!current) return time === null ? 'coming' : 'past';
  if (stage === 'CANCELLED') return 'broken';
  return stage === 'COMPLETED' ? 'past' : 'now';
};

/** How far an order has come, each stage with its time. */
export const OrderStages = ({ order }: { order: OrderDetail }) => {
  const intl = useIntl();
  const { momentOf, slotOf } = useDateFormat();
  const promised = order.slot ? intl.formatMessage({ id: 'order.promised' }, { time: slotOf(order.slot) }) : null;
  const timeOf = ({ stage, time }: OrderDetail['stages'][number]) => {
    if (time !== null) return momentOf(time);
    return stage === 'DELIVERED' ? promised : null;
  };
  return (
    <ProgressSteps
      label={intl.formatMessage({ id: 'order.stages' })}
      stages={order.stages.map((each) => ({
        id: each.stage,
        name: <FormattedMessage id={messageId(`order.stage.${each.stage}`)} />,
        time: timeOf(each),
        when: whenOf(each),
      }))}
    />
  );
};

/** "What happens next": what the mall does now, by when, and what the shopper can expect. */
export const WhatHappensNext = ({ order }: { order: OrderDetail }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const { textOf } = useMoney();
  const { statusCode, refundStatus, endTime, receiveDeadline, actions } = order;
  const until = actions.find(({ action }) => action === 'WITHDRAW_CANCEL')?.until;
  const deadline = endTime ?? (statusCode === 'TO_DELIVER.CANCEL_REQUESTED' ? until : null) ?? receiveDeadline;
  const isOver = statusCode.startsWith('CLOSED');
  const isWaiting = refundStatus === 1 && !isOver;
  const owesCash = order.payType === cash && order.payStatus === 'COD_DUE' && !isOver;
  const refund = order.refundAmount !== null && order.refundAmount > 0 ? textOf(order.refundAmount, order) : null;
  return (
    <Callout kind={isOver ? 'sunk' : 'next'} title={intl.formatMessage({ id: isOver ? 'order.whatHappened' : 'order.next' })}>
      <p>
        {isWaiting ? (
          <FormattedMessage id="order.waitsForRefund" />
        ) : (
          <FormattedMessage id={messageId(`order.next.${statusCode}`)} values={{ time: deadline ? momentOf(deadline) : '' }} />
        )}
      </p>
      {owesCash ? (
        <p>
          <FormattedMessage id="order.owesCash" values={{ amount: textOf(order.actualTotal, order) }} />
        </p>
      ) : null}
      {refund ? (
        <p>
          <FormattedMessage id={order.payStatus === 'REFUNDING' ? 'order.refunding' : 'order.refunded'} values={{ amount: refund }} />
        </p>
      ) : null}
    </Callout>
  );
};
