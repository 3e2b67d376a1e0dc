import type { z } from 'zod';
import { toMajor } from '#machines/rules/money/money.ts';
import type { Locale } from '#machines/model/locale.ts';
import { messageText } from '../platform/messages.ts';
import type { Region } from '../region/region.ts';
import { sumIn } from '../region/priceText.ts';
import { nameOf } from '../voucher/voucher.view.ts';
import type { JudgedPromo } from './promoCode.ts';
import type { promoResult } from './promoCode.schemas.ts';

type Sight = { region: Region; locale: Locale };

/** Why a code takes nothing off, in words; null when it does. */
export const promoReason = ({ refusal, gap }: JudgedPromo, { region, locale }: Sight): string | null =>
  refusal === null ? null : messageText(locale, `mall.reason.${refusal}`, { gap: sumIn(region, locale)(gap ?? 0) });

/** A code beside what is bought, as the contract says it; `off` in minor units. */
export function promoOut(promo: JudgedPromo, off: number, sight: Sight): z.input<typeof promoResult> {
  const { code, rule, refusal } = promo;
  const reason = promoReason(promo, sight);
  const name = rule ? nameOf({ ...rule, kind: rule.percentOff === null ? 'AMOUNT' : 'PERCENT' }, sight) : '';
  return { code, valid: refusal === null, off: toMajor(off, sight.region.digits), desc: reason ?? name, reasonCode: refusal };
}
