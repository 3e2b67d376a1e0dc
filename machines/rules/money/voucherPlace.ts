import type { PlaceOf } from '../../model/place.ts';
import type { VoucherTab } from '../../model/voucher.ts';

/** A tab of the voucher centre, at its first list. */
export const voucherPlace = (tab: VoucherTab): PlaceOf<'voucherCentre'> => ({ name: 'voucherCentre', tab, list: 'usable', collect: null });
