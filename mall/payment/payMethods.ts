import type { Locale } from '#machines/model/locale.ts';
import { sum } from '#machines/rules/money/money.ts';
import { rulesOf } from '../checkout/regionRules.ts';
import { messageText } from '../platform/messages.ts';
import { reasonOf } from '../platform/verdict.ts';
import type { Region } from '../region/region.ts';
import { payLaterBounds, provider, whyNotPayLater } from './payLater.ts';

/** The contract's `payType`. */
export const payTypes = { card: 20, cash: 21, nothingDue: 22, payLater: 23 } as const;

type Look = { region: Region; locale: Locale };

/** The ways to pay, each with the reason why it is closed: a reason code, null when it is open. Fees: none. */
export function offerMethods({ region, locale }: Look, closed: { card: string | null; cash: string | null; payLater: string | null }) {
  const method = (payType: number, name: string, reasonCode: string | null) => ({
    payType,
    name,
    enabled: reasonCode === null,
    reasonCode,
    reason: reasonCode && reasonOf(reasonCode, locale, payLaterBounds(region, locale)),
    fee: 0,
  });
  return [
    method(payTypes.card, messageText(locale, 'mall.pay.card'), closed.card),
    method(payTypes.cash, messageText(locale, 'mall.pay.cash'), closed.cash),
    method(payTypes.payLater, messageText(locale, 'mall.pay.payLater', { provider }), closed.payLater),
  ];
}

/**
 * The ways to pay a checkout that is not an order yet (J1). `amounts`: each shop's total in minor units, of which none may exceed what
 * couriers take.
 */
export function payMethods(
  checkout: Look & {
    isCodSupported: boolean;
    amounts: readonly number[];
    isBanned?: boolean;
    isGroup: boolean;
  },
) {
  const { amounts, isGroup } = checkout;
  const { regionId } = checkout.region;
  const { codMax } = rulesOf(regionId);
  const isCashOpen =
    checkout.isCodSupported && checkout.isBanned !== true && codMax !== null && amounts.every((amount) => amount <= codMax);
  return offerMethods(checkout, {
    card: null,
    cash: isCashOpen ? null : 'COD_NOT_AVAILABLE',
    payLater: whyNotPayLater({ regionId, amount: sum(amounts), isGroup }),
  });
}
