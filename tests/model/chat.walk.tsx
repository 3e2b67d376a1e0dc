import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { dawn } from '#flows/explorerState.ts';
import { pictureId } from '#machines/rules/pictures.ts';
import { required } from '#machines/rules/required.ts';
import { page } from '#src/pages/chat.page.tsx';
import { chat, conversation } from '../fixtures/chat.fixture.ts';
import { photographs } from '../fixtures/photographs.ts';
import { limitedForAMinute } from '../fixtures/visitor.ts';
import { PathRunner } from './harness/pathRunner.tsx';
import { harnessOf } from './harness/harness.tsx';
import { sayEnglish } from './harness/sayEnglish.ts';
import { alsoTest, walkPage } from './harness/pathSuite.tsx';

walkPage(page, chat, {
  elsewhere: ['intents.found'],
  by: {
    'text.typed': ({ text }, hands) => hands.fill(sayEnglish('chat.message'), text),
    'picture.picked': ({ id }, hands) =>
      hands.pick(
        sayEnglish('chat.addPicture'),
        photographs.filter((file) => pictureId(file) === id),
      ),
  },
});

alsoTest('a word too many says until when the limit stands, and is sent again when it ends', () => {
  const performance = new PathRunner(harnessOf(page, chat), chat.inputs['to the list']);
  const { driver } = performance;
  act(() => {
    driver.answer('0.chat.reading', { answer: [conversation(1)], at: dawn });
    driver.tell({ type: 'conversation.chosen', conversationId: 1 });
    driver.answer('0.chat.opening', { answer: { conversation: conversation(1), messages: [], hasMore: false, topic: null }, at: dawn });
    driver.tell({ type: 'text.typed', text: 'Hello' });
    driver.tell({ type: 'send.pressed' });
    driver.refuse('0.chat.open.saying.sending', { ...limitedForAMinute, at: dawn });
  });
  expect(screen.getByRole('alert').textContent).toContain('Too many attempts. Please try again after Mon, Feb 2, 2:31 PM');
  expect(driver.clock.waiting).toEqual([dawn + 60_000]);
  performance.end();
});

alsoTest('a picture that is pasted where one writes is sent; pasted words are left to the browser', () => {
  const performance = new PathRunner(harnessOf(page, chat), chat.inputs['with a picture']);
  const { driver } = performance;
  const photograph = required(photographs[0]);
  const paste = (files: File[]): boolean => {
    const box = screen.getByRole('textbox', { name: sayEnglish('chat.message') });
    const event = createEvent.paste(box, { clipboardData: { files } });
    fireEvent(box, event);
    return event.defaultPrevented;
  };
  act(() => {
    driver.answer('0.chat.reading', { answer: [conversation(12)], at: dawn });
    driver.answer('0.chat.opening', { answer: { conversation: conversation(12), messages: [], hasMore: false, topic: null }, at: dawn });
  });
  expect(paste([])).toBe(false);
  expect(screen.queryByRole('img', { name: sayEnglish('chat.picture') })).toBeNull();
  expect(paste([photograph]), 'the browser pastes nothing beside it').toBe(true);
  expect(driver.asked.at(-1)).toMatchObject({ src: 'uploadPicture', input: { id: pictureId(photograph) } });
  performance.end();
});
