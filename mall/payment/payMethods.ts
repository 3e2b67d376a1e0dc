import type { Locale } from '#machines/words.ts';
import { say } from '../lang.ts';
import { reasonOf } from '../order/order.actions.ts';

/** The contract's `payType`. */
export const payTypes = { card: 20, cash: 21, nothingDue: 22, payLater: 23 } as const;

/** The ways to pay, each with the reason why it is closed; `cash` and `card` are reason codes, null when open. Fees: none. */
export function payMethods(locale: Locale, closed: { card: string | null; cash: string | null }) {
  const method = (payType: number, name: string, reasonCode: string | null) => ({
    payType, name, enabled: reasonCode === null, reasonCode, reason: reasonCode && reasonOf(reasonCode, locale), fee: 0,
  });
  return [method(payTypes.card, say(locale, 'mall.pay.card'), closed.card), method(payTypes.cash, say(locale, 'mall.pay.cash'), closed.cash)];
}
