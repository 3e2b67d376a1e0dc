import type { Db } from '../platform/postgres/database.ts';
import type { MallContext } from '../platform/mallContext.ts';
import type { z } from '../platform/http/schemas.ts';
import type { TransitionBy } from '../order/order.transition.ts';
import type { escalateParam, expressParam } from './refund.schemas.ts';
import { holdRefundOf, stepRefund, type HeldRefund } from './refund.transition.ts';
import { judgePhotos } from './refund.application.ts';

/** Takes a refund back (N6, RF15). @throws Refusal NOT_FOUND, TRANSITION_NOT_ALLOWED */
export async function withdrawRefund(
  context: MallContext,
  db: Db,
  userId: string,
  refundSn: string,
  by: TransitionBy,
): Promise<HeldRefund> {
  const held = await holdRefundOf(db, userId, refundSn);
  return stepRefund(context, db, held, { type: 'refund.withdrawn', at: context.clock.now() }, by);
}

/** Says how the goods go back, or corrects it once (N7, N8, RF9, RF10). @throws Refusal NOT_FOUND, VALIDATION, TRANSITION_NOT_ALLOWED */
export async function sendGoods(
  context: MallContext,
  db: Db,
  userId: string,
  param: z.output<typeof expressParam>,
  type: 'goods.sent' | 'number.corrected',
  by: TransitionBy,
): Promise<HeldRefund> {
  const held = await holdRefundOf(db, userId, param.refundSn);
  const express = {
    company: param.expressName,
    trackingNo: param.expressNo,
    mobile: param.mobile || null,
    remark: param.remark || null,
    photos: await judgePhotos(db, userId, param.photoFiles ?? []),
  };
  return stepRefund(context, db, held, { type, at: context.clock.now() }, by, { express });
}

/** Asks the mall to decide (N9, RF7). @throws Refusal NOT_FOUND, VALIDATION, TRANSITION_NOT_ALLOWED */
export async function escalateRefund(
  context: MallContext,
  db: Db,
  userId: string,
  param: z.output<typeof escalateParam>,
  by: TransitionBy,
): Promise<HeldRefund> {
  const held = await holdRefundOf(db, userId, param.refundSn);
  const escalation = { desc: param.desc, photos: await judgePhotos(db, userId, param.photoFiles ?? []) };
  return stepRefund(context, db, held, { type: 'refund.escalated', at: context.clock.now() }, by, { escalation });
}
