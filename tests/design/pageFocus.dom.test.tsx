import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePageFocus } from '#src/app/usePageFocus.ts';
import { keepFocus } from '#src/design/keptFocus.ts';

const Shop = ({ visits }: { visits: number }) => {
  const main = usePageFocus(visits);
  return (
    <>
      <input aria-label="Search" />
      <main ref={main} tabIndex={-1}>
        <section>{visits === 1 ? <a href="/next">Next</a> : null}</section>
      </main>
    </>
  );
};

let address: string;
beforeEach(() => {
  address = location.href;
});
afterEach(() => {
  history.replaceState(null, '', address);
  cleanup();
});

const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

it('the focus goes to a page that opens, also from the box whose words led there', async () => {
  const { rerender } = render(<Shop visits={1} />);
  const box = screen.getByLabelText('Search');
  box.focus();
  fireEvent.input(box, { target: { value: 'tea' } });
  history.replaceState(null, '', '/SearchResults/tea');
  rerender(<Shop visits={2} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('the focus stays with who has typed since the address is the one of the page', async () => {
  const { rerender } = render(<Shop visits={1} />);
  const box = screen.getByLabelText('Search');
  box.focus();
  history.replaceState(null, '', '/SearchResults/tea');
  fireEvent.input(box, { target: { value: 'h' } });
  rerender(<Shop visits={2} />);
  await painted();
  await painted();
  expect(document.activeElement).toBe(box);
});

it('the focus goes to a page that opens, also where what was around a link that went had it for a moment', async () => {
  const end = keepFocus();
  const { rerender } = render(<Shop visits={1} />);
  screen.getByRole('link').focus();
  rerender(<Shop visits={2} />);
  await Promise.resolve();
  expect(document.activeElement?.tagName).toBe('SECTION');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  end();
});
