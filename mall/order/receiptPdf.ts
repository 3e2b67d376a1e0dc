import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import { languageTag, type Locale } from '#machines/model/locale.ts';
import { addressLine, numbersOf } from '#machines/model/address.ts';
import { outcomeOf } from '#machines/rules/order/receipt.ts';
import { payTypes } from '../payment/payMethods.ts';
import { printPdf } from '../pdf/printer.ts';
import { messageText } from '../platform/messages.ts';
import type { z } from '../platform/http/schemas.ts';
import { priceText } from '../region/priceText.ts';
import type { Region } from '../region/region.ts';
import type { orderReceipt } from './receipt.schemas.ts';

type Receipt = z.input<typeof orderReceipt>;
type View = { locale: Locale; region: Region; brand: string; userId: string };
type Values = Record<string, string | number>;

/** How one receipt says things: words, amounts and days in its reader's language. */
type Speech = {
  say(id: string, values?: Values): string;
  amount(price: number): string;
  off(price: number): string;
  day(time: string): string;
};

/** A label with notes under it, and its amount. */
type MoneyRow = { label: string; notes?: readonly string[]; amount: string; isTotal?: boolean };

/** In points; what has none of its own is as large as the sheet says. */
const sizes = { brand: 13, heading: 20, section: 12, note: 8.5, total: 11 } as const;
const quiet = '#5c574f';

const speechOf = ({ locale, region }: View): Speech => {
  const days = new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: 'long', year: 'numeric', timeZone: region.zone });
  const amount = (price: number): string => priceText(price, region, locale);
  return {
    say: (id, values) => messageText(locale, id, values),
    amount,
    off: (price) => `−${amount(price)}`,
    day: (time) => days.format(new Date(time)),
  };
};

const sectionOf = ({ say }: Speech, id: string, content: Content): Content => ({
  stack: [{ text: say(id), bold: true, fontSize: sizes.section, margin: [0, 0, 0, 4] }, content],
  margin: [0, 18, 0, 0],
});

const noteOf = (text: string): Content => ({ text, fontSize: sizes.note, color: quiet });

const moneyTable = (rows: readonly MoneyRow[]): ContentTable => ({
  layout: 'lightHorizontalLines',
  table: {
    widths: ['*', 'auto'],
    headerRows: 0,
    dontBreakRows: true,
    body: rows.map(({ label, notes = [], amount, isTotal = false }): TableCell[] => {
      const style = isTotal ? { bold: true, fontSize: sizes.total } : {};
      return [{ stack: [{ text: label, ...style }, ...notes.map(noteOf)] }, { text: amount, ...style, alignment: 'right', noWrap: true }];
    }),
  },
});

const factsOf = ({ say, day }: Speech, receipt: Receipt, { locale, region }: View): Content => {
  const { userAddrDto: address, slot } = receipt;
  const slotDay = new Intl.DateTimeFormat(languageTag(locale), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const facts: [string, string | null][] = [
    ['order.fact.orderNumber', receipt.orderNumber],
    ['order.fact.placedOn', day(receipt.placedOn)],
    ['order.fact.paidOn', receipt.paidOn && day(receipt.paidOn)],
    ['receipt.soldBy', receipt.shopName],
    ['order.deliverTo', `${address.receiver} ${numbersOf(address, region.dial)}\n${addressLine(address, locale)}`],
    ['order.fact.slot', slot && `${slotDay.format(new Date(slot.day))}, ${slot.start}–${slot.end}`],
    ['order.fact.courier', receipt.courierService],
    ['order.fact.remarks', receipt.remarks],
  ];
  return {
    layout: 'noBorders',
    table: {
      widths: [150, '*'],
      body: facts.filter(([, fact]) => fact).map(([id, fact]): TableCell[] => [{ text: say(id), color: quiet }, { text: fact ?? '' }]),
    },
  };
};

const linesOf = ({ say, amount }: Speech, receipt: Receipt): Content => {
  const head = (id: string) => ({ text: say(id), fontSize: sizes.note, color: quiet });
  const rows = moneyTable(
    receipt.orderItemDtos.map((item) => ({
      label: item.prodName,
      notes: [
        ...(item.skuName ? [item.skuName] : []),
        `${amount(item.price)} × ${item.prodCount}`,
        ...(item.refundedAmount > 0 ? [say('receipt.lineRefunded', { amount: amount(item.refundedAmount) })] : []),
      ],
      amount: amount(item.productTotalAmount),
    })),
  );
  const header: TableCell[] = [head('receipt.item'), { ...head('receipt.amount'), alignment: 'right' }];
  return { ...rows, table: { ...rows.table, headerRows: 1, keepWithHeaderRows: 1, body: [header, ...rows.table.body] } };
};

const pricesOf = ({ say, amount, off }: Speech, { priceLines: lines, insured }: Receipt): Content => {
  const notesOf = (line: string, sign: (price: number) => string): string[] =>
    lines.explain.filter((note) => note.line === line).map(({ desc, amount: part }) => `${desc}: ${sign(part)}`);
  const plus = (line: 'totalItemCost' | 'slotFee' | 'smallCartFee', label: string): MoneyRow[] =>
    lines[line] > 0 ? [{ label, amount: amount(lines[line]), notes: notesOf(line, amount) }] : [];
  const minus = (line: 'shopDiscount' | 'savedByVouchers' | 'promoCodes' | 'coins', label: string): MoneyRow[] =>
    lines[line] > 0 ? [{ label, amount: off(lines[line]), notes: notesOf(line, off) }] : [];
  return moneyTable([
    ...plus('totalItemCost', say('money.items', { count: lines.quantity })),
    ...minus('shopDiscount', say('money.shopDiscount')),
    ...minus('savedByVouchers', say('money.vouchers')),
    ...minus('promoCodes', say('money.promoCodes')),
    ...minus('coins', say('money.coins')),
    {
      label: say('money.delivery'),
      amount: lines.deliveryFee === 0 ? say('money.free') : amount(lines.deliveryFee),
      notes: notesOf('deliveryFee', amount),
    },
    ...plus('slotFee', say('money.slotFee')),
    ...plus('smallCartFee', say('money.smallCartFee')),
    insured
      ? { label: say('money.insurance'), amount: amount(lines.insurance), notes: notesOf('insurance', amount) }
      : { label: say('money.insurance'), amount: say('money.notChosen') },
    { label: say('money.total'), amount: amount(lines.total), isTotal: true },
  ]);
};

const cardOf = ({ say }: Speech, last4: string | null): string => (last4 === null ? say('receipt.card') : say('order.payCard', { last4 }));

const wayOf = (speech: Speech, { payType, cardLast4 }: Receipt['payments'][number]): string => {
  if (payType === payTypes.cash) return speech.say('order.payCash');
  return payType === payTypes.payLater ? speech.say('order.payLater') : cardOf(speech, cardLast4);
};

const wayBackOf = (speech: Speech, { refundTo, coins, cardLast4 }: Receipt['refunds'][number]): string => {
  if (refundTo === 'COINS') return speech.say('receipt.coins', { coins: coins ?? 0 });
  return refundTo === 'PLAN' ? speech.say('order.payLater') : cardOf(speech, cardLast4);
};

const paymentsOf = (speech: Speech, { payments, paidAmount }: Receipt): Content => {
  const { say, amount, day } = speech;
  if (payments.length === 0) return { text: say('receipt.nothingDue') };
  return moneyTable([
    ...payments.map((payment) => ({
      label: wayOf(speech, payment),
      notes: [say(`receipt.payment.${outcomeOf(payment)}`, { day: day(payment.time) })],
      amount: amount(payment.amount),
    })),
    { label: say('receipt.paid'), amount: amount(paidAmount), isTotal: true },
  ]);
};

const planOf = (
  { say, amount }: Speech,
  { provider, total, cost, dates }: NonNullable<Receipt['installment']>,
  locale: Locale,
): Content[] => {
  if (dates.length === 0) return [{ text: say('payLater.nothingOwed', { provider }), margin: [0, 6, 0, 0] }];
  const dueDay = new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const owed = cost === 0 ? 'payLater.owedFree' : 'payLater.owed';
  return [
    { text: say(owed, { provider, total: amount(total), cost: amount(cost) }), margin: [0, 6, 0, 4] },
    moneyTable(dates.map(({ date, amount: due }) => ({ label: dueDay.format(new Date(date)), amount: amount(due) }))),
  ];
};

const refundsOf = (speech: Speech, { refunds, refundedAmount, keptAmount }: Receipt): Content => {
  const { say, amount, off, day } = speech;
  return moneyTable([
    ...refunds.map((refund) => ({
      label: wayBackOf(speech, refund),
      notes: [say(`receipt.refund.${refund.status}`, { day: day(refund.time) })],
      amount: off(refund.amount),
    })),
    { label: say('receipt.refunded'), amount: off(refundedAmount) },
    { label: say('receipt.kept'), amount: amount(keptAmount), isTotal: true },
  ]);
};

/** The receipt of an order as a PDF on A4, with all that its page shows. @throws Refusal RATE_LIMITED while too many wait */
export function receiptPdf(receipt: Receipt, view: View): Promise<Uint8Array> {
  const { locale, brand, userId } = view;
  const speech = speechOf(view);
  const { say, day } = speech;
  const { installment, refunds, orderNumber, nowTime } = receipt;
  const money: Content[] = [paymentsOf(speech, receipt), ...(installment ? planOf(speech, installment, locale) : [])];
  const content: Content = [
    { text: brand, bold: true, fontSize: sizes.brand },
    { text: say('receipt.heading'), bold: true, fontSize: sizes.heading, margin: [0, 4, 0, 12] },
    factsOf(speech, receipt, view),
    sectionOf(speech, 'receipt.lines', linesOf(speech, receipt)),
    sectionOf(speech, 'order.money', pricesOf(speech, receipt)),
    sectionOf(speech, 'receipt.payments', { stack: money }),
    ...(refunds.length > 0 ? [sectionOf(speech, 'receipt.refunds', refundsOf(speech, receipt))] : []),
    { text: say('receipt.made', { day: day(nowTime) }), fontSize: sizes.note, color: quiet, margin: [0, 18, 0, 0] },
  ];
  return printPdf({ title: say('receipt.title', { orderNumber }), author: brand, at: Date.parse(nowTime), content }, locale, userId);
}
