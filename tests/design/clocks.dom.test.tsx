import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import words from '#lang/en.json';
import { verificationCodeMachine } from '#machines/verificationCode.machine.ts';
import { AppContext, type AppContextValue } from '#src/app/AppContext.ts';
import { CodeRow } from '#src/components/account/CodeRow.tsx';
import { PaymentDeadline } from '#src/components/cart/PaymentDeadline.tsx';
import { sriLanka, visitor } from '../fixtures/visitor.ts';

const intl = createIntl({ locale: 'en', messages: words, timeZone: visitor.timeZone });
const second = 1_000;
const minute = 60 * second;

/** A part of a page whose document was drawn at `at`. */
const drawnAt = (at: number, part: React.ReactNode, now = () => at) => (
  <RawIntlProvider value={intl}>
    <AppContext value={{ visitor: { ...visitor, at }, region: sriLanka, now } as unknown as AppContextValue}>{part}</AppContext>
  </RawIntlProvider>
);

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
  const document = renderToString(drawnAt(Date.parse(endTime) - left, <PaymentDeadline endTime={endTime} />));
  const element = new DOMParser().parseFromString(document, 'text/html').body;
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
  await act(async () => root.render(drawnAt(visitor.at, <CodeRow code={code} value="" onSend={() => undefined} />, () => now)));
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
