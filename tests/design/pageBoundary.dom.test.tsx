import { cleanup, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageBoundary } from '#src/app/PageBoundary.tsx';

let drawn = 0;
const Broken = () => {
  drawn += 1;
  throw new Error('no such price');
};

beforeEach(() => {
  drawn = 0;
  // React tells the console of what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('What throws while a page is drawn', () => {
  it('is told once and not drawn again, whatever is drawn around it', () => {
    const onFailed = vi.fn();
    const page = (
      <PageBoundary onFailed={onFailed}>
        <Broken />
      </PageBoundary>
    );
    const { rerender } = render(page);
    const tries = drawn;
    rerender(page);
    rerender(<PageBoundary onFailed={onFailed}>{<Broken />}</PageBoundary>);
    expect(onFailed).toHaveBeenCalledOnce();
    expect(drawn).toBe(tries);
  });

  it('disturbs nobody while it is drawn unseen, and is told once it is uncovered', () => {
    const onFailed = vi.fn();
    const page = (mode: 'hidden' | 'visible') => (
      <Activity mode={mode}>
        <PageBoundary onFailed={onFailed}>
          <Broken />
        </PageBoundary>
      </Activity>
    );
    const { rerender } = render(page('hidden'));
    expect(onFailed).not.toHaveBeenCalled();
    rerender(page('visible'));
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it('is no matter of a page that is whole', () => {
    const onFailed = vi.fn();
    render(
      <PageBoundary onFailed={onFailed}>
        <h1>Here</h1>
      </PageBoundary>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Here');
    expect(onFailed).not.toHaveBeenCalled();
  });
});
