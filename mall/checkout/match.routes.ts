import { route } from '../platform/http/route.ts';
import { matchOut } from '../voucher/checkoutVouchers.ts';
import { matchParam, voucherMatch } from '../voucher/voucher.schemas.ts';
import { findCheckout, paramOf } from './confirm.ts';
import { draftOf } from './draft.ts';

/** Q10: how the shopper's vouchers stand to what he buys. */
export const matchVouchersRoute = route({
  id: 'Q10',
  operationId: 'matchVouchers',
  method: 'post',
  path: '/p/myCoupon/match',
  who: 'user',
  summary:
    'The vouchers of the shopper beside what he buys: usable, nearly usable with the gap, not usable with the reason, and the best set',
  gateway: 'read',
  body: matchParam,
  answer: voucherMatch,
  refusals: ['CHECKOUT_EXPIRED'],
  async handler({ context, db, user, body, region, locale, now }) {
    const open = body.checkoutToken ? await findCheckout(db, user.userId, body.checkoutToken, now) : null;
    const param = paramOf({ ...body, userChangeCoupon: body.couponUserIds ? 1 : null }, open?.param ?? null);
    const view = { context, region, locale };
    const { vouchers, usedVouchers, receipt } = await draftOf({ db, userId: user.userId, view, param, at: now });
    return matchOut(vouchers, usedVouchers, { shops: receipt.inputs, region, at: now }, locale);
  },
});
