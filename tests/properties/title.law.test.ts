import { createIntl } from 'react-intl';
import { createActor, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import words from '#lang/en.json';
import { shopMachine } from '#machines/shop.machine.ts';
import type { RunningPage } from '#src/runtime/actorSlots.ts';
import { documentTitleOf } from '#src/document/documentTitle.ts';
import { visitor } from '../fixtures/visitor.ts';

const intl = createIntl({ locale: 'en', messages: words });

const bags = (title: string | undefined, state: string): RunningPage => ({
  place: { name: 'home' },
  address: '/',
  actor: createActor(createMachine({ initial: state, states: { [state]: {} } })).start(),
  page: { View: () => null, head: () => ({ title }) },
});

const open = () => createActor(shopMachine, { input: { place: { name: 'home' }, visitor, shopper: null } }).start();

test('A window is called by its page, and by the mall until the page has a name', () => {
  const shop = open().getSnapshot();
  expect(documentTitleOf(shop, bags('Bags', 'shown'), intl, 'Serendib')).toBe('Bags | Serendib');
  expect(documentTitleOf(shop, bags(undefined, 'reading'), intl, 'Serendib')).toBe(
    'Online Shopping : Free Delivery with Unbeatable Deals! | Serendib',
  );
  expect(documentTitleOf(null, null, intl, 'Serendib')).toBe('Online Shopping : Free Delivery with Unbeatable Deals! | Serendib');
});

test('A page without a name that could not be read is called by that', () => {
  expect(documentTitleOf(open().getSnapshot(), bags(undefined, 'unreadable'), intl, 'Serendib')).toBe(
    'We couldn’t load this page | Serendib',
  );
  expect(documentTitleOf(open().getSnapshot(), bags('Brands', 'unreadable'), intl, 'Serendib')).toBe('Brands | Serendib');
});

test("A guest before a shopper's place reads in the window what the page says, and not the page before", () => {
  const shop = open();
  shop.send({ type: 'page.ready', at: visitor.at });
  shop.send({ type: 'place.opened', place: { name: 'cart' }, way: 'link', at: visitor.at });
  expect(documentTitleOf(shop.getSnapshot(), bags('Bags', 'shown'), intl, 'Serendib')).toBe('Login to the mall | Serendib');
});

test('A page whose script is lost is called by that', () => {
  const shop = open();
  shop.send({ type: 'page.failed', problem: { code: 'UNREACHABLE', at: visitor.at }, at: visitor.at });
  expect(documentTitleOf(shop.getSnapshot(), bags('Bags', 'shown'), intl, 'Serendib')).toBe('We couldn’t load this page | Serendib');
});
