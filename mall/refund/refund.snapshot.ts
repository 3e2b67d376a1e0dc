import { refundCodeOf } from '#machines/rules/refund/refund.ts';
import type { RefundSnapshot } from '#machines/rules/refund/refund.refusals.ts';
import { refundLifecycle } from '#machines/refund.lifecycle.ts';
import type { RefundRow } from './refund.tables.ts';

/** The lifecycle, standing where the row says. */
export const refundSnapshotOf = ({ state, life }: Pick<RefundRow, 'state' | 'life'>): RefundSnapshot =>
  refundLifecycle.resolveState({ value: state, context: life });

/** One word for where the refund stands: `BUYER_SHIPPED`. */
export const refundCode = ({ state }: Pick<RefundRow, 'state'>): string => refundCodeOf(state);
