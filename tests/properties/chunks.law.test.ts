import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadWithRetry } from '#src/navigation/pageLoaders.ts';

afterEach(() => vi.useRealTimers());

/** Loads as a network would that loses the first `lost` answers. */
const network = (lost: number) => {
  let loads = 0;
  const load = async (): Promise<string> => {
    loads += 1;
    if (loads <= lost) throw new Error(`lost ${loads}`);
    return 'page';
  };
  return { load, loads: () => loads };
};

describe('What a page is made of', () => {
  test('is asked for once where nothing gets lost', async () => {
    const { load, loads } = network(0);
    expect(await loadWithRetry(load)).toBe('page');
    expect(loads()).toBe(1);
  });

  test('is asked for once more where it got lost', async () => {
    const { load, loads } = network(1);
    expect(await loadWithRetry(load)).toBe('page');
    expect(loads()).toBe(2);
  });

  test('is refused where it got lost twice', async () => {
    const { load, loads } = network(9);
    await expect(loadWithRetry(load)).rejects.toThrow('lost 2');
    expect(loads()).toBe(2);
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
