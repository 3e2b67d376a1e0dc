import { FormattedMessage, useIntl } from 'react-intl';
import { sentenceOf, type Problem } from '#machines/problem.ts';
import type { Voucher } from '#machines/words.ts';
import { Button } from '../design/Button.tsx';
import { styled } from '../design/stitches.config.ts';
import { messageId } from './messageId.ts';
import { useMoney } from './useMoney.ts';
import { useTimes } from './useTimes.ts';

const Ticket = styled('li', {
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '$3', minBlockSize: '64px', padding: '$2 $3', borderRadius: '$m', backgroundColor: '$accentSoft',
  '& b': { fontWeight: '$bold' }, '& small': { display: 'block', text: '$13', color: '$inkSoft' }, '& em': { fontStyle: 'normal', fontWeight: '$bold' },
  variants: { refused: { true: { backgroundColor: '$paperSunk' } } },
});
const Stub = styled('div', { minInlineSize: '96px', maxInlineSize: '160px', paddingInlineStart: '$3', borderInlineStart: '1px dashed $lineStrong', text: '$13', textAlign: 'center' });
const Why = styled('p', { gridColumn: '1 / -1', text: '$13', color: '$warn' });

type Props = { voucher: Voucher; isBusy: boolean; onCollect: (() => void) | undefined; refusal: Problem | null };

/** One voucher: what it brings, from when and until when, what the product costs after it, and whether it can be collected. */
export const VoucherTicket = ({ voucher, isBusy, onCollect, refusal }: Props) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const { momentOf } = useTimes();
  const { couponName, subTitle, shopName, scope, state, priceAfter, gap, endTime, until, newUserOnly } = voucher;
  const why = refusal ? intl.formatMessage({ id: messageId(sentenceOf(refusal.code)) }) : voucher.reason;
  return (
    <Ticket refused={state !== 'COLLECT' && state !== 'COLLECTED'} data-state={state}>
      <div>
        <b>{couponName}</b>
        {priceAfter === null ? null : <> · <em><FormattedMessage id="vouchers.after" values={{ price: textOf(priceAfter, voucher) }} /></em></>}
        <small>{[scope === 'MALL' ? intl.formatMessage({ id: 'vouchers.everywhere' }) : shopName, subTitle, newUserOnly ? intl.formatMessage({ id: 'vouchers.newcomers' }) : null].filter(Boolean).join(' · ')}</small>
        {gap === null ? null : <small><FormattedMessage id="vouchers.gap" values={{ gap: textOf(gap, voucher) }} /></small>}
        {endTime === null || state !== 'COLLECT' ? null : <small><FormattedMessage id="vouchers.until" values={{ time: momentOf(endTime) }} /></small>}
        {until === null ? null : <small><FormattedMessage id="vouchers.fromTime" values={{ time: momentOf(until) }} /></small>}
      </div>
      <Stub>
        {state === 'COLLECT' ? (
          <Button kind="secondary" small busy={isBusy} onPress={onCollect} label={intl.formatMessage({ id: 'vouchers.collectThis' }, { name: couponName })}><FormattedMessage id="vouchers.collect" /></Button>
        ) : <FormattedMessage id={`vouchers.state.${state}`} />}
      </Stub>
      {why && state !== 'COLLECTED' ? <Why role={refusal ? 'alert' : undefined}>{why}</Why> : null}
    </Ticket>
  );
};
