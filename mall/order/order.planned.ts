import { transition } from 'xstate';
import { placeOf, timersOf, type OrderTimer, type OrderValue } from '#machines/rules/order/order.ts';
import { whyNot } from '#machines/rules/order/order.refusals.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import type { Locale } from '#machines/model/locale.ts';
import { messageText } from '../platform/messages.ts';
import { codeOf, snapshotOf } from './order.snapshot.ts';
import type { OrderRow } from './order.tables.ts';

/** A step that time itself takes, unless somebody takes another one before. */
export type PlannedStep = { at: number; event: OrderTimer; from: string; to: string };

/** What such a step does, in words: nothing comes back where cash is only due at the door. */
export const plannedText = ({ life }: Pick<OrderRow, 'life'>, event: OrderTimer, locale: Locale): string =>
  event === 'shipDeadline.passed' && life.payStatus === 'COD_DUE'
    ? messageText(locale, 'mall.planned.shipDeadline.unpaid')
    : messageText(locale, `mall.planned.${event}`);

/** What comes when nobody does anything more: where the lifecycle's own timers lead, one after the other, from this moment on. */
export function plannedSteps(order: OrderRow): PlannedStep[] {
  const before = snapshotOf(order);
  const [next] = timersOf(order, order.life)
    .filter(({ type, due }) => whyNot(before, { type, at: due }) === null)
    .toSorted((one, other) => one.due - other.due);
  if (!next) return [];
  const [after] = transition(orderLifecycle, before, { type: next.type, at: next.due });
  const stepped: OrderRow = { ...order, ...placeOf(after.value as OrderValue), life: after.context };
  return [{ at: next.due, event: next.type, from: codeOf(order), to: codeOf(stepped) }, ...plannedSteps(stepped)];
}
