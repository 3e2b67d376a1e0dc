import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import words from '#lang/en.json';
import { RankingReason } from '#src/components/product/RankingReason.tsx';

afterEach(cleanup);

it('Why something is shown is told to who asks, by a native disclosure named by what it is about', () => {
  render(
    <RawIntlProvider value={createIntl({ locale: 'en', messages: words })}>
      <RankingReason name="Trending deals" more={<a href="/trending">See all</a>}>
        Bestsellers here.
      </RankingReason>
    </RawIntlProvider>,
  );
  const summary = screen.getByText('Why am I seeing this?');
  const answer = summary.closest('details')!;
  expect(summary.tagName).toBe('SUMMARY');
  expect(summary.textContent).toBe('Why am I seeing this? Trending deals');
  expect(answer.open).toBe(false);
  expect(answer.querySelector('p')?.textContent).toBe('Bestsellers here.');
  expect(screen.getByRole('link', { name: 'See all' }).closest('details')).toBeNull();
  fireEvent.click(summary);
  expect(answer.open).toBe(true);
  fireEvent.click(summary);
  expect(answer.open).toBe(false);
});
