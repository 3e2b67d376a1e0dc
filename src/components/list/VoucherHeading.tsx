import { FormattedMessage } from 'react-intl';
import type { Voucher } from '#machines/model/voucher.ts';
import { PageHeading } from '../../design/layout/Page.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { useVoucherTerms } from '../hooks/useVoucherTerms.ts';

const Terms = styled('p', { maxInlineSize: '$reading', color: '$inkSoft', paddingBlockEnd: '$4' });

/** A voucher above what it is for: where it counts, from which sum, and until when. */
export const VoucherHeading = ({
  title,
  voucher,
}: {
  title: string;
  voucher: Pick<Voucher, 'subTitle' | 'scope' | 'shopName' | 'endTime'>;
}) => {
  const termsOf = useVoucherTerms();
  const { momentOf } = useDateFormat();
  const { endTime } = voucher;
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <Terms>
        {termsOf(voucher)}
        {endTime === null ? null : (
          <>
            {' · '}
            <FormattedMessage id="vouchers.until" values={{ time: momentOf(endTime) }} />
          </>
        )}
      </Terms>
    </>
  );
};
