import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadWithRetry } from '#src/navigation/pageLoaders.ts';

afterEach(() => vi.useRealTimers());

/** Loads as a network would that loses the first `lost` answers. */
const network = (lost: number) => {
  let asked = 0;
  const load = async (): Promise<string> => {
    asked += 1;
    if (asked <= lost) throw new Error(`lost ${asked}`);
    return 'page';
  };
  return { load, asked: () => asked };
};

describe('What a page is made of', () => {
  test('is asked for once where nothing gets lost', async () => {
    const { load, asked } = network(0);
    expect(await loadWithRetry(load)).toBe('page');
    expect(asked()).toBe(1);
  });

  test('is asked for once more where it got lost', async () => {
    const { load, asked } = network(1);
    expect(await loadWithRetry(load)).toBe('page');
    expect(asked()).toBe(2);
  });

  test('is refused where it got lost twice', async () => {
    const { load, asked } = network(9);
    await expect(loadWithRetry(load)).rejects.toThrow('lost 2');
    expect(asked()).toBe(2);
  });

  test('is refused after 120 seconds, both attempts together', async () => {
    vi.useFakeTimers();
    let hasEnded = false;
    const late = loadWithRetry(() => new Promise<never>((_, reject) => setTimeout(reject, 90_000, new Error('lost')))).catch(
      (error: Error) => {
        hasEnded = true;
        return error.message;
      },
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(hasEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await late).toBe('The page did not load in time.');
  });
});
