import { ProblemError } from '#machines/model/problem.ts';
import type { Shopper } from '#machines/model/visitor.ts';
import type { Execute, RequestOptions } from '../data/gateway.ts';
import type { Gateway } from './adapt.ts';

/** A login that this browser could keep: one that refuses its cookies is told so, instead of a reload into a guest's page (spec 8). */
export const requireCookies =
  <Input>(gateway: Gateway, login: (execute: Execute, input: Input, options?: RequestOptions) => Promise<Shopper>) =>
  async (execute: Execute, input: Input, options?: RequestOptions): Promise<Shopper> => {
    const shopper = await login(execute, input, options);
    if (globalThis.navigator?.cookieEnabled === false) throw new ProblemError({ code: 'INTERNAL', at: gateway.now() });
    return shopper;
  };
