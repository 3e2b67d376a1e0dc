import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { orderSteps, type OrderStep } from '#machines/orderSteps.ts';
import type { Action, MyOrder, Place } from '#machines/words.ts';
import { Button } from '../design/Button.tsx';
import { messageId } from './messageId.ts';
import { PlaceButton } from './PlaceButton.tsx';
import { useTimes } from './useTimes.ts';

/** Actions that have a page of their own. */
const placeOf = (action: string, { orderNumber }: MyOrder): Place | null => {
  switch (action) {
    case 'PAY': return { name: 'payment', orderNumbers: orderNumber };
    case 'CANCEL': return { name: 'cancelOrder', orderNumber };
    default: return null;
  }
};

const isStep = (action: string): action is OrderStep => (orderSteps as readonly string[]).includes(action);

/** Why an action is refused, in the mall's words, and until when where time will change it. */
export const useReason = (): ((action: Action) => ReactNode) => {
  const intl = useIntl();
  const { momentOf } = useTimes();
  return ({ reason, until }) => (reason === null ? null : until === null ? reason : intl.formatMessage({ id: 'order.refusedUntil' }, { reason, time: momentOf(until) }));
};

type Props = {
  order: MyOrder;
  /** The step as a press; without it steps lead to the order's own page, which also offers the rarer ones. */
  onStep?: ((step: OrderStep) => (() => void) | undefined) | undefined;
  small?: boolean;
};

/** What the mall allows with an order and what it refuses, as buttons (contract 1.4). */
export const OrderActs = ({ order, onStep, small = false }: Props) => {
  const reasonOf = useReason();
  const first = order.actions.find(({ action, allowed }) => allowed && (action === 'PAY' || (action === 'CONFIRM_RECEIPT' && order.stage === 'DELIVERED')))?.action;
  const shown = order.actions.filter(({ action }) => (isStep(action) && !(small && action === 'EXTEND_RECEIPT')) || placeOf(action, order) !== null);
  return shown.map((each) => {
    const { action, allowed } = each;
    const words = <FormattedMessage id={messageId(`order.do.${action}`)} />;
    const kind = action === first ? 'primary' : 'quiet';
    const place = isStep(action) ? (onStep ? null : { name: 'order' as const, orderNumber: order.orderNumber }) : placeOf(action, order);
    if (allowed && place) return <PlaceButton key={action} place={place} kind={kind} small={small} snug={small}>{words}</PlaceButton>;
    return <Button key={action} kind={kind} small={small} wide={!small} onPress={allowed && isStep(action) ? onStep?.(action) : undefined} reason={allowed ? null : reasonOf(each)}>{words}</Button>;
  });
};
