import { formErrorsOf, hasFormError, type FormError, type FormErrors } from '../form/formErrors.ts';
import { digitsOf, toMajor, toMinor } from '../money/money.ts';
import { actionOf, isAllowed } from '../order/orderActions.ts';
import { urlsOf, type AttachedPicture } from '../pictures.ts';
import { isRefundOver, refundValuesOf } from './refund.ts';
import { applyTypes, type Refund, type RefundKind, type OfferedReason } from '../../model/refund.ts';
import type { Money } from '../../model/money.ts';
import type { MyOrder, OrderItem } from '../../model/order.ts';
import type { Problem } from '../../model/problem.ts';

/** A line of an order, and what of it can come back. `returnMoneySts`: where its last refund stands (contract 4.2). */
export type RefundableLine = OrderItem & {
  refundSn: string | null;
  returnMoneySts: number | null;
  canRefund: boolean;
  maxRefundAmount: Money;
  shippedCount: number;
};
export type RefundableOrder = Pick<MyOrder, 'orderNumber' | 'shopName' | 'stage' | 'currency' | 'priceSymbol' | 'actions'> & {
  orderItemDtos: RefundableLine[];
  canAllRefund: boolean;
  canRefundAmount: Money;
};

/** What an application stands on: the order, the refund that is edited (null for a new one), and the reasons for what was chosen. */
export type RefundMatter = { order: RefundableOrder; refund: Refund | null; reasons: Record<RefundKind, OfferedReason[]> };

/** The refund of a line that keeps another one from being asked for; null where none does. */
export const openRefundOf = ({ actions, orderItemDtos }: RefundableOrder): string | null => {
  if (actionOf({ actions }, 'REFUND')?.reasonCode !== 'REFUND_OPEN') return null;
  const isOver = (status: number): boolean => refundValuesOf(status).every(isRefundOver);
  return orderItemDtos.find(({ returnMoneySts }) => returnMoneySts !== null && !isOver(returnMoneySts))?.refundSn ?? null;
};

/** The whole order, where a line would be named (contract RefundParam). */
export const wholeOrder = 0;
/** The longest text that the mall takes with an application (contract N2), in characters. */
export const longestWords = 500;

/**
 * What is filled in: `line` is an `orderItemId` or the whole order, null: not chosen. `amount` is as it was typed, null: all that may come
 * back.
 */
export type RefundApplication = {
  line: number | null;
  applyType: RefundKind | null;
  goodsNum: number;
  reason: string;
  amount: string | null;
  words: string;
  pictures: AttachedPicture[];
};
export type ApplicationField = 'line' | 'applyType' | 'amount' | 'reason' | 'words';
/** What reasons and amounts depend on. */
export type ApplicationChoice = Partial<Pick<RefundApplication, 'line' | 'applyType' | 'goodsNum'>>;

const nothingChosen: RefundApplication = { line: null, applyType: null, goodsNum: 1, reason: '', amount: null, words: '', pictures: [] };

/** Whether the mall takes this application now (contract RF1, RF2, RF6). */
export const canApply = ({ order, refund }: RefundMatter): boolean => (refund ? isAllowed(refund, 'EDIT') : isAllowed(order, 'REFUND'));

/** The line that is chosen; null for the whole order, and while none is. */
export const lineOf = ({ order }: RefundMatter, line: number | null): RefundableLine | null =>
  order.orderItemDtos.find(({ orderItemId }) => orderItemId === line) ?? null;

/** Whether something of what was chosen can be sent back: it has to have left the shop first, a whole order altogether. */
export const canReturn = (matter: RefundMatter, line: number | null): boolean => {
  const items = matter.order.orderItemDtos;
  if (line === wholeOrder) return items.every(({ shippedCount, prodCount }) => shippedCount >= prodCount);
  return items.some(({ orderItemId, shippedCount }) => (line === null || line === orderItemId) && shippedCount > 0);
};

/** The reasons for the chosen kind. */
export const reasonsFor = ({ reasons }: RefundMatter, { applyType }: Pick<RefundApplication, 'applyType'>): OfferedReason[] =>
  applyType === null ? [] : reasons[applyType];

/** The reason that was chosen, as the mall knows it. */
export const chosenReason = (matter: RefundMatter, application: RefundApplication): OfferedReason | null =>
  reasonsFor(matter, application).find(({ code }) => code === application.reason) ?? null;

/** An amount as a field shows it. */
const amountText = (amount: Money, currency: string): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(digitsOf(currency));

/** What stands in the field of the amount: what was typed, else all that the reason may bring. */
export const shownAmount = (matter: RefundMatter, application: RefundApplication): string => {
  const most = chosenReason(matter, application)?.maxRefundAmount ?? null;
  return application.amount ?? (most === null ? '' : amountText(most, matter.order.currency));
};

/** A typed amount, with either decimal sign and any between the thousands; null where it is none of this currency. */
export const amountOf = (typed: string, currency: string): Money | null => {
  const plain = typed.replace(/\s/g, '').replace(/[.,'](?=\d{3}(?!\d))/g, '');
  if (!/^\d+([.,]\d{1,2})?$/.test(plain)) return null;
  const amount = Number(plain.replace(',', '.'));
  const digits = digitsOf(currency);
  return toMajor(toMinor(amount, digits), digits) === amount ? amount : null;
};

const amountError = (matter: RefundMatter, application: RefundApplication): FormError | null => {
  const reason = chosenReason(matter, application);
  if (!reason) return null;
  const amount = amountOf(shownAmount(matter, application), matter.order.currency);
  return amount !== null && amount > 0 && amount <= reason.maxRefundAmount ? null : 'invalid';
};

const wordsError = (matter: RefundMatter, application: RefundApplication): FormError | null => {
  const words = application.words.trim();
  if (words.length > longestWords) return 'textTooLong';
  return words === '' && chosenReason(matter, application)?.needsText ? 'required' : null;
};

/** What is wrong in an application, by field; what depends on something that is missing is not asked for yet. */
export const applicationErrors = (matter: RefundMatter, application: RefundApplication): FormErrors<ApplicationField> =>
  formErrorsOf<ApplicationField>({
    line: application.line === null ? 'required' : null,
    applyType: application.applyType === null ? 'required' : null,
    reason: application.applyType === null || chosenReason(matter, application) ? null : 'required',
    amount: amountError(matter, application),
    words: wordsError(matter, application),
  });

/** Whether an application, sent now, asks for what the shopper saw before the matter was read anew. */
export const isSameRequest = (before: RefundMatter, now: RefundMatter, application: RefundApplication): boolean =>
  !hasFormError(applicationErrors(now, application)) &&
  JSON.stringify(refundParam(before, application)) === JSON.stringify(refundParam(now, application));

/** What the mall refused, as the field that it is about. */
export const refusedApplication = ({ code }: Problem): FormErrors<ApplicationField> => {
  switch (code) {
    case 'REFUND_AMOUNT':
      return { amount: 'invalid' };
    case 'REASON_REQUIRED':
      return { reason: 'required' };
    case 'TEXT_TOO_LONG':
      return { words: 'textTooLong' };
    default:
      return {};
  }
};

/** An application with something chosen: all of it is asked back again, and what cannot be sent back is not. */
export const withChoice = (matter: RefundMatter, application: RefundApplication, chosen: ApplicationChoice): RefundApplication => {
  const next = { ...application, ...chosen, amount: null };
  if (next.line !== application.line) next.goodsNum = lineOf(matter, next.line)?.prodCount ?? 1;
  if (next.applyType === applyTypes.goods && !canReturn(matter, next.line)) next.applyType = null;
  return next;
};

/** What stands in the form at first: the refund that is edited; else the line that was asked for, and the only kind there is. */
export const begunApplication = (matter: RefundMatter, asked: number | null): RefundApplication => {
  const { refund, order } = matter;
  if (refund)
    return {
      line: refund.orderItemId ?? wholeOrder,
      applyType: refund.applyType === applyTypes.goods ? applyTypes.goods : applyTypes.money,
      goodsNum: refund.goodsNum,
      reason: refund.buyerReason,
      amount: amountText(refund.refundAmount, order.currency),
      words: refund.buyerDesc,
      pictures: refund.photoFiles.map((url) => ({ id: url, url, problem: null })),
    };
  const line = lineOf(matter, asked);
  return {
    ...nothingChosen,
    line: line?.canRefund ? line.orderItemId : null,
    goodsNum: line?.prodCount ?? 1,
    applyType: canReturn(matter, null) ? null : applyTypes.money,
  };
};

/** The application as the mall is asked to take it (contract 3, RefundParam). */
export type RefundRequest = {
  orderNumber: string;
  orderItemId: number;
  refundType: 1 | 2;
  applyType: RefundKind;
  isReceiver: 0 | 1;
  buyerReason: string;
  goodsNum: number | null;
  refundAmount: Money;
  buyerDesc: string;
  photoFiles: string[];
};

/** Whose hands the goods are in, as far as the order tells: what is sent back was received. */
const isReceived = ({ order: { stage } }: RefundMatter, applyType: RefundKind): boolean =>
  applyType === applyTypes.goods || stage === 'DELIVERED' || stage === 'COMPLETED';

/** What is sent of an application without error. */
export const refundParam = (matter: RefundMatter, application: RefundApplication): RefundRequest => {
  const { order } = matter;
  const { goodsNum, reason, words, pictures } = application;
  const line = application.line ?? wholeOrder;
  const applyType = application.applyType ?? applyTypes.money;
  return {
    orderNumber: order.orderNumber,
    orderItemId: line,
    refundType: line === wholeOrder ? 1 : 2,
    applyType,
    isReceiver: isReceived(matter, applyType) ? 1 : 0,
    buyerReason: reason,
    goodsNum: line === wholeOrder ? null : goodsNum,
    refundAmount: amountOf(shownAmount(matter, application), order.currency) ?? 0,
    buyerDesc: words.trim(),
    photoFiles: urlsOf(pictures),
  };
};
