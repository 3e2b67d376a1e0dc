import { toMajor } from '#machines/rules/money/money.ts';
import { cancelReasons, type CancelReason, type OrderEvent } from '#machines/rules/order/order.ts';
import type { Locale } from '#machines/model/locale.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { Db } from '../platform/postgres/database.ts';
import { readOrderVouchers } from '../voucher/orderVouchers.ts';
import { nameOf } from '../voucher/voucher.view.ts';
import { messageText } from '../platform/messages.ts';
import { paidBackTo } from '../payment/orderPlan.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { z } from '../platform/http/schemas.ts';
import { asksSeller } from './order.actions.ts';
import { reasonOf } from '../platform/verdict.ts';
import type { cancelParam, cancelPreview, reason } from './order.schemas.ts';
import type { TransitionBy } from './order.transition.ts';
import type { OrderRow } from './order.tables.ts';
import { regionOfOrder } from './order.view.ts';
import { previewStep } from './stepPreview.ts';

/** Only this reason asks for the buyer's own words. */
const WORDY: CancelReason = 'other';

/** The spec's six reasons and one more (M4). */
export const reasonsIn = (locale: Locale): z.input<typeof reason>[] =>
  cancelReasons.map((code) => ({ code, desc: messageText(locale, `mall.cancelReason.${code}`), needsText: code === WORDY }));

/** The event of M6. @throws Refusal REASON_REQUIRED for no reason of the list, or for `other` without words */
export function cancelEvent(param: z.output<typeof cancelParam>, at: number): Extract<OrderEvent, { type: 'cancel.asked' }> {
  const known = cancelReasons.find((code) => code === param.reason);
  const remark = param.remark?.trim() || null;
  if (!known || (known === WORDY && remark === null))
    throw refuse('REASON_REQUIRED', { fields: [{ field: known ? 'remark' : 'reason', code: 'REASON_REQUIRED' }] });
  return { type: 'cancel.asked', at, reason: known, remark };
}

/** What a cancel would do now and what comes back (M5): the step itself, tried. */
export async function cancelPreviewOf(
  context: MallContext,
  db: Db,
  order: OrderRow,
  by: TransitionBy,
): Promise<z.input<typeof cancelPreview>> {
  const { orderNumber, userId } = order;
  const { locale } = by;
  const region = regionOfOrder(order);
  const { reasonCode, effects } = await previewStep(context, db, { userId, orderNumber, action: 'CANCEL' }, by);
  const allowed = asksSeller('CANCEL', order) ? 'NEEDS_SELLER' : 'IMMEDIATE';
  const mode = reasonCode ? 'NOT_ALLOWED' : allowed;
  const back = effects.find(({ kind }) => kind === 'MONEY_BACK')?.amount ?? 0;
  const vouchers = await readOrderVouchers(db, orderNumber);
  return {
    orderNumber,
    mode,
    reasonCode,
    reasons: reasonsIn(locale),
    cancelledAmount: toMajor(order.life.due, region.digits),
    refundAmount: back,
    currency: region.currency,
    priceSymbol: region.symbol,
    coupons: vouchers.map((voucher) => ({
      couponUserId: voucher.couponUserId,
      couponName: nameOf(voucher, { region, locale }),
      returned: effects.some(({ kind, couponUserId }) => kind === 'VOUCHER_BACK' && couponUserId === voucher.couponUserId),
    })),
    coinsReturned: effects.find(({ kind }) => kind === 'COINS_BACK')?.coins ?? 0,
    effects,
    refundTo: back === 0 ? '' : paidBackTo(order, locale),
    desc: reasonCode ? reasonOf(reasonCode, locale) : messageText(locale, `mall.cancel.${mode}.${back > 0 ? 'paid' : 'unpaid'}`),
  };
}
