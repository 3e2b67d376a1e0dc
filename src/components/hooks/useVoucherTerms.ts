import { useIntl } from 'react-intl';
import type { Voucher } from '#machines/model/voucher.ts';

/** Where a voucher counts, and from which sum. */
export const useVoucherTerms = () => {
  const intl = useIntl();
  return ({ scope, shopName, subTitle }: Pick<Voucher, 'scope' | 'shopName' | 'subTitle'>): string =>
    [scope === 'MALL' ? intl.formatMessage({ id: 'vouchers.everywhere' }) : shopName, subTitle].filter(Boolean).join(' · ');
};
