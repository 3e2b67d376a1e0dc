import type { CodeSent } from '#machines/verificationCode.machine.ts';
import { sharedStorage } from './browserStorage.ts';

/** When the next code may be sent, by the mall's clock, as this browser remembers it; null where nothing was sent, and on the server. */
export const storedResend = (): CodeSent | null => {
  const until = Number(sharedStorage.read('codeSent'));
  return until > 0 ? { until } : null;
};

/** A browser that keeps nothing asks too early: then only the mall refuses. */
export const storeResend = ({ until }: CodeSent): void => void sharedStorage.put('codeSent', until);
