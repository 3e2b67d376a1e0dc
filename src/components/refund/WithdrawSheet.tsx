import { FormattedMessage, useIntl } from 'react-intl';
import { isConfirming, type refundMachine } from '#machines/refund.machine.ts';
import type { Refund } from '#machines/model/refund.ts';
import { Button } from '../../design/control/Button.tsx';
import { useMoney } from '../hooks/useMoney.ts';
import { StepPreview } from '../order/StepPreview.tsx';
import { ChildActorView } from '../shell/ChildActorView.tsx';
import { LazySheet } from '../shell/LazySheet.tsx';
import type { ViewOf } from '../../app/pageTypes.ts';

/** A last look before a request is taken back: what follows. */
export const WithdrawSheet = ({ snapshot, may, refund }: ViewOf<typeof refundMachine> & { refund: Refund }) => {
  const intl = useIntl();
  const { textOf } = useMoney();
  const { stepPreview } = snapshot.children;
  return (
    <LazySheet
      open={isConfirming(snapshot)}
      title={intl.formatMessage({ id: 'refund.sure.WITHDRAW' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
      onClose={may({ type: 'step.declined' })}
    >
      <p>
        <FormattedMessage id="refund.sureText.WITHDRAW" values={{ amount: textOf(refund.refundAmount, refund) }} />
      </p>
      {stepPreview ? <ChildActorView actor={stepPreview}>{(view) => <StepPreview {...view} />}</ChildActorView> : null}
      <Button kind="primary" wide busy={snapshot.hasTag('busy')} onPress={may({ type: 'step.confirmed' })}>
        <FormattedMessage id="refund.do.WITHDRAW" />
      </Button>
      <Button kind="quiet" wide onPress={may({ type: 'step.declined' })}>
        <FormattedMessage id="order.notNow" />
      </Button>
    </LazySheet>
  );
};
