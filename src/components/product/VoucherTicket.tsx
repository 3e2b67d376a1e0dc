import { FormattedMessage, useIntl } from 'react-intl';
import { problemMessageId, type Problem } from '#machines/model/problem.ts';
import type { Voucher } from '#machines/model/voucher.ts';
import { Button } from '../../design/control/Button.tsx';
import { styled } from '../../design/stitches.config.ts';
import { messageId } from '../hooks/messageId.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';
import { useMoney } from '../hooks/useMoney.ts';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import { useVoucherTerms } from '../hooks/useVoucherTerms.ts';
import type { Press } from '../../design/press.ts';

export const Ticket = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$3',
  minBlockSize: '64px',
  padding: '$2 $3',
  borderRadius: '$m',
  backgroundColor: '$accentSoft',
  '& b': { fontWeight: '$bold' },
  '& small': { display: 'block', text: '$13', color: '$inkSoft' },
  '& em': { fontStyle: 'normal', fontWeight: '$bold' },
  variants: { refused: { true: { backgroundColor: '$paperSunk' } } },
});
export const Stub = styled('div', {
  minInlineSize: '96px',
  maxInlineSize: '160px',
  paddingInlineStart: '$3',
  borderInlineStart: '1px dashed $lineStrong',
  text: '$13',
  textAlign: 'center',
});
export const Why = styled('p', { gridColumn: '1 / -1', text: '$13', color: '$warn' });

type Props = {
  voucher: Voucher;
  /** Its name leads to what it is for. */ isLink?: boolean;
  isBusy: boolean;
  onCollect: Press;
  refusal: Problem | null;
};

/** One voucher: what it brings, from when and until when, what the product costs after it, and whether it can be collected. */
export const VoucherTicket = ({ voucher, isLink = false, isBusy, onCollect, refusal }: Props) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const { momentOf } = useDateFormat();
  const termsOf = useVoucherTerms();
  const { couponId, couponName, state, priceAfter, gap, endTime, until, newUserOnly } = voucher;
  const why = refusal ? intl.formatMessage({ id: messageId(problemMessageId(refusal.code)) }) : voucher.reason;
  return (
    <Ticket refused={state !== 'COLLECT' && state !== 'COLLECTED'} data-state={state}>
      <div>
        <b>{isLink ? <PlaceLink place={{ name: 'voucher', couponId }}>{couponName}</PlaceLink> : couponName}</b>
        {priceAfter === null ? null : (
          <>
            {' '}
            ·{' '}
            <em>
              <FormattedMessage id="vouchers.after" values={{ price: textOf(priceAfter, voucher) }} />
            </em>
          </>
        )}
        <small>
          {termsOf(voucher)}
          {newUserOnly ? (
            <>
              {' · '}
              <FormattedMessage id="vouchers.newcomers" />
            </>
          ) : null}
        </small>
        {gap === null ? null : (
          <small>
            <FormattedMessage id="vouchers.gap" values={{ gap: textOf(gap, voucher) }} />
          </small>
        )}
        {endTime === null || state !== 'COLLECT' ? null : (
          <small>
            <FormattedMessage id="vouchers.until" values={{ time: momentOf(endTime) }} />
          </small>
        )}
        {until === null ? null : (
          <small>
            <FormattedMessage id="vouchers.fromTime" values={{ time: momentOf(until) }} />
          </small>
        )}
      </div>
      <Stub>
        {state === 'COLLECT' ? (
          <Button
            kind="secondary"
            small
            busy={isBusy}
            onPress={onCollect}
            label={intl.formatMessage({ id: 'vouchers.collectThis' }, { name: couponName })}
          >
            <FormattedMessage id="vouchers.collect" />
          </Button>
        ) : (
          <FormattedMessage id={`vouchers.state.${state}`} />
        )}
      </Stub>
      {why && state !== 'COLLECTED' ? <Why role={refusal ? 'alert' : undefined}>{why}</Why> : null}
    </Ticket>
  );
};
