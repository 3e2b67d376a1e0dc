import { asc, eq } from 'drizzle-orm';
import { toMinor } from '#machines/rules/money/money.ts';
import { isUnsent, lineMax, orderMax, restOf, returnableOf, shareOut, unitsOf, unsentOf } from '#machines/rules/refund/refundAmounts.ts';
import { isSellersFault, reasonsFor, wordyReason, type RefundReason } from '#machines/rules/refund/refundReasons.ts';
import { isRefundOver, type ApplyType } from '#machines/rules/refund/refund.ts';
import type { Db } from '../platform/postgres/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { z } from '../platform/http/schemas.ts';
import { ownsUploads } from '../upload/upload.ts';
import { orderItems, type OrderItemRow, type OrderRow } from '../order/order.tables.ts';
import { regionOfOrder } from '../order/order.view.ts';
import type { refundParam } from './refund.schemas.ts';
import type { RefundRow, RefundShare } from './refund.tables.ts';

export type RefundParam = z.output<typeof refundParam>;

/** What a wish comes to: written into the refund's row. */
export type RefundApplication = Pick<
  RefundRow,
  'orderItemId' | 'goodsNum' | 'isReceiver' | 'reason' | 'buyerDesc' | 'buyerMobile' | 'photoFiles' | 'shares'
> & { applyType: ApplyType; amount: number };

/** The lines of an order, in their order. */
export const itemsOfOrder = (db: Db, orderNumber: string): Promise<OrderItemRow[]> =>
  db.select().from(orderItems).where(eq(orderItems.orderNumber, orderNumber)).orderBy(asc(orderItems.orderItemId));

/** One refund at a time for a line (RF1). @throws Refusal REFUND_OPEN while one of them has a refund that is not over */
export function refuseHeld(lines: readonly OrderItemRow[]): void {
  const held = lines.find(({ refundState }) => refundState !== null && !isRefundOver(refundState));
  if (held) throw refuse('REFUND_OPEN', { data: { reasonCode: 'REFUND_OPEN', refundSn: held.refundSn } });
}

/** The lines that a wish is about. @throws Refusal NOT_FOUND for a line of another order */
export function linesOf(items: readonly OrderItemRow[], orderItemId: number | null): OrderItemRow[] {
  if (orderItemId === null) return items.filter((item) => restOf(item) > 0);
  const found = items.filter((item) => item.orderItemId === orderItemId);
  if (found.length === 0) throw refuse('NOT_FOUND');
  return found;
}

/** Pieces that a line's refund may be about, going back or not. */
const piecesOf = (item: OrderItemRow, applyType: ApplyType): number => (applyType === 2 ? returnableOf(item) : unitsOf(item));

type Asked = { orderItemId: number | null; applyType: ApplyType; reason: RefundReason; goodsNum: number | null };

/**
 * The most that may be asked, and how much of it are fees: those go back with the whole order only, before anything was sent or where the
 * seller is at fault (contract 4.2).
 */
export function mostOf(order: OrderRow, items: readonly OrderItemRow[], { orderItemId, applyType, reason, goodsNum }: Asked) {
  const lines = linesOf(items, orderItemId);
  const [line] = lines;
  if (orderItemId !== null && line)
    return { amount: Math.min(lineMax(line, goodsNum ?? piecesOf(line, applyType)), moneyLeft(order)), fees: 0 };
  const isWithFees = isUnsent(items) || isSellersFault(reason);
  const amount = orderMax(order.life, lines, isWithFees);
  return { amount, fees: Math.max(0, amount - lines.reduce((sum, each) => sum + restOf(each), 0)) };
}

const moneyLeft = ({ life }: OrderRow): number => life.captured - life.refunded;

function reasonIn(param: RefundParam, lines: readonly OrderItemRow[]): RefundReason {
  const reason = reasonsFor(param.applyType, !isUnsent(lines)).find((each) => each === param.buyerReason);
  if (!reason) throw refuse('REASON_REQUIRED', { fields: [{ field: 'buyerReason', code: 'REASON_REQUIRED' }] });
  if (reason === wordyReason && !param.buyerDesc)
    throw refuse('REASON_REQUIRED', { fields: [{ field: 'buyerDesc', code: 'REASON_REQUIRED' }] });
  return reason;
}

function goodsIn(param: RefundParam, lines: readonly OrderItemRow[], orderItemId: number | null): number {
  const isGone = param.applyType === 2 && lines.some((line) => returnableOf(line) === 0 || (orderItemId === null && unsentOf(line) > 0));
  if (isGone) throw refuse('VALIDATION', { fields: [{ field: 'applyType', code: 'INVALID' }] });
  const most = lines.reduce((sum, line) => sum + piecesOf(line, param.applyType), 0);
  const goodsNum = orderItemId === null ? most : (param.goodsNum ?? most);
  if (goodsNum < 1 || goodsNum > most) throw refuse('VALIDATION', { fields: [{ field: 'goodsNum', code: 'INVALID' }] });
  return goodsNum;
}

/** The pictures are the buyer's own, uploaded for a refund. @throws Refusal VALIDATION */
export async function judgePhotos(db: Db, userId: string, photos: readonly string[]): Promise<string[]> {
  if (photos.length > 0 && !(await ownsUploads(db, userId, 'refund', photos)))
    throw refuse('VALIDATION', { fields: [{ field: 'photoFiles', code: 'INVALID' }] });
  return [...photos];
}

/** An amount over the lines it is for; `goods` is for how many pieces of a single line. */
export function sharesOf(lines: readonly OrderItemRow[], applyType: ApplyType, amount: number, goods: number | null): RefundShare[] {
  const { shares } = shareOut(amount, lines);
  return lines.map((line, at) => {
    const pieces = goods ?? piecesOf(line, applyType);
    const share = shares[at] ?? 0;
    return { orderItemId: line.orderItemId, amount: share, goods: pieces, isFull: share === lineMax(line, pieces) };
  });
}

/**
 * What the buyer asks for, judged against his order as it is now.
 * @throws Refusal NOT_FOUND, VALIDATION, REASON_REQUIRED, REFUND_AMOUNT (`data.max`)
 */
export async function paramOf(db: Db, order: OrderRow, items: readonly OrderItemRow[], param: RefundParam): Promise<RefundApplication> {
  const orderItemId = param.refundType === 2 ? (param.orderItemId ?? 0) : null;
  if (orderItemId === 0) throw refuse('VALIDATION', { fields: [{ field: 'orderItemId', code: 'REQUIRED' }] });
  const lines = linesOf(items, orderItemId);
  const reason = reasonIn(param, lines);
  const goodsNum = goodsIn(param, lines, orderItemId);
  const { digits } = regionOfOrder(order);
  const most = mostOf(order, items, { orderItemId, applyType: param.applyType, reason, goodsNum }).amount;
  const amount = param.refundAmount === null || param.refundAmount === undefined ? most : toMinor(param.refundAmount, digits);
  if (amount < 1 || amount > most)
    throw refuse('REFUND_AMOUNT', { data: { max: most / 10 ** digits }, fields: [{ field: 'refundAmount', code: 'REFUND_AMOUNT' }] });
  return {
    orderItemId,
    goodsNum,
    isReceiver: param.isReceiver,
    reason,
    buyerDesc: param.buyerDesc ?? '',
    buyerMobile: param.buyerMobile || null,
    photoFiles: await judgePhotos(db, order.userId, param.photoFiles ?? []),
    shares: sharesOf(lines, param.applyType, amount, orderItemId === null ? null : goodsNum),
    applyType: param.applyType,
    amount,
  };
}
