import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { dawn } from '#flows/explorerState.ts';
import { page } from '#src/pages/contact.page.tsx';
import { contact } from '../fixtures/contact.fixture.ts';
import { limitedForAMinute, shopperVisitor } from '../fixtures/visitor.ts';
import { PathRunner } from './harness/pathRunner.tsx';
import { harnessOf } from './harness/harness.tsx';
import { sayEnglish } from './harness/sayEnglish.ts';
import { alsoTest, walkPage } from './harness/pathSuite.tsx';

const shopper = { place: { name: 'contact' }, visitor: shopperVisitor };
const written = { name: '', contact: '', subject: '', orderNumber: '', content: 'Where is my parcel?' };
const answeringTo = (mail: string) => ({ answer: { name: 'Nimali', mail, mobile: null }, at: dawn });
const fieldOf = (id: string): string => screen.getByRole<HTMLInputElement>('textbox', { name: sayEnglish(id) }).value;

const labels: Record<string, string> = { name: 'contact.name', contact: 'field.contact', content: 'contact.content' };

walkPage(page, contact, { by: { 'field.typed': ({ field, text }, hands) => hands.fill(sayEnglish(labels[field] ?? field), text) } });

alsoTest("a limit is said with the moment until which it stands, in the region's time", () => {
  const performance = new PathRunner(harnessOf(page, contact), contact.inputs['a guest']);
  const { driver } = performance;
  act(() => {
    driver.tell({
      type: 'draft.found',
      draft: { typed: { name: 'Ama', contact: 'ama@example.lk', subject: '', orderNumber: '', content: 'Where is my parcel?' } },
    });
    driver.tell({ type: 'send.pressed' });
  });
  act(() => driver.refuse('0.contact.sending', { ...limitedForAMinute, at: dawn }));
  expect(screen.getByRole('alert').textContent).toContain('Too many attempts. Please try again after Mon, Feb 2, 2:31 PM');
  performance.end();
});

alsoTest('what is known of a shopper is no draft: another address since then stands there when the page begins again', () => {
  const whose = { owner: 'nimali', isNew: true, at: () => dawn };
  const before = new PathRunner(harnessOf(page, contact), shopper);
  act(() => {
    page.keepDrafts(before.driver.actor, whose);
    before.driver.answer('0.contact.writing.recalling', answeringTo('old@example.lk'));
    before.driver.tell({ type: 'field.typed', field: 'content', text: written.content });
  });
  before.end();
  const after = new PathRunner(harnessOf(page, contact), shopper);
  act(() => {
    page.keepDrafts(after.driver.actor, whose);
    after.driver.answer('0.contact.writing.recalling', answeringTo('new@example.lk'));
  });
  expect([fieldOf('contact.name'), fieldOf('field.contact'), fieldOf('contact.content')]).toEqual([
    'Nimali',
    'new@example.lk',
    written.content,
  ]);
  after.end();
});

alsoTest('a draft that is found after the sender leaves what is known of him in his fields', () => {
  const performance = new PathRunner(harnessOf(page, contact), shopper);
  act(() => {
    performance.driver.answer('0.contact.writing.recalling', answeringTo('nimali@example.lk'));
    performance.driver.tell({ type: 'draft.found', draft: { typed: written } });
  });
  expect([fieldOf('contact.name'), fieldOf('field.contact')]).toEqual(['Nimali', 'nimali@example.lk']);
  performance.end();
});
