import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { verificationCodeMachine } from '#machines/verificationCode.machine.ts';
import { CodeRow } from '#src/components/account/CodeRow.tsx';
import { PaymentDeadline } from '#src/components/cart/PaymentDeadline.tsx';
import { CampaignHeading } from '#src/components/list/CampaignHeading.tsx';
import { GroupTime } from '#src/components/groupBuy/GroupTime.tsx';
import { RefundTurn } from '#src/components/refund/RefundTurn.tsx';
import { groupBuy, upcomingBuy } from '../fixtures/groupBuySamples.ts';
import { turns } from '../fixtures/refunds.ts';
import { visitor } from '../fixtures/visitor.ts';
import { drawn, inEnglish } from './drawn.tsx';
import { heldTicket } from './heldTicket.tsx';

const second = 1_000;
const minute = 60 * second;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [30 * minute + 1, null],
  [30 * minute, '30:00'],
  [10 * minute + 1, '10:01'],
  [10 * minute, '10:0010 minutes left to pay.'],
  [1, '00:011 minute left to pay.'],
  [0, null],
])('Until when an order can be paid: %d ms before, the time left is %s', (left, said) => {
  const endTime = '2026-11-22T12:00:00Z';
  const element = drawn(<PaymentDeadline endTime={endTime} />, Date.parse(endTime) - left);
  expect(element.textContent).toContain('Please pay by Sun, Nov 22, 5:30');
  expect(element.querySelector('[role=timer]')?.textContent ?? null).toBe(said);
});

test('A code can be sent again after a minute, which is counted by seconds and never says 0', async () => {
  const machine = verificationCodeMachine;
  const until = visitor.at + minute;
  const counting = machine.resolveState({ value: 'counting', context: { target: null, until, at: visitor.at } });
  const code = createActor(machine, { snapshot: counting }).getSnapshot();
  const place = document.createElement('div');
  const root = createRoot(place);
  let now = visitor.at;
  await act(async () => root.render(inEnglish(<CodeRow code={code} value="" onSend={() => undefined} />, visitor.at, () => now)));
  const button = place.querySelector('button');
  const tick = (ms: number) =>
    act(async () => {
      now += ms;
      vi.advanceTimersByTime(ms);
    });
  expect(button?.textContent).toBe('Resend in 60 s');
  await tick(second);
  expect(button?.textContent).toBe('Resend in 59 s');
  await tick(58 * second);
  expect(button?.textContent).toBe('Resend in 1 s');
  await tick(second);
  expect(button?.textContent).toBe('Resend in 1 s');
  await act(async () => root.unmount());
});

const inTenMinutes = new Date(visitor.at + 10 * minute).toISOString();
const buy = groupBuy(1, { endTime: inTenMinutes });
const offer = {
  campaignId: 1,
  title: 'Tea week',
  text: '',
  pic: '/pictures/tea.webp',
  tint: 1,
  startTime: inTenMinutes,
  endTime: inTenMinutes,
};

test.each([
  ['a voucher', '10 minutes left to use Rs 500 off', heldTicket(inTenMinutes)],
  ['a refund', '10 minutes left.', <RefundTurn refund={{ statusCode: 'ACCEPTED', turn: turns.buyer(inTenMinutes) }} />],
  ['a group buy', '10 minutes left.', <GroupTime blocks buy={buy} />],
  ['a group buy to come', 'Starts in 10 minutes.', <GroupTime blocks buy={{ ...buy, ...upcomingBuy, startTime: inTenMinutes }} />],
  ['a campaign', '10 minutes left.', <CampaignHeading campaign={offer} phase="on" />],
  ['a campaign to come', 'Starts in 10 minutes.', <CampaignHeading campaign={offer} phase="toCome" />],
])('The last minutes of %s are told to who does not see its clock', (_, sentence, part) => {
  expect(drawn(part).querySelector('[role=timer]')?.textContent).toContain(sentence);
});
