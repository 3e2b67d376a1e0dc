import { toMajor } from '#machines/money.ts';
import { cancelReasons, type CancelReason, type OrderEvent } from '#machines/order.ts';
import type { Locale } from '#machines/words.ts';
import { say } from '../lang.ts';
import { refuse } from '../refusal.ts';
import type { z } from '../shapes.ts';
import { reasonOf } from './order.actions.ts';
import type { cancelParam, cancelPreview, reason } from './order.shapes.ts';
import { mayStep } from './order.step.ts';
import type { OrderRow } from './order.tables.ts';
import { regionOfOrder } from './order.view.ts';

/** Only this reason asks for the buyer's own words. */
const WORDY: CancelReason = 'other';

/** The spec's six reasons and one more (M4). */
export const reasonsIn = (locale: Locale): z.input<typeof reason>[] => cancelReasons.map((code) => ({ code, desc: say(locale, `mall.cancelReason.${code}`), needsText: code === WORDY }));

/** The event of M6. @throws Refusal REASON_REQUIRED for no reason of the list, or for `other` without words */
export function cancelEvent(wish: z.output<typeof cancelParam>, at: number): OrderEvent {
  const known = cancelReasons.find((code) => code === wish.reason);
  const remark = wish.remark?.trim() || null;
  if (!known || (known === WORDY && remark === null)) throw refuse('REASON_REQUIRED', { fields: [{ field: known ? 'remark' : 'reason', code: 'REASON_REQUIRED' }] });
  return { type: 'cancel.asked', at, reason: known, remark };
}

/** What a cancel would do now and what comes back (M5). */
export function cancelPreviewOf(order: OrderRow, locale: Locale, at: number): z.input<typeof cancelPreview> {
  const region = regionOfOrder(order);
  const reasonCode = mayStep(order, { type: 'cancel.asked', at, reason: WORDY, remark: null });
  const mode = reasonCode ? 'NOT_ALLOWED' : order.subStatus === 'PACKING' ? 'NEEDS_SELLER' : 'IMMEDIATE';
  const back = reasonCode ? 0 : order.life.captured - order.life.refunded;
  return {
    orderNumber: order.orderNumber, mode, reasonCode, reasons: reasonsIn(locale), cancelledAmount: toMajor(order.life.due, region.digits), refundAmount: toMajor(back, region.digits),
    currency: region.currency, priceSymbol: region.symbol, coupons: [], coinsReturned: 0,
    refundTo: back === 0 ? '' : say(locale, 'mall.cancel.toCard', { last4: order.cardLast4 ?? '' }),
    desc: reasonCode ? reasonOf(reasonCode, locale) : say(locale, `mall.cancel.${mode}.${back > 0 ? 'paid' : 'unpaid'}`),
  };
}
