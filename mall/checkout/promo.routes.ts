import { required } from '#machines/rules/required.ts';
import { promoCodeOf } from '#machines/rules/money/promoCode.ts';
import { route } from '../platform/http/route.ts';
import { refuse } from '../platform/http/refusal.ts';
import { promoCheckParam, promoResult } from '../promo/promoCode.schemas.ts';
import { promoOut, promoReason } from '../promo/promoCode.view.ts';
import { findCheckout, paramOf } from './confirm.ts';
import { draftOf } from './draft.ts';

/** J4: whether a code takes something off an open checkout. It is used only when J1 is asked with it. */
export const checkPromoCodeRoute = route({
  id: 'J4',
  operationId: 'checkPromoCode',
  method: 'post',
  path: '/p/promoCode/check',
  who: 'user',
  summary: 'What a promo code takes off an open checkout, or why it does not; J1 with `promoCode` uses it',
  body: promoCheckParam,
  answer: promoResult,
  refusals: ['PROMO_INVALID', 'CHECKOUT_EXPIRED'],
  async handler({ context, db, user, body, region, locale, now }) {
    const { param } = await findCheckout(db, user.userId, body.checkoutToken, now);
    const view = { context, region, locale };
    const checkoutParam = paramOf({ promoCode: promoCodeOf(body.code) }, param);
    const draft = await draftOf({ db, userId: user.userId, view, param: checkoutParam, at: now });
    const promo = required(draft.promo);
    const reason = promoReason(promo, view);
    if (reason !== null) throw refuse('PROMO_INVALID', { data: { reasonCode: promo.refusal, reason } });
    return promoOut(promo, draft.receipt.priced.lines.promoCodes, view);
  },
});
