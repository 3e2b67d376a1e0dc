import { FormattedMessage } from 'react-intl';
import { refundSteps, type RefundStep } from '#machines/rules/refund/refundForm.ts';
import type { Refund } from '#machines/model/refund.ts';
import { Button } from '../../design/control/Button.tsx';
import { messageId } from '../hooks/messageId.ts';
import { PlaceButton } from '../link/PlaceButton.tsx';
import { useReason } from '../order/OrderActions.tsx';
import type { Press } from '../../design/press.ts';

const isStep = (action: string): action is RefundStep => (refundSteps as readonly string[]).includes(action);

/** What the mall expects of the shopper, where it is his turn. */
const isAwaited = (action: string): boolean => action === 'SEND_GOODS' || action === 'ESCALATE';

type Props = { refund: Refund; onStep: (step: RefundStep) => Press };

/** What the mall allows with a refund and what it refuses, as buttons (contract 1.4). */
export const RefundActions = ({ refund, onStep }: Props) => {
  const reasonOf = useReason();
  return refund.actions.map((each) => {
    const { action, allowed } = each;
    const words = <FormattedMessage id={messageId(`refund.do.${action}`)} />;
    if (action === 'EDIT' && allowed)
      return (
        <PlaceButton
          key={action}
          kind="quiet"
          place={{ name: 'refundApply', orderNumber: refund.orderNumber, orderItemId: null, refundSn: refund.refundSn }}
        >
          {words}
        </PlaceButton>
      );
    if (!isStep(action) && action !== 'EDIT') return null;
    return (
      <Button
        key={action}
        kind={allowed && isAwaited(action) ? 'primary' : 'quiet'}
        wide
        onPress={allowed && isStep(action) ? onStep(action) : undefined}
        reason={allowed ? null : reasonOf(each)}
      >
        {words}
      </Button>
    );
  });
};
