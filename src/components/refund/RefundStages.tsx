import { FormattedMessage, useIntl } from 'react-intl';
import { applyTypes, type Refund } from '#machines/model/refund.ts';
import { ProgressSteps, type ProgressStep } from '../../design/ProgressSteps.tsx';
import { messageId } from '../hooks/messageId.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';

const over = ['WITHDRAWN', 'CLOSED'];

/** The way of a refund: what is behind it, where it stands, what comes. */
const stepsOf = ({ applyType, applyTime, handleTime, shipTime, receiveTime, refundTime }: Refund): [string, string | null][] => [
  ['asked', applyTime],
  ['agreed', handleTime],
  ...(applyType === applyTypes.goods
    ? ([
        ['sent', shipTime],
        ['received', receiveTime],
      ] as [string, string | null][])
    : []),
  ['refunded', refundTime],
];

/** How far a refund has come, each step with its time. */
export const RefundStages = ({ refund }: { refund: Refund }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const isOver = over.includes(refund.statusCode);
  const isNo = refund.statusCode === 'REJECTED' || isOver;
  const steps = stepsOf(refund).filter(([name, time]) => !isOver || time !== null || name === 'asked');
  const last = steps.findLastIndex(([, time]) => time !== null);
  const whenOf = (nth: number): ProgressStep['when'] => {
    if (nth > last) return 'coming';
    if (nth < last || refund.statusCode === 'SUCCESS') return 'past';
    return isNo ? 'broken' : 'now';
  };
  return (
    <ProgressSteps
      label={intl.formatMessage({ id: 'refund.steps' })}
      stages={steps.map(([name, time], nth) => ({
        id: name,
        name: <FormattedMessage id={messageId(`refund.step.${name === 'agreed' && isNo ? 'answered' : name}`)} />,
        time: time && momentOf(time),
        when: whenOf(nth),
      }))}
    />
  );
};
