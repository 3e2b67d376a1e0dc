import { FormattedMessage, useIntl } from 'react-intl';
import { applyTypes, type Refund } from '#machines/model/refund.ts';
import { ProgressSteps, type ProgressStep } from '../../design/ProgressSteps.tsx';
import { messageId } from '../hooks/messageId.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { endedWithoutMoney } from './endedWithoutMoney.ts';

type Step = [name: string, time: string | null];

/** The way of a refund: what is behind it, where it stands, what comes. What the mall decides takes the place of the shop's answer. */
const stepsOf = (refund: Refund, isRefused: boolean): Step[] => {
  const { statusCode, applyType, applyTime, handleTime, shipTime, receiveTime, refundTime } = refund;
  const isDisputed = statusCode === 'ARBITRATION';
  const steps: Step[] = [
    ['asked', applyTime],
    [isRefused || isDisputed ? 'answered' : 'agreed', handleTime],
    ...(applyType === applyTypes.goods
      ? ([
          ['sent', shipTime],
          ['received', receiveTime],
        ] satisfies Step[])
      : []),
    ['refunded', refundTime],
  ];
  const behind = steps.filter(([, time]) => time !== null);
  if (endedWithoutMoney(refund)) return behind;
  return isDisputed ? [...behind, ['decided', null], ...steps.slice(Math.max(behind.length, 2))] : steps;
};

/** How far a refund has come, each step with its time. */
export const RefundStages = ({ refund }: { refund: Refund }) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  const isRefused = refund.statusCode === 'REJECTED' || endedWithoutMoney(refund);
  const steps = stepsOf(refund, isRefused);
  const current = steps.findLastIndex(([name, time]) => time !== null || name === 'decided');
  const whenOf = (nth: number): ProgressStep['when'] => {
    if (nth > current) return 'coming';
    if (nth < current || refund.statusCode === 'SUCCESS') return 'past';
    return isRefused ? 'broken' : 'now';
  };
  return (
    <ProgressSteps
      label={intl.formatMessage({ id: 'refund.steps' })}
      stages={steps.map(([name, time], nth) => ({
        id: name,
        name: <FormattedMessage id={messageId(`refund.step.${name}`)} />,
        time: time && momentOf(time),
        when: whenOf(nth),
      }))}
    />
  );
};
