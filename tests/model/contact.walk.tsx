import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { dawn } from '#flows/explorerState.ts';
import { page } from '#src/pages/contact.page.tsx';
import { contact } from '../fixtures/contact.fixture.ts';
import { limitedForAMinute } from '../fixtures/visitor.ts';
import { PathRunner } from './harness/pathRunner.tsx';
import { harnessOf } from './harness/harness.tsx';
import { sayEnglish } from './harness/sayEnglish.ts';
import { alsoTest, walkPage } from './harness/pathSuite.tsx';

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
