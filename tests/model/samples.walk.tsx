import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toastsMachine } from '#machines/toasts.machine.ts';
import { longestSentence } from '#machines/problemReport.machine.ts';
import { TabBar } from '#src/components/shell/TabBar.tsx';
import { preview } from '../fixtures/checkouts.ts';
import { myOrder, orderDetail } from '../fixtures/orders.ts';
import { card, pageOf } from '../fixtures/products.ts';
import { phoneCodes } from '../fixtures/signIn.ts';
import { toasts } from '../fixtures/toasts.fixture.ts';
import { vouchers } from '../fixtures/vouchers.fixture.ts';
import { harnessOf } from './harness/harness.tsx';
import { PathRunner } from './harness/pathRunner.tsx';
import { answer, closeViews, linesWith, openView, refuse, tell } from './harness/answerPorts.ts';
import { harnessFor } from './harness/views.tsx';

/**
 * Answers in which no two things are alike, where the samples of the walks have one of a kind or leave something out: several shops, lines
 * and deadlines, every optional fact.
 */
afterEach(closeViews);

const slot = (day: string, start: string, end: string) => ({
  slotId: `${day} ${start}`,
  day,
  start,
  end,
  fee: 0,
  left: 5,
  cutoff: '2026-02-03T12:00:00.000Z',
  available: true,
  reason: null,
});

test('an order of six lines in a list: four of them, and how many more', async () => {
  const runner = await openView('orders', 'to receive');
  const [line] = orderDetail().orderItemDtos;
  const lines = [1, 2, 3, 4, 5, 6].map((orderItemId) => ({ ...line!, orderItemId, prodName: `Thing ${orderItemId}` }));
  await answer(runner, 'readOrders', { counts: null, page: pageOf([myOrder('S1', { orderItemDtos: lines, productNums: 6 })], 1, 1) });
  expect(screen.getAllByRole('img', { name: /^Thing/ }).map((picture) => picture.getAttribute('alt'))).toHaveLength(4);
  expect(screen.getByText(/^\+\d+$/).textContent).toBe('+2');
});

const cancelled = orderDetail({
  status: 6,
  statusCode: 'CLOSED.BUYER_CANCEL',
  stage: 'CANCELLED',
  closeType: 'BUYER_CANCEL',
  actions: [],
  placedOn: '2026-02-01T09:00:00.000Z',
  paidOn: '2026-02-01T10:10:00.000Z',
  cancelTime: '2026-02-02T11:20:00.000Z',
  slot: slot('2026-02-04', '09:00', '12:00'),
  courierService: 'Lanka Post',
  trackingNumber: 'LP1',
  insurance: { selected: true, fee: 50 },
  remarks: 'Ring twice',
  cancelReasonDesc: 'Another reason',
  cancelRemark: 'Ordered it twice',
  cancelledAmount: 5_240,
  refundAmount: 4_100,
});

test('each fact of an order stands beside its own name', async () => {
  await answer(await openView('order', 'on its way'), 'readOrder', cancelled);
  const facts = [...document.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );
  expect(facts).toEqual([
    ['Order number', 'S1'],
    ['Placed on', 'Sun, Feb 1, 2:30 PM (Sri Lanka time)'],
    ['Paid on', 'Sun, Feb 1, 3:40 PM (Sri Lanka time)'],
    ['Closed on', 'Mon, Feb 2, 4:50 PM (Sri Lanka time)'],
    ['Delivery time', 'Wednesday, February 4, 09:00–12:00 (Sri Lanka time)'],
    ['Courier service', 'Lanka Post'],
    ['Tracking number', 'LP1'],
    ['Delivery insurance', 'Yes'],
    ['Coins for this order', '52 coins'],
    ['Your note to the shop', 'Ring twice'],
    ['Cancelled amount', 'Rs 5,240'],
    ['Refund amount', 'Rs 4,100'],
    ['Cancellation reason', 'Another reason · Ordered it twice'],
  ]);
});

test.each([
  ['REFUNDING', 'Your refund of Rs 4,100 is on its way. Your bank may take a few days to show it.'],
  ['REFUNDED', 'Rs 4,100 has been refunded.'],
] as const)('money that is %s', async (payStatus, said) => {
  await answer(await openView('order', 'on its way'), 'readOrder', { ...cancelled, payStatus });
  expect(linesWith(/Rs 4,100/)).toEqual([said, 'definition: Rs 4,100']);
});

test('orders that were placed together, each with its own time of delivery', async () => {
  const runner = await openView('payment', 'usual');
  const paid = { status: 2, currency: 'LKR', priceSymbol: 'Rs', payType: 20, closeType: null };
  const orders = [
    { ...paid, orderNumber: 'S1', shopName: 'Kandy Outdoors', actualTotal: 5_240, slot: slot('2026-02-04', '09:00', '12:00') },
    { ...paid, orderNumber: 'S2', shopName: 'Galle Spices', actualTotal: 2_345, slot: slot('2026-02-05', '13:00', '17:00') },
  ];
  await answer(runner, 'readPayment', { orders, info: null });
  expect(linesWith(/Kandy|Galle|February|Rs /)).toEqual([
    'Kandy Outdoors',
    'Wednesday, February 4, 09:00 to 12:00',
    'Rs 5,240',
    'Galle Spices',
    'Thursday, February 5, 13:00 to 17:00',
    'Rs 2,345',
  ]);
});

test('a refusal stands in the voucher that was wanted', async () => {
  const runner = await openView('vouchers', 'a shopper at a shop');
  const answers = vouchers.ports.readVouchers?.answers['one, and one that comes'] as unknown as { couponId: number }[];
  await answer(runner, 'readVouchers', [...answers, { ...answers[0], couponId: 3, couponName: 'Rs 500 off' }]);
  await tell(runner, { type: 'all.toggled' });
  await tell(runner, { type: 'collect.pressed', couponId: 3 });
  await refuse(runner, 'collectVoucher', 'VOUCHER_SOLD_OUT');
  const tickets = screen.getAllByRole('listitem');
  expect(tickets.flatMap((ticket) => (within(ticket).queryByRole('alert') ? [ticket.querySelector('b')?.textContent] : []))).toEqual([
    'Rs 500 off',
  ]);
});

test('all that are left are chosen, after one was taken out', async () => {
  const runner = await openView('favourites', 'products');
  const records = [1, 2, 3].map((id) => ({ ...card(id), id, createTime: '2026-03-01T04:00:00.000Z', priceWhenSaved: 4_500 }));
  await answer(runner, 'readFavourites', { tab: 'products', page: pageOf(records, 1, 1) });
  await tell(runner, { type: 'card.chosen', prodId: 1, isChosen: true });
  await tell(runner, { type: 'removal.pressed' });
  await tell(runner, { type: 'all.chosen', isChosen: true });
  expect(linesWith(/checkbox "Select all"/)).toEqual(['checkbox "Select all" [checked]']);
});

test.each([
  [longestSentence, 0],
  [longestSentence + 1, 1],
])('a sentence of %d characters about a problem: %d faults', async (length, faults) => {
  const runner = await openView('problemReport', 'usual');
  await tell(runner, { type: 'sentence.typed', text: 'x'.repeat(length) });
  expect(screen.queryAllByText(/^Please use no more than 500 characters/)).toHaveLength(faults);
});

test("a shop's time of delivery stays when another shop's is chosen", async () => {
  const runner = await openView('checkout', 'from the cart');
  const [order] = preview().shopCartOrders;
  const shops = [7, 8].map((shopId) => ({ ...order!, shopId, shopName: `Shop ${shopId}`, coupons: [] }));
  await answer(runner, 'confirmOrder', preview({ shopCartOrders: shops }));
  await tell(runner, { type: 'slot.chosen', shopId: 8, slotId: 's2' });
  const input = runner.driver.asked.findLast(({ src }) => src === 'confirmOrder')?.input as { choices: { slots: unknown[] } };
  expect(input.choices.slots).toEqual([
    { shopId: 7, slotId: 's1' },
    { shopId: 8, slotId: 's2' },
  ]);
});

test('what is typed takes away the fault of its own field', async () => {
  const runner = await openView('rate', 'usual');
  const { answers } = (await harnessFor('rate')).fixture.ports.readOrderToRate!;
  await answer(runner, 'readOrderToRate', answers['two lines to rate']);
  await tell(runner, { type: 'send.pressed' });
  const faults = /enter your thoughts$|one to five stars$/;
  expect(linesWith(faults)).toEqual(['Please choose one to five stars', 'please enter your thoughts']);
  await tell(runner, { type: 'content.typed', orderItemId: 11, content: 'Keeps tea hot' });
  expect(linesWith(faults)).toEqual(['Please choose one to five stars']);
  await tell(runner, { type: 'score.chosen', orderItemId: 11, score: 4 });
  expect(linesWith(faults)).toEqual([]);
});

test('the country code of a form that was begun before is there again', async () => {
  const runner = await openView('register', 'a guest');
  const { answers } = (await harnessFor('register')).fixture.ports.readPhoneCodes!;
  await answer(runner, 'readPhoneCodes', answers.some);
  const typed = { nickName: 'Nimal', invite: '', country: 'TR', mobile: '5321234567', mail: '' };
  await tell(runner, { type: 'draft.found', draft: { kind: 'mobile', typed } });
  expect(screen.getByLabelText<HTMLSelectElement>('Country code').selectedOptions[0]?.textContent).toBe('Türkiye(+90)');
});

test('a code that is nobody’s is told at its field, while it is the one of the link', async () => {
  const runner = await openView('register', 'somebody invited');
  await answer(runner, 'readInviter', null);
  await answer(runner, 'readPhoneCodes', phoneCodes);
  const field = (): string | undefined => linesWith(/textbox "Invitation code/)[0];
  expect(field()).toContain('[description=This invitation code isn’t valid]');
  expect(linesWith(/invited you/)).toEqual([]);
  await tell(runner, { type: 'field.typed', field: 'invite', text: 'ANOTHER' });
  expect(field()).not.toContain('description');
});

test('a fourth toast takes the place of the oldest', async () => {
  const runner = await openView('toasts', 'usual');
  for (const id of ['toast.loggedOut', 'toast.codeSent', 'toast.registered', 'toast.addressAdded'])
    await tell(runner, { type: 'notice.given', notice: { kind: 'good', id } });
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Verification code sent',
    'Registered successfully. Welcome!',
    'Address added',
  ]);
});

test('each tab of the phone by its name, with what waits in it', async () => {
  const Tabs = () => <TabBar here="cart" cartCount={3} unreadChats={2} />;
  const runner = new PathRunner(harnessOf({ machine: toastsMachine, View: Tabs }, toasts), undefined);
  await runner.settle();
  expect(linesWith(/^ *- link/)).toEqual([
    'link "Home" [url=/]',
    'link "Chat, 2 unread" [url=/iCanchat]',
    'link "Cart, 3 items" [current=page] [url=/Cart]',
    'link "Profile" [url=/profile]',
  ]);
  runner.end();
});

test.each([
  ['register', 'a guest'],
  ['passwordReset', 'by e-mail'],
])('%s: a password that is shown can be hidden again', async (noun, start) => {
  const runner = await openView(noun, start);
  if (noun === 'register') await answer(runner, 'readPhoneCodes', phoneCodes);
  const [show] = screen.getAllByRole('button', { name: 'Show password' });
  fireEvent.click(show!);
  expect(screen.getAllByRole('button', { name: 'Hide password' })).toEqual([show]);
  fireEvent.click(show!);
  expect(screen.queryByRole('button', { name: 'Hide password' })).toBeNull();
});

test('a new password is asked for by the other way at a press, and by the first one again', async () => {
  await openView('passwordReset', 'by e-mail');
  const fields = () => linesWith(/textbox "(E-mail|Mobile number)"/).map((line) => /"(.*?)"/.exec(line)?.[1]);
  expect(fields()).toEqual(['E-mail']);
  fireEvent.click(screen.getByRole('button', { name: 'Use mobile number' }));
  expect(fields()).toEqual(['Mobile number']);
  fireEvent.click(screen.getByRole('button', { name: 'Use e-mail' }));
  expect(fields()).toEqual(['E-mail']);
});
