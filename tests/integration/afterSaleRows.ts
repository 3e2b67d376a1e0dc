import { expect } from 'vitest';
import { payTypes } from '#machines/payTypes.ts';
import type { Refund } from '#machines/model/refund.ts';
import type { RefundStep } from '#machines/rules/refund/refundForm.ts';
import { readAddressBook } from '#src/data/addressBook.data.ts';
import { makeAddressDefault, removeAddress } from '#src/data/addresses.data.ts';
import { cancelOrder } from '#src/data/cancelOrder.data.ts';
import { makeCardDefault, readCards, removeCard, saveCard } from '#src/data/cards.data.ts';
import { readClaimMatter, sendClaim } from '#src/data/claim.data.ts';
import { deleteAccount, readOutlook } from '#src/data/accountDeletion.data.ts';
import { changeContact } from '#src/data/contactChange.data.ts';
import { endDevices, readDevices } from '#src/data/devices.data.ts';
import type { Execute } from '#src/data/gateway.ts';
import { tickList } from '#src/data/listPicker.data.ts';
import { readDeliveries } from '#src/data/logistics.data.ts';
import { appendReview, deleteReview, readOwnReviews } from '#src/data/myReviews.data.ts';
import { takeOrderStep } from '#src/data/order.data.ts';
import { resetPassword } from '#src/data/passwordReset.data.ts';
import { cancelPayment, finishPayAction, openVault, payOrder } from '#src/data/payment.data.ts';
import { rateOrder, readOrderToRate } from '#src/data/rate.data.ts';
import { readReceipt, readReceiptPdf } from '#src/data/receipt.data.ts';
import { readRefund, takeRefundStep } from '#src/data/refund.data.ts';
import { readRefundMatter, sendApplication } from '#src/data/refundApply.data.ts';
import { readRefunds } from '#src/data/refunds.data.ts';
import { readRestockAlert, saveRestockAlert } from '#src/data/restockAlert.data.ts';
import { readReviews, reportReview, voteUseful } from '#src/data/reviews.data.ts';
import { loginByCode, loginByPassword, readStanding } from '#src/data/session.data.ts';
import { loginByProvider } from '#src/data/signIn.data.ts';
import { readStepPreview } from '#src/data/stepPreview.data.ts';
import { deleteVoucher, readVoucherList } from '#src/data/voucherCentre.data.ts';
import { collectVoucher } from '#src/data/vouchers.data.ts';
import { buyList } from '#src/data/wishList.data.ts';
import { createList } from '#src/data/wishLists.data.ts';
import { expectOk, type Order, type Placed, type Shopper } from '../drivers/order.driver.ts';
import type { RefundDriver } from '../drivers/refund.driver.ts';
import { sriLanka, type SkuFixture } from '../drivers/skuFixtures.ts';
import type { TestMall } from '../mall/harness.ts';
import type { TestBank } from '../mall/payment/bank.ts';
import { cents } from '../cents.ts';
import { memoized, rowsOf } from './dataRows.ts';

const minute = 60_000;
const day = 86_400_000;
const threeDSecure = '4000000000003220';

/**
 * Who answers a shopper after the sale: the bank, the seller, the courier, the clock. `shelf` is what can be bought, `reviewedId` a product
 * of which others wrote, `nonce` what a provider binds its word about this browser to.
 */
export type AfterSaleWorld = {
  test: TestMall;
  bank: TestBank;
  driver: RefundDriver;
  shelf: SkuFixture;
  reviewedId: number;
  nonce: () => Promise<string>;
};

/** What others must have done first, each answered with the mall's yes: cards, a parcel on its way, goods that go back, words. */
export const afterSaleRows = (askFor: () => Execute, world: () => AfterSaleWorld) => {
  const { rows, row, meanwhile } = rowsOf(askFor);
  const buyer = memoized<Shopper>();
  const sent = { code: '', vaultToken: '', idToken: '' };
  const sendCode = async (): Promise<void> => {
    await world().test.advance(minute);
    sent.code = await world().test.code(buyer.now.mail);
  };
  const typeCard = async (number?: string): Promise<void> => {
    sent.vaultToken = await world().bank.token(number);
  };

  meanwhile('somebody opens an account', async () => {
    buyer.keep(await world().driver.orders.newShopper());
    await sendCode();
  });
  row(loginByCode)(() => ({ key: 'code-1', form: { loginType: 1, loginId: buyer.now.mail, code: sent.code, region: sriLanka } }), {
    holds: ({ userId }) => expect(userId).toBe(buyer.now.userId),
  });
  const devices = memoized<Awaited<ReturnType<typeof readDevices>>>();
  const others = () => devices.now.filter(({ current }) => !current).map(({ sessionId }) => sessionId);
  row(readDevices)(() => undefined, { title: 'beside another', holds: devices.keep });
  row(endDevices)(() => ({ sessionIds: others() }), { title: 'of the other', holds: () => expect(others()).toHaveLength(1) });
  row(readDevices)(() => undefined, { title: 'alone', holds: (left) => expect(left.map(({ current }) => current)).toEqual([true]) });

  const second = { addrId: 0 };
  meanwhile('he logs in elsewhere a minute later, and has one more address', async () => {
    await world().test.advance(minute);
    second.addrId = await world().driver.orders.moreAddress(buyer.now);
  });
  row(makeAddressDefault)(() => second, { holds: ({ addrId, commonAddr }) => expect([addrId, commonAddr]).toEqual([second.addrId, 1]) });
  row(removeAddress)(() => second, { holds: (done) => expect(done).toBeNull() });
  row(readAddressBook)(() => undefined, {
    title: 'of what is left',
    holds: ({ addresses }) => expect(addresses.map(({ addrId, commonAddr }) => [addrId, commonAddr])).toEqual([[buyer.now.addrId, 1]]),
  });

  const first = memoized<Awaited<ReturnType<typeof saveCard>>>();
  const newest = memoized<Awaited<ReturnType<typeof saveCard>>>();
  row(openVault)(() => ({ purpose: 'SAVE' as const }), { holds: ({ fieldsUrl }) => expect(URL.canParse(fieldsUrl)).toBe(true) });
  meanwhile('he types a card', () => typeCard());
  row(saveCard)(() => ({ vaultToken: sent.vaultToken, key: 'card-1' }), {
    holds: (card) => {
      first.keep(card);
      expect([card.brand, card.last4, card.isDefault]).toEqual(['visa', '4242', true]);
    },
  });
  row(saveCard)(() => ({ vaultToken: sent.vaultToken, key: 'card-1' }), {
    title: 'again under the same key',
    holds: (card) => expect(card).toEqual(first.now),
  });
  meanwhile('he types another', () => typeCard('5555555555554444'));
  row(saveCard)(() => ({ vaultToken: sent.vaultToken, key: 'card-2' }), { title: 'one more', holds: newest.keep });
  row(makeCardDefault)(() => ({ cardId: newest.now.cardId }), {
    holds: ({ cardId, isDefault }) => expect([cardId, isDefault]).toEqual([newest.now.cardId, true]),
  });
  row(readCards)(() => undefined, {
    title: 'the default one first',
    holds: (cards) => expect(cards.map(({ cardId }) => cardId)).toEqual([newest.now.cardId, first.now.cardId]),
  });
  row(removeCard)(() => ({ cardId: first.now.cardId }), { holds: (done) => expect(done).toBeNull() });
  row(readCards)(() => undefined, { title: 'that are left', holds: (cards) => expect(cards.map(({ last4 }) => last4)).toEqual(['4444']) });

  const placed = memoized<Placed>();
  const paid = memoized<Awaited<ReturnType<typeof payOrder>>>();
  const payment = () => ({
    orderNumbers: placed.now.orderNumbers,
    payType: payTypes.card,
    cardId: null,
    vaultToken: sent.vaultToken,
    isKept: false,
    months: null,
  });
  meanwhile('he orders, and types a card whose bank asks back', async () => {
    const { orders } = world().driver;
    placed.keep(await orders.place(buyer.now, [{ sku: await orders.sku({ price: 90_050 }), count: 2 }], { insurance: 1 }));
    await typeCard(threeDSecure);
  });
  row(payOrder)(() => ({ ...payment(), key: 'card-pay-1' }), {
    title: 'by a card whose bank asks back',
    holds: (attempt) => {
      paid.keep(attempt);
      expect([attempt.payStatus, cents(attempt.amount)]).toEqual(['REQUIRES_ACTION', cents(placed.now.actualTotal)]);
    },
  });
  row(cancelPayment)(() => ({ payNo: paid.now.payNo }), { holds: ({ payStatus }) => expect(payStatus).toBe('CANCELLED') });
  meanwhile('he types it once more', () => typeCard(threeDSecure));
  row(payOrder)(() => ({ ...payment(), key: 'card-pay-2' }), { title: 'once more', holds: paid.keep });
  meanwhile('he says yes to his bank', () => world().bank.answerStep(paid.now.nextAction?.url ?? '', 'approved'));
  row(finishPayAction)(() => ({ payNo: paid.now.payNo, result: 'approved', key: 'step-1' }), {
    holds: ({ payStatus, nextAction }) => expect([payStatus, nextAction]).toEqual(['PAID', null]),
  });
  row(readReceipt)(() => ({ orderNumber: placed.now.orderNumbers }), {
    title: 'of what a card paid',
    holds: ({ payments, refunds }) =>
      expect([payments.map(({ cardLast4, amount, isPaid }) => [cardLast4, cents(amount), isPaid]), refunds]).toEqual([
        [false, true].map((isPaid) => ['3220', cents(placed.now.actualTotal), isPaid]),
        [],
      ]),
  });
  row(readReceiptPdf)(() => ({ orderNumber: placed.now.orderNumbers }), {
    title: 'of what a card paid',
    holds: (pdf) => expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-'),
  });

  const stepOf = (step: 'CONFIRM_RECEIPT' | 'EXTEND_RECEIPT' | 'WITHDRAW_CANCEL') => () => ({
    orderNumber: placed.now.orderNumbers,
    step,
    key: `after-${step}`,
  });
  const parcel = { dvyFlowId: 0 };
  meanwhile('the seller packs', async () => void expectOk(await world().driver.orders.seller(placed.now.orderNumbers, 'accept')));
  row(cancelOrder)(() => ({ orderNumber: placed.now.orderNumbers, reason: 'changed_mind', remark: 'Too many', key: 'after-cancel' }), {
    title: 'while it is packed',
    holds: ({ statusCode }) => expect(statusCode).toBe('TO_DELIVER.CANCEL_REQUESTED'),
  });
  row(takeOrderStep)(stepOf('WITHDRAW_CANCEL'), {
    title: 'the cancel withdrawn',
    holds: ({ order }) => expect(order?.statusCode).toBe('TO_DELIVER.PACKING'),
  });
  meanwhile('the seller sends it, and six days go by', async () => {
    const { dvyFlowId } = expectOk(await world().driver.orders.seller(placed.now.orderNumbers, 'ship'));
    parcel.dvyFlowId = dvyFlowId ?? 0;
    await world().test.advance(6 * day);
  });
  row(readDeliveries)(() => ({ orderNumber: placed.now.orderNumbers }), {
    title: 'on its way',
    holds: (parcels) => expect(parcels.map(({ dvyFlowId }) => dvyFlowId)).toEqual([parcel.dvyFlowId]),
  });
  const claimed = { refundSn: '' };
  row(readClaimMatter)(() => ({ orderNumber: placed.now.orderNumbers }), {
    title: 'of what is late',
    holds: ({ offers }) => expect(offers.filter(({ allowed }) => allowed).map(({ kind }) => kind)).toContain('LATE'),
  });
  row(sendClaim)(
    () => ({
      orderNumber: placed.now.orderNumbers,
      param: { kind: 'LATE', desc: 'Not here yet', photoFiles: [] },
      key: 'after-claim',
    }),
    { holds: ({ refundSn }) => void (claimed.refundSn = refundSn) },
  );
  row(readRefund)(() => claimed, {
    title: 'that is a claim',
    holds: ({ kind, statusCode, buyerDesc }) => expect([kind, statusCode, buyerDesc]).toEqual(['CLAIM', 'ARBITRATION', 'Not here yet']),
  });
  meanwhile('the mall decides, and six more days go by', async () => {
    expectOk(await world().driver.say(claimed.refundSn, 'arbitrate', { inFavourOf: 'SELLER', msg: 'It is not due yet' }));
    await world().test.advance(6 * day);
  });
  row(readRefund)(() => claimed, {
    title: 'that the mall decided',
    holds: ({ sellerMsg, timeline }) => expect([sellerMsg, timeline.at(-1)?.event]).toEqual(['It is not due yet', 'refund.denied']),
  });
  const late = memoized<string | null>();
  row(takeOrderStep)(stepOf('EXTEND_RECEIPT'), {
    title: 'the time to confirm',
    holds: ({ order }) => {
      late.keep(order?.receiveDeadline ?? null);
      expect(Date.parse(late.now ?? '') - world().test.mall.context.clock.now()).toBeGreaterThan(7 * day);
    },
  });
  meanwhile('the courier brings it', async () => void expectOk(await world().driver.orders.courier(parcel.dvyFlowId, 'delivered')));
  row(takeOrderStep)(stepOf('CONFIRM_RECEIPT'), {
    title: 'the receipt confirmed',
    holds: ({ order }) => expect([order?.status, order?.receiveDeadline]).toEqual([4, null]),
  });

  const toRate = memoized<Awaited<ReturnType<typeof readOrderToRate>>>();
  const own = memoized<Awaited<ReturnType<typeof readOwnReviews>>>();
  const ownId = (): number => own.now.records[0]?.prodCommId ?? 0;
  const rating = () =>
    toRate.now.orderItemDtos.map(({ orderItemId, prodId }) => ({
      orderItemId,
      prodId,
      score: 4,
      content: 'It shines',
      pics: [],
      isAnonymous: 1 as const,
    }));
  row(readOrderToRate)(() => ({ orderNumber: placed.now.orderNumbers }), { title: 'that came', holds: toRate.keep });
  row(readOwnReviews)(() => ({ current: 1, pages: 1 }), {
    title: 'none yet, beside what waits for one',
    holds: ({ total, toRate: waiting, toRateCount }) => {
      expect(total).toBe(0);
      expect(waiting.map(({ orderItemId }) => orderItemId)).toEqual(toRate.now.orderItemDtos.map(({ orderItemId }) => orderItemId));
      expect(toRateCount).toBe(waiting.length);
    },
  });
  row(rateOrder)(() => ({ items: rating(), key: 'after-rate' }), { holds: (done) => expect(done).toBeNull() });
  row(readOwnReviews)(() => ({ current: 1, pages: 1 }), {
    title: 'one of them',
    holds: (page) => {
      own.keep(page);
      expect(page.records.map(({ score, content, isAnonymous }) => [score, content, isAnonymous])).toEqual([[4, 'It shines', 1]]);
      expect(page.toRateCount).toBe(0);
    },
  });
  row(appendReview)(() => ({ prodCommId: ownId(), content: 'It still does', key: 'after-append' }), {
    holds: ({ append }) => expect(append?.content).toBe('It still does'),
  });
  row(deleteReview)(() => ({ prodCommId: ownId() }), { holds: (done) => expect(done).toBeNull() });
  row(readOwnReviews)(() => ({ current: 1, pages: 1 }), { title: 'none of them', holds: ({ total }) => expect(total).toBe(0) });
  const theirs = memoized<Awaited<ReturnType<typeof readReviews>>>();
  const oneOfTheirs = () => theirs.now.records[0] ?? { prodCommId: 0, usefulCounts: 0 };
  const reviewed = () => ({
    prodId: world().reviewedId,
    current: 1,
    isLoggedIn: true,
    score: null,
    skuId: null,
    withPictures: false,
    sortName: 'pictures' as const,
  });
  row(readReviews)(reviewed, { title: 'of others', holds: theirs.keep });
  row(voteUseful)(() => ({ prodCommId: oneOfTheirs().prodCommId, on: 1 as const }), {
    holds: ({ usefulCounts }) => expect(usefulCounts).toBe(oneOfTheirs().usefulCounts + 1),
  });
  row(readReviews)(reviewed, {
    title: 'of others, with his vote',
    holds: ({ records }) => expect(records.filter(({ usefulByMe }) => usefulByMe).length).toBe(1),
  });
  row(reportReview)(() => ({ prodCommId: oneOfTheirs().prodCommId, reason: 'SPAM' as const }), {
    holds: (done) => expect(done).toBeNull(),
  });

  const returned = memoized<Order>();
  const lineOf = (nth: number) => {
    const line = returned.now.orderItemDtos[nth];
    if (!line) throw new Error(`no line ${nth}`);
    return line;
  };
  const applicationOf = (nth: number, applyType: 1 | 2) => ({
    orderNumber: returned.now.orderNumber,
    orderItemId: lineOf(nth).orderItemId,
    refundType: 2 as const,
    applyType,
    isReceiver: 1 as const,
    buyerReason: 'wrong_item',
    goodsNum: 1,
    refundAmount: 100,
    buyerDesc: 'Blue was meant',
    photoFiles: [],
  });
  const refund = { refundSn: '' };
  const keepRefund = ({ refundSn }: { refundSn: string }): void => void (refund.refundSn = refundSn);
  const refundStep = (step: RefundStep, number: string) => () => ({
    ...refund,
    step,
    form: { company: ' Lanka Post ', number, words: 'It was blue', pictures: [] },
    key: `after-${step}`,
  });
  const isNow = (statusCode: string) => (answer: Refund) =>
    expect([answer.refundSn, answer.statusCode]).toEqual([refund.refundSn, statusCode]);
  const says = (event: string, body?: object) => async () => void expectOk(await world().driver.say(refund.refundSn, event, body));
  meanwhile('two more things come', async () => {
    const lines = [
      { price: 120_050, count: 2 },
      { price: 70_000, count: 1 },
    ];
    returned.keep(await world().driver.order(buyer.now, lines, 'received'));
  });
  row(readRefundMatter)(
    () => ({ orderNumber: returned.now.orderNumber, refundSn: null, chosen: { line: lineOf(0).orderItemId, goodsNum: 1 } }),
    {
      title: 'of one piece that came',
      holds: ({ reasons }) => {
        const most = reasons[1].find(({ code }) => code === 'wrong_item')?.maxRefundAmount ?? 0;
        expect([cents(most) * lineOf(0).prodCount, reasons[2].length > 0]).toEqual([cents(lineOf(0).maxRefundAmount), true]);
      },
    },
  );
  row(sendApplication)(() => ({ param: applicationOf(0, 2), refundSn: null, key: 'after-refund-1' }), {
    title: 'goods against money',
    holds: keepRefund,
  });
  row(sendApplication)(() => ({ param: { ...applicationOf(0, 2), refundAmount: 90.5 }, ...refund, key: 'after-refund-2' }), {
    title: 'changed',
    holds: ({ refundSn }) => expect(refundSn).toBe(refund.refundSn),
  });
  row(readRefundMatter)(() => ({ orderNumber: returned.now.orderNumber, ...refund, chosen: null }), {
    title: 'of what is asked for already',
    holds: ({ refund: asked }) => expect([asked?.refundAmount, asked?.goodsNum]).toEqual([90.5, 1]),
  });
  row(readStepPreview)(() => refund, { title: 'of a withdrawal', holds: ({ currency }) => expect(currency).toBe('LKR') });
  meanwhile('the seller agrees', says('accept'));
  row(takeRefundStep)(refundStep('SEND_GOODS', ' LP77 '), {
    title: 'the goods sent',
    holds: (answer) => {
      isNow('BUYER_SHIPPED')(answer);
      expect(answer.refundDelivery).toMatchObject({ deyName: 'Lanka Post', deyNu: 'LP77' });
    },
  });
  row(takeRefundStep)(refundStep('CORRECT_EXPRESS', 'LP78'), {
    title: 'their number corrected',
    holds: ({ refundDelivery }) => expect(refundDelivery?.deyNu).toBe('LP78'),
  });
  meanwhile('the seller has them', says('received'));
  row(readRefund)(() => refund, { title: 'that is over', holds: isNow('SUCCESS') });
  row(sendApplication)(() => ({ param: applicationOf(1, 1), refundSn: null, key: 'after-refund-3' }), {
    title: 'money alone',
    holds: keepRefund,
  });
  row(takeRefundStep)(refundStep('WITHDRAW', ''), { title: 'withdrawn', holds: isNow('WITHDRAWN') });
  row(sendApplication)(() => ({ param: applicationOf(1, 1), refundSn: null, key: 'after-refund-4' }), {
    title: 'money alone, once more',
    holds: keepRefund,
  });
  meanwhile('the seller refuses', says('reject', { msg: 'It left red' }));
  row(takeRefundStep)(refundStep('ESCALATE', ''), {
    title: 'told to the mall',
    holds: (answer) => {
      isNow('ARBITRATION')(answer);
      expect([answer.rejectMessage, answer.escalation?.desc]).toEqual(['It left red', 'It was blue']);
    },
  });
  row(readRefunds)(() => ({ state: null, days: { from: '', to: '' }, current: 1, pages: 1 }), {
    title: 'four of them, the newest first',
    holds: ({ counts, page }) => expect([counts.refund, page.total, page.records[0]?.refundSn]).toEqual([4, 4, refund.refundSn]),
  });

  const offers = memoized<Awaited<ReturnType<typeof readVoucherList>>>();
  const held = memoized<Awaited<ReturnType<typeof readVoucherList>>>();
  const listOf = (tab: 'all' | 'mine') => () => ({
    place: { name: 'voucherCentre' as const, tab, list: 'usable' as const, collect: null },
    regionId: sriLanka,
    isLoggedIn: true,
    current: 1,
    pages: 1,
  });
  const offered = () => offers.now.page.records.find(({ canReceive }) => canReceive)?.couponId ?? 0;
  row(readVoucherList)(listOf('all'), { title: 'to collect', holds: offers.keep });
  row(collectVoucher)(() => ({ couponId: offered(), key: 'after-voucher' }), {
    holds: ({ couponId, curUserReceiveCount }) => expect([couponId, curUserReceiveCount]).toEqual([offered(), 1]),
  });
  row(readVoucherList)(listOf('mine'), {
    title: 'collected',
    holds: (list) => {
      held.keep(list);
      expect([list.counts?.unUseCount, list.page.records.map(({ couponId }) => couponId)]).toEqual([1, [offered()]]);
    },
  });
  row(deleteVoucher)(() => ({ couponUserId: held.now.page.records[0]?.id ?? 0 }), { holds: (done) => expect(done).toBeNull() });
  row(readVoucherList)(listOf('mine'), { title: 'deleted', holds: ({ counts }) => expect(counts?.unUseCount).toBe(0) });

  const gone = memoized<SkuFixture>();
  const wanted = () => ({ prodId: gone.now.prodId, skuId: gone.now.skuId, shopId: gone.now.shopId });
  const list = { listId: 0 };
  meanwhile('something is sold out', async () => gone.keep(await world().driver.orders.sku({ stocks: 0 })));
  row(saveRestockAlert)(() => ({ skuId: gone.now.skuId, isOn: true }), { holds: ({ isOn }) => expect(isOn).toBe(true) });
  row(readRestockAlert)(() => ({ prodId: gone.now.prodId, skuId: gone.now.skuId, regionId: sriLanka }), {
    title: 'that was asked for',
    holds: ({ isOn }) => expect(isOn).toBe(true),
  });
  row(createList)(() => ({ listName: 'Lamps', key: 'after-list' }), { holds: ({ listId }) => void (list.listId = listId) });
  row(tickList)(() => ({ ...list, ...wanted(), isOn: true, key: 'after-tick-1' }), { title: 'what is sold out' });
  row(tickList)(
    () => {
      const { prodId, skuId, shopId } = world().shelf;
      return { ...list, prodId, skuId, shopId, isOn: true, key: 'after-tick-2' };
    },
    { title: 'what is there' },
  );
  row(buyList)(() => ({ ...list, itemIds: null, key: 'after-buy' }), {
    holds: ({ notBought }) => expect(notBought.map(({ skuId }) => skuId)).toEqual([gone.now.skuId]),
  });

  meanwhile('he is sent a code for a new password', sendCode);
  row(resetPassword)(() => ({ mail: buyer.now.mail, code: sent.code, password: 'Demo#2028' }), {
    holds: (done) => expect(done).toEqual({}),
  });
  row(readStanding)(() => undefined, { title: 'of a session that ended with the password', refusal: 'UNAUTHORIZED' });
  row(loginByPassword)(() => ({ userMail: buyer.now.mail, loginPassword: 'Demo#2028' }), {
    title: 'by the new password',
    holds: ({ userId }) => expect(userId).toBe(buyer.now.userId),
  });
  for (const provider of ['google', 'facebook'] as const) {
    meanwhile(`${provider} says who he is`, async () => {
      const { bank, nonce } = world();
      sent.idToken = await bank.idToken(provider, { sub: 'somebody', email: buyer.now.mail, nonce: await nonce() });
    });
    row(loginByProvider)(() => ({ provider, idToken: sent.idToken, regionId: sriLanka }), {
      title: `${provider}, whose mail is known here`,
      holds: ({ userId }) => expect(userId).toBe(buyer.now.userId),
    });
  }
  const elsewhere = 'after.sale@example.com';
  const changed = (key: string) => ({ key, code: sent.code, target: { mail: elsewhere } });
  meanwhile('he is sent a code at another address', async () => void (sent.code = await world().test.code(elsewhere)));
  row(changeContact)(() => changed('contact-1'), { holds: ({ userMail }) => expect(userMail).toBe(elsewhere) });
  row(changeContact)(() => changed('contact-1'), {
    title: 'again under the same key',
    holds: ({ userMail }) => expect(userMail).toBe(elsewhere),
  });
  row(changeContact)(() => changed('contact-2'), { title: 'by a code that is used up', refusal: 'CODE_INVALID' });

  const leaving = 'leaving@example.com';
  const sendLeaving = async (): Promise<void> => void (sent.code = await world().test.code(leaving));
  meanwhile('somebody who will not stay is sent a code', sendLeaving);
  row(loginByCode)(() => ({ key: 'leaving-1', form: { loginType: 1, loginId: leaving, code: sent.code, region: sriLanka } }), {
    title: 'opens an account',
    holds: ({ userId }) => expect(userId).not.toBe(buyer.now.userId),
  });
  row(readOutlook)(() => undefined, {
    holds: (outlook) => expect(outlook).toEqual({ openOrders: 0, openRefunds: 0, coinBalance: 0, couponCount: 0 }),
  });
  row(deleteAccount)(() => ({ code: '000000', isForced: false }), { title: 'by a guess', refusal: 'CODE_INVALID' });
  meanwhile('another code is sent to him', async () => {
    await world().test.advance(60_000);
    await sendLeaving();
  });
  row(deleteAccount)(() => ({ code: sent.code, isForced: true }), {
    holds: (at) => expect(at).toBe(world().test.mall.context.clock.now() + 7 * 86_400_000),
  });
  row(readStanding)(() => undefined, { title: 'of a session that ended with the account', refusal: 'UNAUTHORIZED' });
  return rows;
};
