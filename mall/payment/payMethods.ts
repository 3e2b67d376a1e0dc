import type { Locale } from '#machines/model/locale.ts';
import { rulesOf } from '../checkout/regionRules.ts';
import { messageText } from '../platform/messages.ts';
import { reasonOf } from '../order/order.actions.ts';
import type { Region } from '../region/region.ts';

/** The contract's `payType`. */
export const payTypes = { card: 20, cash: 21, nothingDue: 22, payLater: 23 } as const;

/** The ways to pay, each with the reason why it is closed; `card` and `cash` are reason codes, null when open. Fees: none. */
export function offerMethods(locale: Locale, closed: { card: string | null; cash: string | null }) {
  const method = (payType: number, name: string, reasonCode: string | null) => ({
    payType,
    name,
    enabled: reasonCode === null,
    reasonCode,
    reason: reasonCode && reasonOf(reasonCode, locale),
    fee: 0,
  });
  return [
    method(payTypes.card, messageText(locale, 'mall.pay.card'), closed.card),
    method(payTypes.cash, messageText(locale, 'mall.pay.cash'), closed.cash),
  ];
}

/**
 * The ways to pay a checkout that is not an order yet (J1). `amounts`: each shop's total in minor units, of which none may exceed what
 * couriers take.
 */
export function payMethods(checkout: {
  isCodSupported: boolean;
  amounts: readonly number[];
  isBanned?: boolean;
  region: Region;
  locale: Locale;
}) {
  const { codMax } = rulesOf(checkout.region.regionId);
  const isCashOpen =
    checkout.isCodSupported && checkout.isBanned !== true && codMax !== null && checkout.amounts.every((amount) => amount <= codMax);
  return offerMethods(checkout.locale, { card: null, cash: isCashOpen ? null : 'COD_NOT_AVAILABLE' });
}
