import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { refundValuesOf } from '#machines/rules/refund/refund.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import { pageBody, sliceOf, type PageParam } from '../platform/http/schemas.ts';
import { refundBodies, type RefundLook } from './refund.view.ts';
import { refunds, type RefundRow } from './refund.tables.ts';

/** `from` and `to` are moments in ms, `to` not included; `status` is a `returnMoneySts`. */
export type RefundListParam = PageParam & { from?: number | undefined; to?: number | undefined; status?: number | undefined };

/** One page of a shopper's refunds, the newest first (N4). */
export async function readRefunds(db: Db, userId: string, param: RefundListParam, look: RefundLook) {
  const where = and(
    eq(refunds.userId, userId),
    param.status === undefined ? undefined : inArray(refunds.state, refundValuesOf(param.status)),
    param.from === undefined ? undefined : gte(refunds.appliedAt, param.from),
    param.to === undefined ? undefined : lt(refunds.appliedAt, param.to),
  );
  const { limit, offset } = sliceOf(param);
  const rows = await db
    .select()
    .from(refunds)
    .where(where)
    .orderBy(desc(refunds.appliedAt), desc(refunds.refundSn))
    .limit(limit)
    .offset(offset);
  return pageBody(await refundBodies(db, rows, look), await db.$count(refunds, where), param);
}

/** One refund of this shopper. @throws Refusal NOT_FOUND also when it is somebody else's */
export async function findRefund(db: Db, userId: string, refundSn: string): Promise<RefundRow> {
  const [refund] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.refundSn, refundSn), eq(refunds.userId, userId)));
  if (!refund) throw refuse('NOT_FOUND');
  return refund;
}
