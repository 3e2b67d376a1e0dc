import { expect, test } from 'vitest';
import type { Refund } from '#machines/model/refund.ts';
import { RefundMoney } from '#src/components/refund/RefundMoney.tsx';
import { RefundStages } from '#src/components/refund/RefundStages.tsx';
import { acceptedRefund, endedRefund, escalatedRefund, refundDetail, rejectedRefund, sentRefund } from '../fixtures/refunds.ts';
import { drawn } from './drawn.tsx';

/** The steps, each as its name; in square brackets where it stands, in round ones what is to come. */
const stepsOf = (refund: Refund): string =>
  [...drawn(<RefundStages refund={refund} />).querySelectorAll('li')]
    .map((step) => {
      const name = step.firstElementChild?.textContent ?? '';
      if (step.getAttribute('aria-current') === 'step') return `[${name}]`;
      return step.childElementCount === 1 ? `(${name})` : name;
    })
    .join(' ');

const claim = refundDetail({ kind: 'CLAIM', applyType: 1, statusCode: 'ARBITRATION' });
const goodsRefused = { ...escalatedRefund(), shipTime: '2026-02-05T10:00:00.000Z' };

/** A refund whose history says when the shop refused it and when the mall decided. */
const decided = (refund: Refund, decision: string, changed: Partial<Refund> = {}): Refund => ({
  ...refund,
  timeline: [
    ...refund.timeline,
    { seq: 2, time: '2026-02-04T08:00:00.000Z', event: 'refund.rejected', from: 'applied', to: 'rejected', actor: 'SELLER', desc: '' },
    { seq: 3, time: '2026-02-06T08:00:00.000Z', event: decision, from: 'arbitration', to: '', actor: 'MALL', desc: '' },
  ],
  handleTime: '2026-02-06T08:00:00.000Z',
  ...changed,
});
const refundTime = '2026-02-09T11:00:00.000Z';
const moneyAlone = decided(escalatedRefund(), 'refund.upheld', { applyType: 1, statusCode: 'SUCCESS', refundTime });
const toBeSent = decided(escalatedRefund(), 'decisionDeadline.passed', { statusCode: 'ACCEPTED' });
const sentAfterwards = { ...toBeSent, statusCode: 'BUYER_SHIPPED' as const, shipTime: '2026-02-07T10:00:00.000Z' };
const sentBefore = decided(goodsRefused, 'refund.upheld', { statusCode: 'REFUNDING' });
const denied = decided(escalatedRefund(), 'refund.denied', { statusCode: 'CLOSED' });
const paidClaim = decided(claim, 'refund.upheld', { statusCode: 'SUCCESS', refundTime });

test.each([
  ['asked', refundDetail(), '[Asked] (Accepted) (Sent back) (Received by the shop) (Refunded)'],
  [
    'refused and asked for anew',
    { ...rejectedRefund(), statusCode: 'APPLIED' },
    '[Asked] (Accepted) (Sent back) (Received by the shop) (Refunded)',
  ],
  ['accepted', acceptedRefund(), 'Asked [Accepted] (Sent back) (Received by the shop) (Refunded)'],
  ['sent', sentRefund(), 'Asked Accepted [Sent back] (Received by the shop) (Refunded)'],
  ['refused', rejectedRefund(), 'Asked Answered (Sent back) (Received by the shop) (Refunded)'],
  ['in dispute', escalatedRefund(), 'Asked Answered [Our decision] (Sent back) (Received by the shop) (Refunded)'],
  ['in dispute over what was sent', goodsRefused, 'Asked Answered Sent back [Our decision] (Refunded)'],
  ['decided for the buyer', moneyAlone, 'Asked Answered Our decision Refunded'],
  ['decided for who has to send it yet', toBeSent, 'Asked Answered [Our decision] (Sent back) (Received by the shop) (Refunded)'],
  ['sent after a decision', sentAfterwards, 'Asked Answered Our decision [Sent back] (Received by the shop) (Refunded)'],
  ['decided over what was sent', sentBefore, 'Asked Answered Sent back [Our decision] (Refunded)'],
  ['decided against the buyer', denied, 'Asked Answered Our decision'],
  ['a claim', claim, 'Asked [Our decision] (Refunded)'],
  ['a claim that was paid', paidClaim, 'Asked Our decision Refunded'],
  ['paid back', endedRefund('SUCCESS'), 'Asked Accepted Sent back Received by the shop Refunded'],
  ['withdrawn', endedRefund('WITHDRAWN'), 'Asked'],
  ['closed', endedRefund('CLOSED'), 'Asked Answered'],
])('A refund that is %s says its steps', (_, refund, steps) => {
  expect(stepsOf(refund)).toBe(steps);
});

test.each([
  ['asked', refundDetail(), 'Rs 4,815', true],
  ['paid back', endedRefund('SUCCESS'), 'Rs 4,815', true],
  ['withdrawn', endedRefund('WITHDRAWN'), 'Rs 0', false],
  ['closed', endedRefund('CLOSED'), 'Rs 0', false],
])('Of a refund that is %s, what comes back is told', (_, refund, total, hasWay) => {
  const { textContent } = drawn(<RefundMoney refund={refund} />);
  expect(textContent?.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`Refund${total}$`));
  expect(textContent?.includes(refund.refundTo)).toBe(hasWay);
});

test('A refund of several lines says of what its amount is made, one of a single line does not', () => {
  const rowsOf = (refund: Refund): string[] =>
    [...drawn(<RefundMoney refund={refund} />).querySelectorAll('h2 + div > div')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ')).join(' '),
    );
  expect(rowsOf(endedRefund('REFUNDING')).slice(-4)).toEqual([
    'Cinnamon × 3 Rs 1,250',
    'Cloves × 2 Rs 620',
    'Delivery and fees Rs 260',
    'Refund Rs 2,130',
  ]);
  expect(rowsOf(refundDetail()).slice(-2)).toEqual(['Goes to Card ending 4242', 'Refund Rs 4,815']);
});
