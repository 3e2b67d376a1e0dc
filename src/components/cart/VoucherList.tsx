import { FormattedMessage } from 'react-intl';
import type { voucherChoiceMachine } from '#machines/voucherChoice.machine.ts';
import { Button } from '../../design/control/Button.tsx';
import { Callout } from '../../design/Callout.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { VoucherMatchList } from './VoucherMatchList.tsx';

type View = ViewOf<typeof voucherChoiceMachine>;

const Best = ({ snapshot, may }: View) => {
  const { textOf } = useMoney();
  const { match } = snapshot.context;
  if (!match || match.usable.length === 0) return null;
  const more = match.best.saved - match.saved;
  return (
    <div role="status">
      {more > 0 ? (
        <Callout kind="next">
          <p>
            <FormattedMessage id="voucherChoice.bestSaves" values={{ more: textOf(more, match) }} />
          </p>
          <Button kind="primary" small onPress={may({ type: 'best.pressed' })}>
            <FormattedMessage id="voucherChoice.takeBest" />
          </Button>
        </Callout>
      ) : (
        <Callout kind="good">
          <FormattedMessage id="voucherChoice.isBest" values={{ saved: textOf(match.saved, match) }} />
        </Callout>
      )}
    </div>
  );
};

/** The vouchers of a checkout: one press applies one, or the best set. */
export const VoucherList = (view: View) => {
  const { snapshot, may } = view;
  const { match, problem } = snapshot.context;
  return (
    <VoucherMatchList
      match={match}
      problem={problem}
      isUnreadable={snapshot.matches({ open: 'unreadable' })}
      onRetry={may({ type: 'retry.pressed' })}
      lead={<Best {...view} />}
      act={({ couponUserId }) => may({ type: 'voucher.pressed', couponUserId })}
    />
  );
};
