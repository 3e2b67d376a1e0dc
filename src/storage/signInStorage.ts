import type { PostLoginIntent } from '#machines/model/pageEvent.ts';
import type { SignInProvider } from '#machines/model/signIn.ts';
import { noteLoginAttempt } from './appOfferStorage.ts';
import { tabStorage } from './browserStorage.ts';

/** What this tab asked a provider for: under which word, from where, and what a guest wanted there. */
export type SignInQuestion = { state: string; address: string; intent: PostLoginIntent | null };

/** Sends the browser to a provider; its answer is believed in this tab alone. */
export const beginSignIn = (provider: SignInProvider, { address, intent }: Omit<SignInQuestion, 'state'>): void => {
  noteLoginAttempt();
  const state = crypto.randomUUID();
  tabStorage.put('signIn', { state, address, intent });
  location.assign(`/_signin/${provider}?${new URLSearchParams({ state })}`);
};

/** What was asked for; null where nothing was. */
export const signInQuestion = (): SignInQuestion | null => tabStorage.read('signIn') as SignInQuestion | null;

/** It was answered. */
export const forgetSignIn = (): void => void tabStorage.put('signIn', null);
