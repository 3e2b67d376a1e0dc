import { FormattedMessage, useIntl } from 'react-intl';
import { isConfirming, type refundMachine } from '#machines/refund.machine.ts';
import type { Refund } from '#machines/model/refund.ts';
import { useMoney } from '../hooks/useMoney.ts';
import { StepPreview } from '../order/StepPreview.tsx';
import { ChildActorView } from '../shell/ChildActorView.tsx';
import { ConfirmSheet } from '../shell/ConfirmSheet.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';

/** A last look before a request is taken back: what follows. */
export const WithdrawSheet = ({ snapshot, may, refund }: ViewOf<typeof refundMachine> & { refund: Refund }) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const { stepPreview } = snapshot.children;
  return (
    <ConfirmSheet
      open={isConfirming(snapshot)}
      title={intl.formatMessage({ id: 'refund.sure.WITHDRAW' })}
      confirm={<FormattedMessage id="refund.do.WITHDRAW" />}
      decline={<FormattedMessage id="order.notNow" />}
      busy={snapshot.hasTag('busy')}
      onConfirm={may({ type: 'step.confirmed' })}
      onDecline={may({ type: 'step.declined' })}
    >
      <p>
        <FormattedMessage id="refund.sureText.WITHDRAW" values={{ amount: textOf(refund.refundAmount, refund) }} />
      </p>
      {stepPreview ? <ChildActorView actor={stepPreview}>{(view) => <StepPreview {...view} />}</ChildActorView> : null}
    </ConfirmSheet>
  );
};
