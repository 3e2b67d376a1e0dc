import { FormattedMessage, useIntl } from 'react-intl';
import { cartVouchersMachine } from '#machines/cartVouchers.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import type { VoucherMatch } from '#machines/model/voucher.ts';
import { Button } from '../design/control/Button.tsx';
import { Callout } from '../design/Callout.tsx';
import { VoucherMatchList } from '../components/cart/VoucherMatchList.tsx';
import { useMoney } from '../components/hooks/useMoney.ts';
import { PlaceText } from '../components/link/PlaceText.tsx';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof cartVouchersMachine>;

/** What the best set takes off at the checkout, by name. */
const Saved = ({ match }: { match: VoucherMatch }) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const { couponUserIds, saved } = match.best;
  const names = match.usable.filter(({ couponUserId }) => couponUserIds.includes(couponUserId)).map(({ couponName }) => couponName);
  return names.length === 0 ? null : (
    <Callout kind="good">
      <FormattedMessage id="cartVouchers.saves" values={{ saved: textOf(saved, match), names: intl.formatList(names) }} />
    </Callout>
  );
};

const CartVouchersView = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const { match, problem } = snapshot.context;
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined}>
      <Button kind="quiet" wide onPress={may({ type: 'open.pressed' })}>
        <FormattedMessage id="vouchers.list" />
      </Button>
      <LazySheet
        open={snapshot.matches('open')}
        title={intl.formatMessage({ id: 'voucherChoice.title' })}
        closeLabel={intl.formatMessage({ id: 'shell.close' })}
        onClose={may({ type: 'close.pressed' })}
        busy={snapshot.hasTag('busy')}
      >
        <VoucherMatchList
          match={match}
          problem={problem}
          isUnreadable={snapshot.matches({ open: 'unreadable' })}
          onRetry={may({ type: 'retry.pressed' })}
          lead={match ? <Saved match={match} /> : null}
        />
        <p>
          <PlaceText tall place={{ name: 'voucherCentre', tab: 'all', list: 'usable', collect: null }}>
            <FormattedMessage id="cartVouchers.more" />
          </PlaceText>
        </p>
      </LazySheet>
    </div>
  );
};

export const page = { machine: cartVouchersMachine, View: CartVouchersView } satisfies PageModule<typeof cartVouchersMachine>;
