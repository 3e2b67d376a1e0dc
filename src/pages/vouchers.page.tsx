import { FormattedMessage, useIntl } from 'react-intl';
import { statePath } from '#machines/rules/statePath.ts';
import { vouchersMachine } from '#machines/vouchers.machine.ts';
import { Button } from '../design/control/Button.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { VoucherTicket } from '../components/product/VoucherTicket.tsx';
import { RetryCallout } from '../components/shell/RetryText.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const List = styled('ul', { display: 'grid', gap: '$2' });
const Frame = styled('section', { display: 'grid', gap: '$2', text: '$14' });

const VouchersView = ({ snapshot, may }: ViewOf<typeof vouchersMachine>) => {
  const intl = useIntl();
  const { prodId, shopId, vouchers, isOpen, collecting, refused, problem } = snapshot.context;
  const shown = isOpen ? vouchers : vouchers.slice(0, 1);
  const rest = vouchers.length - 1;
  return (
    <Frame
      data-state={statePath(snapshot.value)}
      aria-busy={snapshot.hasTag('busy')}
      aria-label={intl.formatMessage({ id: 'vouchers.list' })}
    >
      {snapshot.hasTag('busy') ? (
        <Skeleton aria-hidden>
          <Block height={prodId === null && shopId !== null ? 64 : 120} />
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <RetryCallout problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('shown') ? (
        <>
          <List>
            {shown.map((voucher) => (
              <VoucherTicket
                key={voucher.couponId}
                voucher={voucher}
                isBusy={collecting === voucher.couponId}
                onCollect={may({ type: 'collect.pressed', couponId: voucher.couponId })}
                refusal={refused?.couponId === voucher.couponId ? refused.problem : null}
              />
            ))}
          </List>
          {rest >= (isOpen ? 0 : 1) ? (
            <Button kind="quiet" small onPress={may({ type: 'all.toggled' })}>
              {isOpen ? <FormattedMessage id="vouchers.fewer" /> : <FormattedMessage id="vouchers.more" values={{ count: rest }} />}
            </Button>
          ) : null}
        </>
      ) : null}
    </Frame>
  );
};

export const page = { machine: vouchersMachine, View: VouchersView } satisfies PageModule<typeof vouchersMachine>;
