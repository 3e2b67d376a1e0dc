import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { canComeNext, isOnItsWay, orderActions, type OrderActionStep } from '#machines/rules/order/orderActions.ts';
import { hasReceipt } from '#machines/rules/order/receipt.ts';
import type { Action } from '#machines/model/shop.ts';
import type { MyOrder } from '#machines/model/order.ts';
import type { Place } from '#machines/model/place.ts';
import { Button } from '../../design/control/Button.tsx';
import { messageId } from '../hooks/messageId.ts';
import { PlaceButton } from '../link/PlaceButton.tsx';
import { useDateFormat } from '../hooks/useDateFormat.ts';
import type { Press } from '../../design/press.ts';

/** Actions that have a page of their own. */
const placeOf = (action: string, { orderNumber }: MyOrder): Place | null => {
  switch (action) {
    case 'PAY':
      return { name: 'payment', orderNumbers: orderNumber };
    case 'CANCEL':
      return { name: 'cancelOrder', orderNumber };
    case 'CHANGE_ADDRESS':
      return { name: 'changeAddress', orderNumber };
    case 'RATE':
      return { name: 'rate', orderNumber };
    case 'REFUND':
      return { name: 'refundApply', orderNumber, orderItemId: null, refundSn: null };
    case 'CLAIM':
      return { name: 'claim', orderNumber };
    default:
      return null;
  }
};

/** A payment has begun: its page leads back to the bank, also for whoever closed his window there. */
const isBeingPaid = ({ action, reasonCode }: Action): boolean => action === 'PAY' && reasonCode === 'PAY_IN_PROGRESS';
const leadsOn = (each: Action): boolean => each.allowed || isBeingPaid(each);

const isStep = (action: string): action is OrderActionStep => (orderActions as readonly string[]).includes(action);

/** Why an action is refused, in the mall's words, and until when where time will change it. */
export const useReason = (): ((action: Action) => ReactNode) => {
  const intl = useIntl();
  const { momentOf } = useDateFormat();
  return ({ reason, until }) => {
    if (reason === null || until === null) return reason;
    // Some of the mall's sentences end with a stop, some do not.
    return intl.formatMessage({ id: 'order.refusedUntil' }, { reason: reason.replace(/[.。]$/u, ''), time: momentOf(until) });
  };
};

type Props = {
  order: MyOrder;
  /** The step as a press; without it steps lead to the order's own page, which also offers the rarer ones. */
  onStep?: ((step: OrderActionStep) => Press) | undefined;
  small?: boolean;
  /** Further ways on from the order, as buttons. */
  children?: ReactNode;
};

/**
 * What the mall allows with an order, the further ways on, then what it refuses, as buttons (contract 1.4). A payment that has begun is one
 * to continue, not one that is refused.
 */
export const OrderActions = ({ order, onStep, small = false, children }: Props) => {
  const reasonOf = useReason();
  const first = order.actions.find(
    (each) =>
      leadsOn(each) &&
      (each.action === 'PAY' || each.action === 'RESTORE' || (each.action === 'CONFIRM_RECEIPT' && order.stage === 'DELIVERED')),
  )?.action;
  const isShown = ({ action }: Action): boolean => isStep(action) || placeOf(action, order) !== null;
  const isShownInList = (each: Action): boolean => isShown(each) && each.action !== 'EXTEND_RECEIPT' && canComeNext(order, each);
  const shown = order.actions.filter(small ? isShownInList : isShown);
  const orderPlace = onStep ? null : ({ name: 'order', orderNumber: order.orderNumber } as const);
  const buttonOf = (each: Action): ReactNode => {
    const { action, allowed } = each;
    const words = <FormattedMessage id={isBeingPaid(each) ? 'order.continuePayment' : messageId(`order.do.${action}`)} />;
    const kind = action === first ? 'primary' : 'quiet';
    const place = isStep(action) ? orderPlace : placeOf(action, order);
    if (leadsOn(each) && place)
      return (
        <PlaceButton key={action} place={place} kind={kind} small={small} snug={small}>
          {words}
        </PlaceButton>
      );
    return (
      <Button
        key={action}
        kind={kind}
        small={small}
        wide={!small}
        onPress={allowed && isStep(action) ? onStep?.(action) : undefined}
        reason={allowed ? null : reasonOf(each)}
      >
        {words}
      </Button>
    );
  };
  return (
    <>
      {shown.filter(leadsOn).map(buttonOf)}
      {isOnItsWay(order) ? (
        <PlaceButton place={{ name: 'logistics', orderNumber: order.orderNumber }} kind="quiet" small={small} snug={small}>
          <FormattedMessage id="order.track" />
        </PlaceButton>
      ) : null}
      {hasReceipt(order) && (!small || order.stage === 'COMPLETED') ? (
        <PlaceButton place={{ name: 'receipt', orderNumber: order.orderNumber }} kind="quiet" small={small} snug={small}>
          <FormattedMessage id="order.receipt" />
        </PlaceButton>
      ) : null}
      {children}
      {shown.filter((each) => !leadsOn(each)).map(buttonOf)}
    </>
  );
};
