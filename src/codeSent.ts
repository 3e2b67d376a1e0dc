import type { CodeSent } from '#machines/code.machine.ts';

const key = 'codeSent';

/** When the next code may be sent, by the mall's clock, as this browser remembers it; null where nothing was sent, and on the server. */
export const codeSent = (): CodeSent | null => {
  try {
    const until = Number(localStorage.getItem(key));
    return until > 0 ? { until } : null;
  } catch {
    return null;
  }
};

export const storeCodeSent = ({ until }: CodeSent): void => {
  try {
    localStorage.setItem(key, String(until));
  } catch {
    // Then only the mall refuses a code that comes too early.
  }
};
