import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until React has taken over what the document drew: it marks what it answers for. Before, the browser alone answers a press. */
export const takenOver = (control: Locator): Promise<void> =>
  expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps'))), {
      message: 'taken over by React',
    })
    .toBe(true);
