import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from '#src/design/Countdown.tsx';
import { LazyMenu } from '#src/components/shell/LazyMenu.tsx';
import { LazySheet } from '#src/components/shell/LazySheet.tsx';
import { Toasts, type Toast } from '#src/design/Toasts.tsx';

afterEach(cleanup);

describe('A dialog', () => {
  it('takes the focus, is named, and closes with Escape and with its cross', async () => {
    const close = vi.fn();
    render(
      <LazySheet open onClose={close} title="Login" lead="We send a code." closeLabel="Close">
        <button type="button">Send code</button>
      </LazySheet>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Login', description: 'We send a code.' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('that must be answered has no cross and stays', async () => {
    render(
      <LazySheet open title="Confirm" closeLabel="Close">
        <p>Pay in cash?</p>
      </LazySheet>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Confirm' });
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('dialog')).toBe(dialog);
  });
});

describe('A menu', () => {
  it('opens with the first press and tells what was chosen', async () => {
    const choose = vi.fn();
    render(
      <LazyMenu
        label="Region: Sri Lanka"
        value="lk"
        onChoose={choose}
        items={[
          { id: 'lk', label: 'Sri Lanka' },
          { id: 'la', label: 'Laos' },
        ]}
      >
        LK
      </LazyMenu>,
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Region: Sri Lanka' })));
    expect((await screen.findByRole('menuitemradio', { name: 'Sri Lanka' })).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Laos' }));
    expect(choose).toHaveBeenCalledWith('la');
  });
});

describe('Toasts', () => {
  const toast = (id: number, kind: Toast['kind'] = 'good'): Toast => ({ id, kind, text: `Toast ${id}` });

  it('are three at most, the youngest, announced by their weight', () => {
    render(<Toasts closeLabel="Close" toasts={[toast(1), toast(2), toast(3, 'alarm'), toast(4)]} />);
    expect(screen.getByRole('status').textContent).toBe('Toast 2Toast 4');
    expect(screen.getByRole('alert').textContent).toBe('Toast 3');
  });

  it('undo at their end', () => {
    const undo = vi.fn();
    render(<Toasts closeLabel="Close" toasts={[{ ...toast(1), act: { label: 'Undo', onPress: undo } }]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });
});

describe('A countdown', () => {
  it.each([
    [98_000, '01:38'],
    [3_600_000, '01:00:00'],
    [101_556_000, '1d\u00a004:12:36'],
    [-5000, '00:00'],
  ])('with %d ms left reads %s', (left, read) => {
    render(<Countdown until={left} now={0} dayMark="d" />);
    expect(screen.getByRole('timer').textContent).toBe(read);
  });
});
