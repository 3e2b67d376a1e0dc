import { ProblemError } from '#machines/model/problem.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import type { Ask, How } from '../data/gateway.ts';
import type { Gateway } from './adapt.ts';

/** A login that this browser could keep: one that refuses its cookies is told so, instead of a reload into a guest's page (spec 8). */
export const requireCookies =
  <Question>(gateway: Gateway, login: (ask: Ask, question: Question, how?: How) => Promise<Shopper>) =>
  async (ask: Ask, question: Question, how?: How): Promise<Shopper> => {
    const shopper = await login(ask, question, how);
    if (globalThis.navigator?.cookieEnabled === false) throw new ProblemError({ code: 'INTERNAL', at: gateway.now() });
    return shopper;
  };
