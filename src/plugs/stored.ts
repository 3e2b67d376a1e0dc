import { ProblemError } from '#machines/problem.ts';
import type { Shopper } from '#machines/words.ts';
import type { Ask, How } from '../data/door.ts';
import type { Door } from './plug.ts';

/** A login that this browser could keep: one that refuses its cookies is told so, instead of a reload into a guest's page (spec 8). */
export const stored =
  <Question>(door: Door, login: (ask: Ask, question: Question, how?: How) => Promise<Shopper>) =>
  async (ask: Ask, question: Question, how?: How): Promise<Shopper> => {
    const shopper = await login(ask, question, how);
    if (globalThis.navigator?.cookieEnabled === false) throw new ProblemError({ code: 'INTERNAL', at: door.now() });
    return shopper;
  };
