import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Message } from '#machines/model/chat.ts';
import { searchPanelMachine } from '#machines/searchPanel.machine.ts';
import { SearchView } from '#src/components/shell/SearchView.tsx';
import { page as cartPage } from '#src/pages/cart.page.tsx';
import { page as chatPage } from '#src/pages/chat.page.tsx';
import { page as checkoutPage } from '#src/pages/checkout.page.tsx';
import { page as contactPage } from '#src/pages/contact.page.tsx';
import { page as productPage } from '#src/pages/product.page.tsx';
import { cart } from '../fixtures/cart.fixture.ts';
import { chat, conversation } from '../fixtures/chat.fixture.ts';
import { checkout } from '../fixtures/checkout.fixture.ts';
import { preview } from '../fixtures/checkouts.ts';
import { contact } from '../fixtures/contact.fixture.ts';
import { product } from '../fixtures/product.fixture.ts';
import { card, cartItem, cartOf, product as dayPack } from '../fixtures/products.ts';
import { searchPanel } from '../fixtures/searchPanel.fixture.ts';
import { harnessOf } from './harness/harness.tsx';
import { sayEnglish } from './harness/sayEnglish.ts';
import { loadSheets } from './harness/loadOverlays.tsx';
import { PathRunner } from './harness/pathRunner.tsx';
import { rendersOf } from './harness/renders.ts';
import { answer } from './harness/answerPorts.ts';
import { userActions } from './harness/userActions.ts';

await import('#src/components/shell/SearchPanel.tsx');
await loadSheets();
afterEach(cleanup);

/** What the second of two like steps renders: the first may end what was there before, a fault or an empty field. */
const secondOf = (step: (count: number) => void): number => {
  rendersOf(() => step(1));
  return rendersOf(() => step(2));
};

const letters = (count: number): string => 'Ring twice'.slice(0, count);
const typing = (label: string) => (count: number) => userActions.fill(label, letters(count));

test('a letter of a message to the mall', () => {
  void new PathRunner(harnessOf(contactPage, contact), contact.inputs['a guest']);
  expect(secondOf(typing(sayEnglish('contact.content')))).toBeLessThan(25);
});

test('a letter of a note to one of three shops', async () => {
  const runner = new PathRunner(harnessOf(checkoutPage, checkout), checkout.inputs['from the cart']);
  const orders = preview().shopCartOrders.flatMap((order) => [1, 2, 3].map((shopId) => ({ ...order, shopId, shopName: `Shop ${shopId}` })));
  await answer(runner, 'confirmOrder', preview({ shopCartOrders: orders }));
  expect(secondOf(typing('Note to Shop 1 (optional)'))).toBeLessThan(32);
});

test('a letter in the search box', async () => {
  const runner = new PathRunner(harnessOf({ machine: searchPanelMachine, View: SearchView }, searchPanel), searchPanel.inputs['at home']);
  const box = screen.getByRole('combobox', { name: 'Search' });
  act(() => box.focus());
  await runner.settle();
  expect(secondOf((count) => void fireEvent.input(box, { target: { value: letters(count) } }))).toBeLessThan(20);
});

test('a letter in a conversation of twenty messages', async () => {
  const runner = new PathRunner(harnessOf(chatPage, chat), chat.inputs['to the list']);
  const messages = Array.from({ length: 20 }, (_, msgId): Message => ({
    msgId,
    clientMsgId: `m-${msgId}`,
    conversationId: 1,
    sender: 'SELLER',
    type: 'TEXT',
    content: 'Hello',
    createTime: '2026-02-02T08:00:00.000Z',
    status: 'SENT',
    payload: {},
  }));
  await answer(runner, 'readConversations', [conversation(1)]);
  act(() => runner.driver.tell({ type: 'conversation.chosen', conversationId: 1 }));
  await answer(runner, 'openConversation', { conversation: conversation(1), messages, hasMore: false, topic: null });
  expect(secondOf(typing(sayEnglish('chat.message')))).toBeLessThan(50);
});

test('one more of one of eight lines of the cart', async () => {
  const runner = new PathRunner(harnessOf(cartPage, cart), cart.inputs['a shopper']);
  act(() => runner.driver.tell({ type: 'page.opened' }));
  const items = Array.from({ length: 8 }, (_, at) => cartItem(at + 1));
  await answer(runner, 'readCart', cartOf(items, []));
  const more = () => screen.getAllByRole('button', { name: /^Increase quantity/ })[0] ?? document.body;
  expect(secondOf(() => fireEvent.click(more()))).toBeLessThan(80);
});

test('one more of a product, below its first screen', async () => {
  const runner = new PathRunner(harnessOf(productPage, product), product.inputs['a guest by link']);
  await answer(runner, 'readProduct', dayPack);
  await answer(runner, 'readSurroundings', { similar: [102, 103, 104, 105].map((prodId) => card(prodId)) });
  await screen.findByRole('heading', { name: sayEnglish('product.similar') });
  expect(secondOf(() => fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' })))).toBeLessThan(5);
});
