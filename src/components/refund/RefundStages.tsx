import { FormattedMessage, useIntl } from 'react-intl';
import { applyTypes, type Refund } from '#machines/model/refund.ts';
import { ProgressSteps, type ProgressStep } from '../../design/ProgressSteps.tsx';
import { messageId } from '../hooks/messageId.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { endedWithoutMoney } from './endedWithoutMoney.ts';
import { shopRefusals } from './shopRefusals.ts';

type Step = [name: string, time: string | null];
type TakenStep = [name: string, time: string];

const isTaken = (step: Step): step is TakenStep => step[1] !== null;

const decisions: readonly string[] = ['refund.upheld', 'refund.denied', 'decisionDeadline.passed'];

/**
 * The way of a refund: what is behind it in its order, where it stands, what comes. Where the mall decides, the shop's answer was a
 * refusal; goods that were on their way before that are not received by anybody any more.
 */
const stepsOf = (refund: Refund, isRefused: boolean): Step[] => {
  const { kind, statusCode, applyType, applyTime, handleTime, shipTime, receiveTime, refundTime, timeline } = refund;
  const timeOf = (events: readonly string[]) => timeline.findLast(({ event }) => events.includes(event))?.time ?? null;
  const isDisputed = statusCode === 'ARBITRATION';
  const decidedAt = timeOf(decisions);
  // What was asked for anew after a refusal is not answered yet.
  const answeredAt = statusCode === 'APPLIED' ? null : handleTime;
  const answer: Step =
    decidedAt === null ? [isRefused || isDisputed ? 'answered' : 'agreed', answeredAt] : ['answered', timeOf(shopRefusals)];
  const isReturn = applyType === applyTypes.goods;
  const isTakenOver = shipTime !== null && (isDisputed || (decidedAt !== null && shipTime < decidedAt));
  const steps: Step[] = [
    ['asked', applyTime],
    ...(kind === 'CLAIM' ? [] : [answer]),
    ...(isDisputed || decidedAt !== null ? [['decided', decidedAt] satisfies Step] : []),
    ...(isReturn ? [['sent', shipTime] satisfies Step] : []),
    ...(isReturn && !isTakenOver ? [['received', receiveTime] satisfies Step] : []),
    ['refunded', refundTime],
  ];
  const behind = steps.filter(isTaken).toSorted(([, one], [, other]) => Date.parse(one) - Date.parse(other));
  return endedWithoutMoney(refund) ? behind : [...behind, ...steps.filter((step) => !isTaken(step))];
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
