import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePageTop } from '#src/components/hooks/usePageTop.ts';

const Way = ({ part }: { part: string | null }) => {
  usePageTop(part);
  return (
    <main id="main" tabIndex={-1}>
      {part === 'choosing' ? <button type="button">Pay</button> : null}
    </main>
  );
};

const scrolled = (): number => document.documentElement.scrollTop;
const scrollDown = (): void => {
  document.documentElement.scrollTop = 700;
};

afterEach(() => {
  cleanup();
  document.documentElement.scrollTop = 0;
});

it('the first part of a page stays where the shopper is, also where it comes late', () => {
  const { rerender } = render(<Way part={null} />);
  scrollDown();
  rerender(<Way part="choosing" />);
  rerender(<Way part="choosing" />);
  expect(scrolled()).toBe(700);
});

it('another part begins at the top, and the focus of what has gone goes to the page', () => {
  const { rerender } = render(<Way part="choosing" />);
  screen.getByRole('button').focus();
  scrollDown();
  rerender(<Way part={null} />);
  expect(scrolled()).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  scrollDown();
  rerender(<Way part="placed" />);
  expect(scrolled()).toBe(0);
});

it('the part that was shown before the page worked is no other one', () => {
  const { rerender } = render(<Way part="choosing" />);
  rerender(<Way part={null} />);
  scrollDown();
  rerender(<Way part="choosing" />);
  expect(scrolled()).toBe(700);
});
