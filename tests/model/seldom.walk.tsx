import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dawn } from '#flows/explorerState.ts';
import type { ProblemCode } from '#machines/model/problem.ts';
import type { ProdInfo } from '#machines/model/product.ts';
import { searchPanelMachine } from '#machines/searchPanel.machine.ts';
import { SearchView } from '#src/components/shell/SearchView.tsx';
import { payTypes } from '#machines/payTypes.ts';
import { freshFor } from '#machines/rules/order/orderActions.ts';
import { longestReview } from '#machines/rules/rating.ts';
import { mastercard, visa } from '../fixtures/cards.ts';
import { conversation } from '../fixtures/chat.fixture.ts';
import { preview } from '../fixtures/checkouts.ts';
import { action, orderDetail, otherOrder } from '../fixtures/orders.ts';
import { cartItem, cartOf, pageOf } from '../fixtures/products.ts';
import { searchPanel } from '../fixtures/searchPanel.fixture.ts';
import { shopperVisitor } from '../fixtures/visitor.ts';
import { heldVoucher } from '../fixtures/voucherCentre.fixture.ts';
import { answer, closeViews, linesWith, openView, refuse, tell } from './harness/answerPorts.ts';
import { loadSheets } from './harness/loadOverlays.tsx';
import { harnessOf } from './harness/harness.tsx';
import { PathRunner } from './harness/pathRunner.tsx';
import { harnessFor } from './harness/views.tsx';

/** What is said where several things come together that no walk of the samples brings together. */
afterEach(closeViews);

await loadSheets();

const day = 86_400_000;

const sampleOf = async (noun: string, port: string, sample: string): Promise<unknown> =>
  (await harnessFor(noun)).fixture.ports[port]?.answers[sample];

test.each([
  ['toPay', 'No orders waiting for payment'],
  ['toDeliver', 'No orders waiting to be shipped'],
  ['completed', 'No completed orders yet'],
] as const)('an empty list of orders: %s', async (group, sentence) => {
  const runner = await openView('orders', 'to receive', (input) => ({ ...input, place: { name: 'orders', group } }));
  await answer(runner, 'readOrders', { counts: null, page: pageOf([], 1, 0) });
  expect(linesWith(/No .*orders/)).toEqual([`heading "${sentence}" [level=2]`]);
});

test('an order whose payment has begun leads back to it', async () => {
  const begun = { ...action('PAY', false, '2026-02-02T09:30:00.000Z'), reasonCode: 'PAY_IN_PROGRESS' };
  const runner = await openView('orders', 'to receive', (input) => ({ ...input, place: { name: 'orders', group: 'toPay' } }));
  await answer(runner, 'readOrders', { counts: null, page: pageOf([{ ...otherOrder('S2'), actions: [begun] }], 1, 1) });
  expect(linesWith(/link "(Continue|Pay)/)).toEqual(['link "Continue payment" [url=/paymentMethod?orders=S2]']);
});

test.each([
  ['4242', ['Card ending in 4242']],
  [null, []],
])('of an order that is paid by the card %s is said which one that is, once that is known', async (cardLast4, said) => {
  const runner = await openView('order', 'on its way');
  await answer(runner, 'readOrder', orderDetail({ pay: { payType: 20, cardLast4, payNo: 'P1', installment: null } }));
  expect(linesWith(/Card/)).toEqual(said);
});

test('a page that a list has not got leads to its first', async () => {
  const place = { name: 'categoryList', categoryList: 'bags', categoryId: 12, query: 'page=9' };
  const fivePages = (await sampleOf('productList', 'readProductList', 'five pages')) as (now: unknown) => { page: object };
  const found = fivePages({ input: { place } });
  const runner = await openView('productList', 'a category', (input) => ({ ...input, place }));
  await answer(runner, 'readProductList', { ...found, page: { ...found.page, records: [], current: 9 } });
  expect(linesWith(/Page 9|Go to the first/)).toEqual([
    'Page 9 doesn’t exist: this list has 5 pages.',
    'link "Go to the first page" [url=/bags/12]',
  ]);
});

test('two lines that left the cart are counted; what comes without a network is named', async () => {
  const runner = await openView('cart', 'a shopper');
  await tell(runner, { type: 'page.opened' });
  await answer(runner, 'readCart', cartOf([cartItem(1), cartItem(3)]));
  await tell(runner, { type: 'cart.emptied' });
  expect(linesWith(/removed/)).toEqual(['2 items removed.']);
  await tell(runner, { type: 'line.added', line: { prodId: 101, skuId: 1011, shopId: 7, count: 1, prodName: 'Day pack' } });
  await refuse(runner, 'saveCartMutation', 'OFFLINE');
  expect(linesWith(/Waiting/)).toEqual(['Waiting to be added: Day pack']);
});

test('of fewer pieces than were wanted: so many are left', async () => {
  const variants = await sampleOf('variantChange', 'readVariants', 'three');
  const runner = await openView('variantChange', 'a red one in the cart');
  await tell(runner, { type: 'open.pressed' });
  await answer(runner, 'readVariants', variants);
  await tell(runner, { type: 'value.chosen', propName: 'Colour', value: 'Green' });
  expect(linesWith(/available/)).toEqual(['Only 2 available: your quantity will change.']);
});

test('a list that anyone with the link may edit says until when', async () => {
  const opened = (await sampleOf('listShare', 'shareList', 'opened')) as (now: unknown) => unknown;
  const runner = await openView('listShare', 'of a list that is not shared');
  await tell(runner, { type: 'open.pressed' });
  await tell(runner, { type: 'mode.chosen', mode: 'EDIT' });
  await tell(runner, { type: 'share.pressed' });
  await answer(runner, 'shareList', opened({ input: { mode: 'EDIT' } }));
  expect(linesWith(/Anyone with the link can edit this list until/)).toHaveLength(1);
});

/** A list of favourites of so many pages, of which so many favourites of the first are there. */
const favouritesOf = async (count: number, pages: number): Promise<PathRunner> => {
  const readFavourites = await sampleOf('favourites', 'readFavourites', 'one of two pages');
  const { page } = (readFavourites as (now: unknown) => { page: { records: unknown[] } })({
    input: { place: { tab: 'products' }, current: 1 },
  });
  const runner = await openView('favourites', 'products');
  await answer(runner, 'readFavourites', { tab: 'products', page: { ...page, records: page.records.slice(0, count), pages } });
  return runner;
};

test('a single favourite stands in its list', async () => {
  await favouritesOf(1, 1);
  expect(linesWith(/^ *- article "/)).toEqual(['article "Day pack 1"']);
});

test.each([
  [1, true],
  [2, false],
])('favourites that were all taken out, of a list with %d pages: nothing more is to come: %s', async (pages, isNothing) => {
  const runner = await favouritesOf(2, pages);
  await tell(runner, { type: 'all.chosen', isChosen: true });
  await tell(runner, { type: 'removal.pressed' });
  expect(linesWith(/No favourites yet/)).toHaveLength(isNothing ? 1 : 0);
});

test('nobody has invited anybody, ever', async () => {
  const nobody = await sampleOf('invitation', 'readInvitation', 'nobody came yet');
  const runner = await openView('invitation', 'usual');
  await answer(runner, 'readInvitation', nobody);
  await tell(runner, { type: 'period.chosen', period: 'all' });
  expect(linesWith(/No one has inv/)).toEqual(['tabpanel "All time": No one has invited a friend yet. Be the first!']);
});

test('a checkout without a voucher says so', async () => {
  const runner = await openView('checkout', 'from the cart');
  const shopCartOrders = preview().shopCartOrders.map((shop) => ({ ...shop, coupons: [] }));
  await answer(runner, 'confirmOrder', preview({ shopCartOrders }));
  expect(linesWith(/No voucher/)).toEqual(['No voucher applied']);
});

test.each([
  [500, null],
  [501, 'Number of character cannot exceeding 500'],
])('a note of %d characters to a shop: %s', async (length, fault) => {
  const runner = await openView('checkout', 'from the cart');
  const checkout = preview();
  await answer(runner, 'confirmOrder', checkout);
  await tell(runner, { type: 'remark.changed', shopId: checkout.shopCartOrders[0]?.shopId, remarks: 'x'.repeat(length) });
  const faults = linesWith(/\[invalid\]|Confirm & Pay/).map((line) => /\[description=(.*?)\]/.exec(line)?.[1] ?? null);
  expect(faults, 'at its field and at the button').toEqual(fault === null ? [null] : [fault, fault]);
});

test.each([
  [1, 'Only 1 left'],
  [20, 'Only 20 left'],
  [21, 'In stock'],
])('of a variant of which %d are in stock: %s', async (stocks, sentence) => {
  const dayPack = (await sampleOf('product', 'readProduct', 'in stock')) as ProdInfo;
  const runner = await openView('product', 'a guest by link');
  await answer(runner, 'readProduct', { ...dayPack, skuList: dayPack.skuList.map((sku) => ({ ...sku, stocks })) });
  await tell(runner, { type: 'variant.chosen', propName: 'Colour', value: 'Blue' });
  expect(linesWith(/^ *- text: (Only|In stock)/)).toEqual([sentence]);
});

test.each([
  ['x'.repeat(1_600), []],
  ['x'.repeat(1_601), ['1601 / 2000']],
  ['🙂'.repeat(1_600), []],
  [` ${'🙂'.repeat(2_000)}`, ['2001 / 2000']],
  ['🙂'.repeat(2_001), ['This message is too long.', '2001 / 2000']],
])('of a message is said how many characters there may be, an emoji counted as one (%#)', async (text, said) => {
  const runner = await openView('chat', 'about a product');
  await answer(runner, 'readConversations', [conversation(1)]);
  await answer(runner, 'openConversation', { conversation: conversation(1), messages: [], hasMore: false, topic: null });
  await tell(runner, { type: 'text.typed', text });
  expect(linesWith(/(\/ 2000|too long\.)$/)).toEqual(said);
});

test.each([
  ['en', '/policies/help?lang=en-us'],
  ['tr', '/policies/help?lang=en-us'],
  ['zn', '/policies/help?lang=zh-cn'],
] as const)('the profile leads whoever reads %s to %s', async (locale, address) => {
  const nimal = (await sampleOf('profile', 'readProfile', 'nimal')) as (now: unknown) => unknown;
  const runner = await openView('profile', 'a shopper', (input) => ({ ...input, visitor: { ...shopperVisitor, locale } }));
  await answer(runner, 'readProfile', nimal({ context: { profile: null } }));
  expect(linesWith(/Help and support/)).toEqual([`link "Help and support" [url=${address}]`]);
});

test('notifications that were deleted together are counted', async () => {
  const runner = await openView('undo', Object.keys((await harnessFor('undo')).fixture.inputs)[0]!);
  await answer(runner, 'readUndos', [{ token: 't', kind: 'NOTICES', name: '', count: 2, until: dawn + 20_000 }]);
  expect(linesWith(/notifications/i)).toEqual(['2 notifications deleted']);
});

test('a link that has ended, of nobody that is known', async () => {
  const [start] = Object.keys((await harnessFor('sharedList')).fixture.inputs);
  const runner = await openView('sharedList', start!);
  await refuse(runner, 'readSharedList', 'SHARE_EXPIRED');
  expect(linesWith(/Ask/)).toEqual(['Ask whoever sent it to you for a new one.']);
});

test('a review that is too long', async () => {
  const order = await sampleOf('rate', 'readOrderToRate', 'one line is rated');
  const runner = await openView('rate', 'usual');
  await answer(runner, 'readOrderToRate', order);
  await tell(runner, { type: 'score.chosen', orderItemId: 11, score: 4 });
  await tell(runner, { type: 'content.typed', orderItemId: 11, content: 'x'.repeat(longestReview + 1) });
  await tell(runner, { type: 'send.pressed' });
  expect(linesWith(/can have up to/)).toContain('Your review can have up to 1,000 characters');
});

/** A payment by a saved card that the mall refuses, and what there is to pay. */
const refusedCard = async (code: ProblemCode) => {
  const matter = (await sampleOf('payment', 'readPayment', 'to be paid, cards are saved')) as (now: unknown) => unknown;
  const due = matter({ at: dawn, context: { info: null } });
  const runner = await openView('payment', 'usual');
  await answer(runner, 'readPayment', due);
  await tell(runner, { type: 'pay.pressed' });
  await refuse(runner, 'payOrder', code);
  return { runner, due };
};

test.each([
  ['NOT_FOUND', 'This card is no longer saved. Please choose another one.'],
  ['CARD_EXPIRED', 'This card has expired. Please choose another one.'],
] as const)('a saved card that cannot pay: %s', async (code, sentence) => {
  const { runner, due } = await refusedCard(code);
  await answer(runner, 'readPayment', due);
  expect(linesWith(/card/i)).toContain(sentence);
});

test('what was paid in another window meanwhile is not paid again', async () => {
  const paid = await sampleOf('payment', 'readPayment', 'paid by card');
  const { runner } = await refusedCard('ALREADY_PAID');
  await answer(runner, 'readPayment', paid);
  expect(linesWith(/Nothing left|again/)).toEqual([
    'heading "Nothing left to pay" [level=1]',
    'Already paid or confirmed in another window. You weren’t charged again.',
  ]);
});

test.each<[string, (runner: PathRunner) => Promise<void>]>([
  [
    'while the page was away',
    async (runner) => {
      runner.driver.clock.goTo(dawn + freshFor + 1);
      await tell(runner, { type: 'resume' });
    },
  ],
  [
    'and its time to pay was over here',
    async (runner) => {
      act(() => runner.driver.clock.fireNext());
      await runner.settle();
    },
  ],
])('what was paid in another window %s is not said to be paid here', async (_, look) => {
  const due = (await sampleOf('payment', 'readPayment', 'to be paid, cards are saved')) as (now: unknown) => unknown;
  const paid = await sampleOf('payment', 'readPayment', 'paid by card');
  const runner = await openView('payment', 'usual');
  await answer(runner, 'readPayment', due({ at: dawn, context: { info: null } }));
  await look(runner);
  await answer(runner, 'readPayment', paid);
  expect(linesWith(/Nothing left|Order placed/)).toEqual(['heading "Nothing left to pay" [level=1]']);
});

test('of orders that were to be paid at once, what is left is paid when another one was cancelled meanwhile', async () => {
  const less = (await sampleOf('payment', 'readPayment', 'less is to be paid')) as (now: unknown) => unknown;
  const runner = await openView('payment', 'usual', (input) => ({ ...input, place: { name: 'payment', orderNumbers: 'S1,S2' } }));
  await answer(runner, 'readPayment', less({ at: dawn, context: { info: null } }));
  expect(linesWith(/left to pay|total/)).toEqual([
    'Part of this has already been paid or cancelled. This is what’s left to pay.',
    'Order total Rs 4,990',
  ]);
  await tell(runner, { type: 'payType.chosen', payType: payTypes.cash });
  await tell(runner, { type: 'pay.pressed' });
  await tell(runner, { type: 'cash.confirmed' });
  expect(runner.driver.asked.findLast(({ src }) => src === 'payOrder')?.input).toMatchObject({ orderNumbers: 'S1' });
});

test('orders that were paid, but for one that was cancelled, are placed', async () => {
  const paid = await sampleOf('payment', 'readPayment', 'paid by card, another order was cancelled');
  const runner = await openView('payment', 'usual');
  await answer(runner, 'readPayment', paid);
  expect(linesWith(/placed|Kandy|Galle/)).toEqual([
    'heading "Order placed" [level=1]',
    'Thank you. Your order has been placed.',
    'Kandy Outdoors',
  ]);
});

test('a refund of a line asks what it is about and which kind', async () => {
  const matter = (await sampleOf('refundApply', 'readRefundMatter', 'what can come back')) as (now: unknown) => unknown;
  const runner = await openView('refundApply', 'new');
  await answer(runner, 'readRefundMatter', matter({ input: { orderNumber: 'T1', chosen: null, refundSn: null } }));
  await tell(runner, { type: 'send.pressed' });
  expect(linesWith(/^ *- text: Please choose/)).toEqual(['Please choose what it is about.', 'Please choose one.']);
});

test('how often a shop sends on time is said to a tenth', async () => {
  const place = { name: 'store', shop: 'kandy-outdoors', storeId: 7 };
  const fivePages = (await sampleOf('productList', 'readProductList', 'five pages')) as (now: unknown) => {
    heading: { shop: object };
  };
  const found = fivePages({ input: { place } });
  const runner = await openView('productList', 'a shop');
  await answer(runner, 'readProductList', { ...found, heading: { ...found.heading, shop: { ...found.heading.shop, onTimeRate: 97.25 } } });
  expect(linesWith(/on time/)).toEqual([expect.stringMatching(/ 97\.3% on time$/)]);
});

test.each([
  [0, []],
  [1, ['Rs 1 has been refunded.']],
])('an order of which Rs %d are refunded says so: %s', async (refundAmount, said) => {
  const runner = await openView('order', 'on its way');
  await answer(runner, 'readOrder', orderDetail({ payStatus: 'PAID', refundAmount }));
  expect(linesWith(/refunded/)).toEqual(said);
});

test.each([
  [null, /^A refund is already in progress\.$/],
  [new Date(dawn + day).toISOString(), /^A refund is already in progress\. Available from [^.]+\.$/],
])('a reason that the mall ends with a stop has it once, also with a time (%s) behind it', async (until, told) => {
  const refused = { ...action('REFUND', false, until), reason: 'A refund is already in progress.' };
  const runner = await openView('order', 'on its way');
  await answer(runner, 'readOrder', orderDetail({ actions: [refused] }));
  const descriptions = linesWith(/button "Return or refund"/).map((line) => /\[description=(.*?)\]/.exec(line)?.[1]);
  expect(descriptions).toEqual([expect.stringMatching(told)]);
});

test.each([
  [day, 0],
  [day - 1, 1],
])('a voucher that ends in %d ms: %d clock', async (left, clocks) => {
  const runner = await openView('voucherCentre', 'what he can use');
  const records = [heldVoucher(500, 1, { validUntil: new Date(dawn + left).toISOString() })];
  await answer(runner, 'readVoucherList', { counts: { unUseCount: 1, useCount: 0, expiredCount: 0 }, page: pageOf(records, 1, 1) });
  expect(linesWith(/timer/)).toHaveLength(clocks);
});

test.each([
  ['is still there', [visa, mastercard]],
  ['is gone', [visa]],
])('that a card could not be made the default is said once, also where it %s', async (_, cards) => {
  const runner = await openView('cards', 'usual');
  await answer(runner, 'readCards', [visa, mastercard]);
  await tell(runner, { type: 'default.pressed', cardId: mastercard.cardId });
  await tell(runner, { type: 'data.changed', ref: null });
  await refuse(runner, 'makeCardDefault', 'NOT_FOUND');
  await answer(runner, 'readCards', cards);
  expect(linesWith(/can’t find/)).toHaveLength(1);
});

test('a single record of coins stands in its list', async () => {
  const runner = await openView('coinRecords', 'all');
  await answer(runner, 'readCoinRecords', await sampleOf('coinRecords', 'readCoinRecords', 'a single one'));
  expect(linesWith(/^ *- listitem/)).toHaveLength(1);
});

test.each([
  ['by mail', 'nimali@example.lk'],
  ['by a number', '771234567'],
  ['by a number abroad', null],
])('a shopper who writes is reached as the mall knows him, %s; what he typed meanwhile stays', async (sample, contact) => {
  const runner = await openView('contact', 'a shopper');
  await tell(runner, { type: 'field.typed', field: 'name', text: 'Ama' });
  await answer(runner, 'readSender', await sampleOf('contact', 'readSender', sample));
  const values = linesWith(/textbox "(Your name|E-mail or mobile number)"/).map((line) => /\] = "(.*)"/.exec(line)?.[1] ?? null);
  expect(values).toEqual(['Ama', contact]);
});

test('a suggested category says what it stands in, and one at the top nothing', async () => {
  await import('#src/components/shell/SearchPanel.tsx');
  const runner = new PathRunner(harnessOf({ machine: searchPanelMachine, View: SearchView }, searchPanel), searchPanel.inputs['at home']);
  await tell(runner, { type: 'box.focused' });
  await tell(runner, { type: 'text.typed', text: 'bag' });
  act(() => runner.driver.clock.fireNext());
  const category = (name: string, categoryId: number, within: string | null) => ({
    kind: 'category',
    name,
    within,
    place: { name: 'categoryList', categoryList: name, categoryId },
  });
  await answer(runner, 'readSuggestions', [category('Bags', 1, null), category('Tea bags', 2, 'Groceries')]);
  expect(linesWith(/option/)).toEqual(['option "Bags"', 'option "Tea bags Groceries"']);
  runner.end();
});

/** Where the links of these names lead. */
const waysOf = (names: RegExp): string[] =>
  linesWith(/^ *- link "/).flatMap((line) => {
    const [, name = '', url = ''] = /^link "(.*?)".*\[url=(.*?)\]/.exec(line) ?? [];
    return names.test(name) ? [`${name}: ${url}`] : [];
  });

test('where no shop was found, the tabs and the button lead to the first page of each', async () => {
  const place = { name: 'search', slug: 'day-pack', key: 'day pack', query: 'tab=shops&page=3' };
  const runner = await openView('search', 'for a shop', (input) => ({ ...input, place }));
  await answer(runner, 'findShops', await sampleOf('search', 'findShops', 'none'));
  const products = 'Products: /SearchResults/day-pack?key=day+pack';
  expect(waysOf(/^(Products|Shops)$/)).toEqual([products, 'Shops: /SearchResults/day-pack?key=day+pack&tab=shops', products]);
});

test.each([
  ['brands', { letter: 'K', page: 3 }, ['All: /brands', 'K: /brands?letter=K']],
  ['shops', { sortName: 'score', page: 5 }, ['Near you first: /shops', 'Bestselling: /shops?sortName=soldNum']],
])('letters and orders lead to the first page: %s', async (name, more, ways) => {
  const runner = await openView('directory', 'all brands', (input) => ({ ...input, place: { name, ...more } }));
  const names = (await sampleOf('directory', 'readDirectory', 'names')) as (now: unknown) => unknown;
  await answer(runner, 'readDirectory', names({ input: { place: { name } } }));
  expect(waysOf(/^(All|K|Near you first|Bestselling)$/)).toEqual(ways);
});
