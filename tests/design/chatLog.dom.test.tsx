import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChatLog } from '#src/components/chat/ChatLog.tsx';
import { inEnglish } from './drawn.tsx';

afterEach(cleanup);

const log = ({ newest, written }: { newest: number; written: number }) =>
  inEnglish(
    <ChatLog label="Messages" newest={newest} written={written}>
      {newest} messages
    </ChatLog>,
  );

/** A log of 20 messages, none written here, whose reader is `up` px above its end. */
const drawnLog = (up: number) => {
  const { rerender } = render(log({ newest: 20, written: 0 }));
  const scroller = screen.getByRole('log', { name: 'Messages' });
  const scrollTo = (scrollTop: number) => {
    scroller.scrollTop = scrollTop;
    fireEvent.scroll(scroller);
  };
  scrollTo(-up);
  return { scroller, scrollTo, become: (state: { newest: number; written: number }) => rerender(log(state)) };
};

const newBelow = () => screen.queryByRole('button', { name: 'New messages' });

describe('the log of a chat', () => {
  it('tells who reads further up that something new was said, and leads there without losing the focus', () => {
    const { scroller, scrollTo, become } = drawnLog(300);
    expect(newBelow()).toBeNull();
    become({ newest: 21, written: 0 });
    scrollTo(-280);
    expect(scroller.scrollTop, 'who reads stays there').toBe(-280);
    newBelow()?.click();
    expect(scroller.scrollTop).toBe(0);
    expect(document.activeElement).toBe(scroller);
    scrollTo(0);
    expect(newBelow()).toBeNull();
  });

  it('tells nothing to who is at the end', () => {
    const { become } = drawnLog(40);
    become({ newest: 21, written: 0 });
    expect(newBelow()).toBeNull();
  });

  it('tells nothing again to who went down and came up', () => {
    const { scrollTo, become } = drawnLog(300);
    become({ newest: 21, written: 0 });
    scrollTo(-10);
    scrollTo(-300);
    expect(newBelow()).toBeNull();
  });

  it('shows what oneself wrote', () => {
    const { scroller, become } = drawnLog(300);
    become({ newest: 20, written: 1 });
    expect(scroller.scrollTop).toBe(0);
  });
});
