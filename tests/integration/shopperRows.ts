import { expect } from 'vitest';
import type { Account } from '#machines/model/account.ts';
import { itemsOf } from '#machines/rules/cart.ts';
import { refundSteps } from '#machines/rules/refund/refundForm.ts';
import { payTypes } from '#machines/payTypes.ts';
import { readAddressBook, readAreaTree, saveAddress } from '#src/data/addressBook.data.ts';
import { makeAddressDefault, removeAddress } from '#src/data/addresses.data.ts';
import { cancelOrder, readCancel } from '#src/data/cancelOrder.data.ts';
import { makeCardDefault, readCards, removeCard, saveCard } from '#src/data/cards.data.ts';
import { readCart, readCartCount, saveCartMutation } from '#src/data/cart.data.ts';
import { changeOrderAddress } from '#src/data/changeAddress.data.ts';
import { confirmOrder, payInCash, submitOrder } from '#src/data/checkout.data.ts';
import type { Execute } from '#src/data/gateway.ts';
import { readGroupBuy, saveReminder } from '#src/data/groupBuy.data.ts';
import { readKept } from '#src/data/favouritesSync.data.ts';
import { readCalendar, readDeadlines } from '#src/data/deadlines.data.ts';
import { readCoinRecords } from '#src/data/coinRecords.data.ts';
import { readCoins } from '#src/data/coins.data.ts';
import { readInvitation, readInviteRecords, showOnLeaderboard } from '#src/data/invitation.data.ts';
import { buyList, changeList, readList, saveNote } from '#src/data/wishList.data.ts';
import { revokeShare, shareList } from '#src/data/listShare.data.ts';
import { copySharedList, readSharedList } from '#src/data/sharedList.data.ts';
import { createList, deleteList, readLists, renameList } from '#src/data/wishLists.data.ts';
import { readUndos, takeBack } from '#src/data/undo.data.ts';
import { createListChoice, readListChoices, tickList } from '#src/data/listPicker.data.ts';
import { endDevices, readDevices } from '#src/data/devices.data.ts';
import { readDeliveries } from '#src/data/logistics.data.ts';
import { readReceipt, readReceiptPdf } from '#src/data/receipt.data.ts';
import { readOrder, takeOrderStep } from '#src/data/order.data.ts';
import { readOrders } from '#src/data/orders.data.ts';
import { saveAvatar } from '#src/data/avatar.data.ts';
import { changePassword, readAccount, saveNotify, saveProfile } from '#src/data/settings.data.ts';
import { readPushState, subscribePush, unsubscribePush } from '#src/data/pushNotices.data.ts';
import { readExport } from '#src/data/dataExport.data.ts';
import { readSender } from '#src/data/contact.data.ts';
import { readStepPreview } from '#src/data/stepPreview.data.ts';
import { checkPromoCode } from '#src/data/promoCode.data.ts';
import { readInviter } from '#src/data/register.data.ts';
import { readSimilarItems } from '#src/data/similarItems.data.ts';
import { changeCartSku, readVariants } from '#src/data/variantChange.data.ts';
import { matchVouchers } from '#src/data/voucherChoice.data.ts';
import { cancelPayment, finishPayAction, openVault, payOrder, readPayment } from '#src/data/payment.data.ts';
import { appendReview, deleteReview, readOwnReviews } from '#src/data/myReviews.data.ts';
import { grantUpload } from '#src/data/picture.data.ts';
import { rateOrder, readOrderToRate } from '#src/data/rate.data.ts';
import { readRefund, takeRefundStep } from '#src/data/refund.data.ts';
import { readRefundMatter, sendApplication } from '#src/data/refundApply.data.ts';
import { readRefunds } from '#src/data/refunds.data.ts';
import { readClaimMatter, sendClaim } from '#src/data/claim.data.ts';
import { compareCarts } from '#src/data/regionChange.data.ts';
import { readRestockAlert, saveRestockAlert } from '#src/data/restockAlert.data.ts';
import { pushBrowser } from '../drivers/pushService.ts';
import { china, sriLanka, type SkuFixture } from '../drivers/skuFixtures.ts';
import { cents } from '../cents.ts';
import { memoized, rowsOf } from './dataRows.ts';

const street = {
  receiver: 'Ama',
  mobileCode: '94',
  mobile: '77 123 4567',
  altMobileCode: '94',
  altMobile: '77 765 4321',
  countryId: sriLanka,
  provinceId: 1_010_000,
  cityId: 1_010_100,
  areaId: 1_010_103,
  addr: '12 Marine Drive',
  postCode: '00300',
  isDefault: true,
};

/** What stands on the shelves for a shopper who buys. */
export type Goods = {
  first: SkuFixture;
  second: SkuFixture;
  /** The first of its two variants. */
  varied: SkuFixture;
  /** Group buys, by their ids. */
  inProgress: number;
  upcoming: number;
};

/** What a shopper buys: addresses, cart, checkout, payment, orders, a seat. `skus` stand on the shelves of two shops. */
export const shopperRows = (askFor: () => Execute, skus: () => Goods) => {
  const { rows, row } = rowsOf(askFor);
  const cart = memoized<Awaited<ReturnType<typeof readCart>>>();
  const address = memoized<Awaited<ReturnType<typeof saveAddress>>>();
  const preview = memoized<Awaited<ReturnType<typeof confirmOrder>>>();
  const placed = memoized<Awaited<ReturnType<typeof submitOrder>>>();
  const toRate = memoized<Awaited<ReturnType<typeof readOrderToRate>>>();
  const orderNumber = (nth: number): string => placed.now.orders[nth]?.orderNumber ?? '';
  const lineIds = (): number[] => itemsOf(cart.now).map(({ basketId }) => basketId);
  const lineOf = ({ prodId, skuId, shopId }: SkuFixture, count: number) => ({ prodId, skuId, shopId, count, prodName: 'Lamp' });

  row(readAreaTree)(() => ({ regionId: sriLanka }), { holds: ({ areas }) => expect(areas.length).toBeGreaterThan(1) });
  row(saveAddress)(() => ({ form: street, addrId: null, key: 'address-1' }), {
    holds: (saved) => {
      address.keep(saved);
      expect(saved).toMatchObject({ mobile: '771234567', altMobile: '777654321', commonAddr: 1, postCode: '00300' });
    },
  });
  row(saveAddress)(() => ({ form: { ...street, addr: '14 Marine Drive' }, addrId: address.now.addrId, key: 'address-2' }), {
    title: 'changed',
  });
  row(saveAddress)(() => ({ form: { ...street, mobile: '1' }, addrId: null, key: 'address-3' }), { refusal: 'MOBILE_INVALID' });
  row(readAddressBook)(() => undefined, {
    holds: ({ addresses }) => expect(addresses.map(({ addr }) => addr)).toEqual(['14 Marine Drive']),
  });
  row(saveCartMutation)(() => ({ kind: 'add', line: lineOf(skus().first, 2), at: 1, key: 'add-1' }), {
    title: 'added',
    key: 'add-1',
    holds: ({ totalCount }) => expect(totalCount).toBe(2),
  });
  row(saveCartMutation)(() => ({ kind: 'add', line: lineOf(skus().first, 2), at: 1, key: 'add-1' }), {
    title: 'added again under the same key',
    key: 'add-1',
    holds: ({ totalCount }) => expect(totalCount).toBe(2),
  });
  row(saveCartMutation)(() => ({ kind: 'add', line: lineOf(skus().second, 1), at: 3, key: 'add-2' }), { title: 'added', key: 'add-2' });
  row(readCartCount)(() => undefined, { holds: (count) => expect(count).toBe(3) });
  row(readCart)(() => undefined, {
    holds: (read) => {
      cart.keep(read);
      expect(cents(read.amount.totalMoney)).toBe(2 * skus().first.price + skus().second.price);
    },
  });
  row(saveCartMutation)(() => ({ kind: 'setCount', basketId: lineIds()[0] ?? 0, count: 99_999, at: 4, key: 'set-1' }), {
    title: 'a count',
    refusal: 'OUT_OF_STOCK',
  });
  row(saveCartMutation)(() => ({ kind: 'setCount', basketId: lineIds()[0] ?? 0, count: 3, at: 5, key: 'set-2' }), {
    title: 'a count',
    holds: ({ totalCount }) => expect(totalCount).toBeGreaterThan(3),
  });
  row(saveCartMutation)(() => ({ kind: 'check', basketIds: lineIds(), checked: false, at: 6, key: 'check-1' }), { title: 'unchosen' });
  row(readCart)(() => undefined, { title: 'with nothing chosen', holds: ({ amount }) => expect(amount.count).toBe(0) });
  row(saveCartMutation)(() => ({ kind: 'check', basketIds: lineIds(), checked: true, at: 7, key: 'check-2' }), { title: 'chosen' });
  row(compareCarts)(() => ({ from: sriLanka, to: china }), {
    holds: ({ before, after }) => expect([before.currency, after.currency]).toEqual(['LKR', 'CNY']),
  });
  const choices = () => ({
    addrId: address.now.addrId,
    insurance: true,
    slots: [],
    payType: payTypes.cash,
    couponUserIds: null,
    promoCode: null,
    useCoins: true,
  });
  row(matchVouchers)(() => ({ basketIds: lineIds() }), {
    title: 'for lines of the cart',
    holds: ({ usable, best, currency }) => expect([usable, best.saved, currency]).toEqual([[], 0, 'LKR']),
  });
  row(confirmOrder)(() => ({ place: { name: 'checkout', buyNow: null, basketIds: lineIds() }, choices: choices(), checkoutToken: null }), {
    holds: preview.keep,
  });
  row(matchVouchers)(() => ({ checkoutToken: preview.now.checkoutToken }), {
    title: 'of a shopper who has none',
    holds: ({ usable, almost, unusable, best, saved, currency }) =>
      expect([usable, almost, unusable, best.couponUserIds, best.saved, saved, currency]).toEqual([[], [], [], [], 0, 0, 'LKR']),
  });
  row(checkPromoCode)(() => ({ code: ' welcome10 ', checkoutToken: preview.now.checkoutToken }), {
    title: 'a good one',
    holds: ({ code, valid, off }) => expect([code, valid, off > 0]).toEqual(['WELCOME10', true, true]),
  });
  row(checkPromoCode)(() => ({ code: 'SUMMER', checkoutToken: preview.now.checkoutToken }), {
    title: 'one that is not good now',
    refusal: 'PROMO_INVALID',
  });
  row(matchVouchers)(() => ({ checkoutToken: 'none' }), { refusal: 'CHECKOUT_EXPIRED' });
  const lost = { checkoutToken: 'none', remarks: [], acceptPriceHash: null };
  row(submitOrder)(() => ({ ...lost, isSeat: false, key: 'submit-0' }), { refusal: 'CHECKOUT_EXPIRED' });
  const submission = () => ({
    isSeat: false,
    checkoutToken: preview.now.checkoutToken,
    remarks: [{ shopId: skus().first.shopId, remarks: 'Ring twice' }],
    acceptPriceHash: null,
    key: 'submit-1',
  });
  row(submitOrder)(submission, {
    holds: (orders) => {
      placed.keep(orders);
      expect(orders.orders).toHaveLength(2);
    },
  });
  row(submitOrder)(submission, { title: 'again under the same key', holds: (again) => expect(again).toEqual(placed.now) });
  row(readOrder)(() => ({ orderNumber: orderNumber(0) }));
  row(readOrder)(() => ({ orderNumber: '1' }), { refusal: 'NOT_FOUND' });
  const search = { key: '', from: '', to: '' };
  row(readOrders)(() => ({ group: 'toPay' as const, search, current: 1, pages: 1 }), {
    holds: ({ counts, page }) => {
      expect([counts.toPay, page.total, page.size]).toEqual([2, 2, 10]);
      const times = page.records.map(({ createTime, orderNumber: number }) => `${createTime} ${number}`);
      expect(times).toEqual(times.toSorted().reverse());
    },
  });
  row(readOrders)(() => ({ group: 'toPay' as const, search, current: 1, pages: 3 }), { title: 'three pages in one' });
  row(readOrders)(
    () => ({ group: 'toPay' as const, search: { key: orderNumber(0), from: '2000-01-01', to: '2099-12-31' }, current: 1, pages: 1 }),
    {
      title: 'found by its number and days',
      holds: ({ page }) => expect(page.records.map((order) => order.orderNumber)).toEqual([orderNumber(0)]),
    },
  );
  row(readPayment)(() => ({ orderNumbers: placed.now.orderNumbers }), {
    holds: ({ orders, info }) => {
      expect(orders.map((order) => order.orderNumber)).toEqual(placed.now.orderNumbers.split(','));
      expect(cents(info?.totalFee ?? 0)).toBe(cents(preview.now.actualTotal));
      const later = info?.payTypes.find(({ payType }) => payType === payTypes.payLater);
      expect(later?.enabled, 'what can be paid later has plans').toBe(info?.installment !== null);
      for (const { total, dates } of info?.installment?.plans ?? [])
        expect(dates.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(total));
    },
  });
  row(openVault)(() => ({ purpose: 'PAY' as const }));
  row(finishPayAction)(() => ({ payNo: 'P0', result: 'approved', key: 'action-1' }), { refusal: 'NOT_FOUND' });
  row(cancelPayment)(() => ({ payNo: 'P0' }), { refusal: 'NOT_FOUND' });
  row(payInCash)(() => ({ orderNumbers: orderNumber(0), key: 'pay-1' }), {
    holds: ({ orderNumbers }) => expect(orderNumbers).toBe(orderNumber(0)),
  });
  row(readPayment)(() => ({ orderNumbers: placed.now.orderNumbers }), {
    title: 'of which one is settled: the other one is to be paid',
    holds: ({ orders, info }) => {
      const [settled, due] = orders;
      expect([settled?.payType, due?.payType]).toEqual([payTypes.cash, null]);
      expect([info?.orderNumbers, cents(info?.totalFee ?? 0)]).toEqual([orderNumber(1), cents(due?.actualTotal ?? 0)]);
    },
  });
  const byCard = { payType: payTypes.card, cardId: null, vaultToken: 'none', isKept: true, months: null };
  row(payOrder)(() => ({ ...byCard, orderNumbers: orderNumber(0), key: 'pay-2' }), { refusal: 'ORDER_NOT_PAYABLE' });
  row(payOrder)(() => ({ ...byCard, orderNumbers: orderNumber(1), cardId: 1, vaultToken: null, isKept: false, key: 'pay-3' }), {
    title: "with somebody else's saved card",
    refusal: 'NOT_FOUND',
  });
  const byPlan = { payType: payTypes.payLater, cardId: null, vaultToken: null, isKept: false };
  row(payOrder)(() => ({ ...byPlan, months: 3, orderNumbers: orderNumber(0), key: 'pay-4' }), {
    title: 'later, of what is paid in cash',
    refusal: 'ORDER_NOT_PAYABLE',
  });
  row(payOrder)(() => ({ ...byPlan, months: 4, orderNumbers: orderNumber(1), key: 'pay-5' }), {
    title: 'later, by a plan that there is not',
    refusal: 'VALIDATION',
  });
  row(makeAddressDefault)(() => ({ addrId: address.now.addrId }), { title: 'of the one that is', refusal: 'ADDRESS_ALREADY_DEFAULT' });
  row(makeAddressDefault)(() => ({ addrId: 1 }), { title: "of somebody else's", refusal: 'NOT_FOUND' });
  row(removeAddress)(() => ({ addrId: 1 }), { title: "of somebody else's", refusal: 'NOT_FOUND' });
  row(readAccount)(() => undefined, { holds: ({ hasPassword, notify }) => expect([hasPassword, notify.promo]).toEqual([true, true]) });
  const own = memoized<Account>();
  row(readAccount)(() => undefined, { title: 'with its picture', holds: own.keep });
  row(saveAvatar)(() => ({ avatarUrl: own.now.avatarUrl }), { holds: ({ pic }) => expect(pic).toBe(own.now.avatarUrl) });
  row(saveAvatar)(() => ({ avatarUrl: '/oss/avatar-of-somebody-else.webp' }), { refusal: 'VALIDATION' });
  row(readDevices)(() => undefined, {
    holds: ([here, ...others]) => {
      expect(here).toMatchObject({ current: true, region: 'Sri Lanka' });
      expect(others.some(({ current }) => current)).toBe(false);
    },
  });
  row(endDevices)(() => ({ sessionIds: ['s-of-nobody'] }), { title: 'where it is over', holds: (answer) => expect(answer).toBeNull() });
  row(saveProfile)(() => ({ nickName: ' Ama ', sex: 'F', birthDate: '1990-02-28' }), {
    holds: ({ nickName, sex, birthDate }) => expect([nickName, sex, birthDate]).toEqual(['Ama', 'F', '1990-02-28']),
  });
  row(readSender)(() => undefined, {
    holds: ({ name, mail, mobile }) => expect([name, mail, mobile]).toEqual(['Ama', own.now.userMail, own.now.userMobile]),
  });
  const browser = pushBrowser('https://fcm.googleapis.com').subscription;
  const elsewhere = pushBrowser('https://push.example.org').subscription;
  row(subscribePush)(() => browser, { holds: (answer) => expect(answer).toBeNull() });
  row(subscribePush)(() => elsewhere, { title: 'at a service that nobody knows', refusal: 'VALIDATION' });
  row(readPushState)(() => undefined, { holds: ({ endpoints }) => expect(endpoints).toEqual([browser.endpoint]) });
  row(unsubscribePush)(() => ({ endpoint: browser.endpoint }), { holds: (answer) => expect(answer).toBeNull() });
  row(readPushState)(() => undefined, { title: 'after it was turned off', holds: ({ endpoints }) => expect(endpoints).toEqual([]) });
  row(readExport)(() => undefined, {
    holds: (file) => expect(JSON.parse(file)).toMatchObject({ parts: { account: [{ nickName: 'Ama', mail: own.now.userMail }] } }),
  });
  row(readExport)(() => undefined, { title: 'a second time', refusal: 'RATE_LIMITED' });
  row(saveProfile)(() => ({ nickName: 'Ama', sex: '', birthDate: '2990-02-28' }), {
    title: 'born in the future',
    refusal: 'VALIDATION',
  });
  row(saveNotify)(() => ({ order: true, promo: false, chat: true }), { holds: ({ notify }) => expect(notify.promo).toBe(false) });
  row(changePassword)(() => ({ oldPassword: 'Wrong#2026', password: 'Demo#2027' }), { refusal: 'PASSWORD_WRONG' });
  row(changePassword)(() => ({ oldPassword: 'Demo#2026', password: 'Demo#2027' }), {
    title: 'by who knows the old one',
    holds: (done) => expect(done).toBeNull(),
  });
  row(readCards)(() => undefined, { holds: (cards) => expect(cards).toEqual([]) });
  row(makeCardDefault)(() => ({ cardId: 1 }), { title: "of somebody else's", refusal: 'NOT_FOUND' });
  row(saveCard)(() => ({ vaultToken: 'none', key: 'card-1' }), { title: 'of no card', refusal: 'TRANSITION_NOT_ALLOWED' });
  row(removeCard)(() => ({ cardId: 1 }), { title: "of somebody else's", refusal: 'NOT_FOUND' });
  row(readOrder)(() => ({ orderNumber: orderNumber(0) }), {
    title: 'for cash',
    holds: ({ payType }) => expect(payType).toBe(payTypes.cash),
  });
  row(readDeadlines)(() => undefined, {
    holds: ({ records }) =>
      expect(new Map(records.map((each) => [each.orderNumber, each.kind]))).toEqual(
        new Map([
          [orderNumber(1), 'PAY'],
          [orderNumber(0), 'SHIP'],
        ]),
      ),
  });
  row(readCalendar)(() => undefined, { holds: (text) => expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2) });
  row(readCoins)(() => undefined, {
    holds: ({ info, latest }) => expect([info.balance, info.currency, latest]).toEqual([0, 'LKR', []]),
  });
  row(readCoinRecords)(() => ({ kind: null, current: 1, pages: 1 }), {
    holds: ({ total, size }) => expect([total, size]).toEqual([0, 20]),
  });
  row(readCoinRecords)(() => ({ kind: 'SPEND' as const, current: 1, pages: 2 }), {
    title: 'of one type, two pages in one',
    holds: ({ records, size }) => expect([records, size]).toEqual([[], 20]),
  });
  const invitation = { code: '' };
  row(readInvitation)(() => ({ pages: 2 }), {
    holds: ({ info, boards, records }) => {
      invitation.code = info.inviteCode;
      expect([info.invitedCount, info.rank, boards.month.me, records.records, records.size]).toEqual([0, null, null, [], 20]);
    },
  });
  row(readInviter)(() => invitation, { title: "somebody's", holds: (inviter) => expect(inviter).toMatch(/^.[*]{3}$/) });
  row(readInviteRecords)(() => ({ current: 1 }), { holds: ({ records, total }) => expect([records, total]).toEqual([[], 0]) });
  row(showOnLeaderboard)(() => ({ shown: false }), { holds: ({ onLeaderboard }) => expect(onLeaderboard).toBe(false) });
  const list = { listId: 0 };
  row(createList)(() => ({ listName: 'Tea / 100 %', key: 'list-1' }), {
    holds: ({ listId, itemCount }) => {
      list.listId = listId;
      expect(itemCount).toBe(0);
    },
  });
  row(createList)(() => ({ listName: ' tea/100% ', key: 'list-2' }), { title: 'of a name that is taken', refusal: 'LIST_NAME_EXISTS' });
  row(readLists)(() => undefined, { holds: (lists) => expect(lists.map(({ listName }) => listName)).toEqual(['Tea / 100 %']) });
  row(renameList)(() => ({ ...list, listName: 'Tea #1' }), { holds: ({ listName }) => expect(listName).toBe('Tea #1') });
  row(readList)(() => ({ listName: 'Tea #1' }), { holds: ({ items, total }) => expect([items, total]).toEqual([[], 0]) });
  row(readList)(() => ({ listName: 'No such list' }), { title: 'of an unknown name', refusal: 'NOT_FOUND' });
  row(changeList)(() => ({ ...list, change: { kind: 'remove' as const, itemIds: [1] } }), {
    holds: ({ items }) => expect(items).toEqual([]),
  });
  row(saveNote)(() => ({ ...list, itemId: 1, note: 'Green' }), { refusal: 'NOT_FOUND' });
  const sku = () => ({ prodId: skus().first.prodId, skuId: skus().first.skuId, shopId: skus().first.shopId });
  row(createListChoice)(() => ({ listName: 'Picnic', key: 'pick-1' }), {
    holds: ({ listName, skuCount }) => expect([listName, skuCount]).toEqual(['Picnic', 0]),
  });
  row(createListChoice)(() => ({ listName: 'picnic', key: 'pick-2' }), { title: 'of a name that is taken', refusal: 'LIST_NAME_EXISTS' });
  row(tickList)(() => ({ ...list, ...sku(), isOn: true, key: 'pick-3' }), { holds: ({ skuCount }) => expect(skuCount).toBe(1) });
  const item = { itemId: 0 };
  row(readList)(() => ({ listName: 'Tea #1' }), {
    title: 'with a thing in it',
    holds: ({ items }) => {
      item.itemId = items[0]?.itemId ?? 0;
      expect(items).toHaveLength(1);
    },
  });
  const link = memoized<Awaited<ReturnType<typeof shareList>>>();
  const byLink = () => ({ shareCode: link.now.shareCode, listId: list.listId });
  row(shareList)(() => ({ listId: 1, mode: 'VIEW' as const, days: 7 }), { title: "of somebody else's list", refusal: 'NOT_FOUND' });
  row(shareList)(() => ({ listId: list.listId, mode: 'VIEW' as const, days: 7 }), { holds: link.keep });
  row(readSharedList)(() => ({ shareCode: 'none', regionId: sriLanka }), { refusal: 'NOT_FOUND' });
  row(readSharedList)(() => ({ shareCode: link.now.shareCode, regionId: sriLanka }), {
    title: 'of his own list',
    holds: ({ role, share }) => expect([role, share?.shareCode]).toEqual(['OWNER', link.now.shareCode]),
  });
  row(changeList)(() => ({ ...byLink(), change: { kind: 'count' as const, itemId: item.itemId, count: 1 } }), {
    title: 'by its link, a count',
    holds: ({ items }) => expect(items.map(({ count }) => count)).toEqual([1]),
  });
  row(changeList)(() => ({ ...byLink(), change: { kind: 'remove' as const, itemIds: [1] } }), {
    title: 'by its link, what is not there, removed',
    holds: ({ items }) => expect(items).toHaveLength(1),
  });
  row(copySharedList)(() => ({ shareCode: link.now.shareCode, key: 'copy-1' }), {
    holds: ({ listName, items }) => expect([listName, items.length]).toEqual(['Tea #1 2', 1]),
  });
  row(revokeShare)(() => ({ listId: list.listId }), { holds: (done) => expect(done).toBeNull() });
  row(readSharedList)(() => ({ shareCode: link.now.shareCode, regionId: sriLanka }), {
    title: 'whose link has ended',
    refusal: 'SHARE_EXPIRED',
    data: { owner: expect.stringContaining('***') as string },
  });
  row(changeList)(() => ({ ...list, change: { kind: 'count' as const, ...item, count: 2 } }), {
    title: 'to another count',
    holds: ({ items }) => expect(items[0]?.count).toBe(2),
  });
  row(changeList)(() => ({ ...list, change: { kind: 'move' as const, ...item, place: 0 } }), {
    title: 'to a place where it stands',
    holds: ({ items }) => expect(items.map(({ itemId }) => itemId)).toEqual([item.itemId]),
  });
  row(saveNote)(() => ({ ...list, ...item, note: 'Green' }), {
    title: 'of a thing that is there',
    holds: ({ items }) => expect([items[0]?.count, items[0]?.note]).toEqual([2, 'Green']),
  });
  row(readListChoices)(() => ({ skuId: skus().first.skuId }), {
    holds: (lists) =>
      expect(lists.map(({ listName, skuCount }) => [listName, skuCount]).sort()).toEqual([
        ['Picnic', 0],
        ['Tea #1 2', 1],
        ['Tea #1', 2],
      ]),
  });
  row(tickList)(() => ({ ...list, ...sku(), isOn: false, key: 'pick-4' }), {
    title: 'out again',
    holds: ({ skuCount }) => expect(skuCount).toBe(0),
  });
  row(tickList)(() => ({ ...list, ...sku(), isOn: false, key: 'pick-5' }), {
    title: 'where it does not stand: nothing else goes',
    holds: ({ skuCount }) => expect(skuCount).toBe(0),
  });
  row(buyList)(() => ({ ...list, itemIds: null, key: 'list-3' }), { title: 'while it is empty', refusal: 'NO_ITEMS_SELECTED' });
  row(deleteList)(() => list, { holds: (done) => expect(done).toBeNull() });
  const undos = memoized<Awaited<ReturnType<typeof readUndos>>>();
  row(readUndos)(() => undefined, { holds: undos.keep });
  const undo = () => ({ token: undos.now[0]?.token ?? '' });
  row(takeBack)(undo);
  row(takeBack)(undo, { title: 'once more', refusal: 'NOT_FOUND' });
  row(readReceipt)(() => ({ orderNumber: orderNumber(0) }), { title: 'before the money', refusal: 'NO_RECEIPT_YET' });
  row(readReceipt)(() => ({ orderNumber: '1' }), { refusal: 'NOT_FOUND' });
  row(readReceiptPdf)(() => ({ orderNumber: orderNumber(0) }), { title: 'before the money', refusal: 'NO_RECEIPT_YET' });
  row(readOrderToRate)(() => ({ orderNumber: orderNumber(0) }), { holds: toRate.keep });
  const rating = () =>
    toRate.now.orderItemDtos.map(({ orderItemId, prodId }) => ({
      orderItemId,
      prodId,
      score: 5,
      content: 'Red',
      pics: [],
      isAnonymous: 0 as const,
    }));
  row(rateOrder)(() => ({ items: rating(), key: 'rate-1' }), { title: 'before it came', refusal: 'TRANSITION_NOT_ALLOWED' });
  row(readOwnReviews)(() => ({ current: 1, pages: 1 }), { holds: ({ total, size }) => expect([total, size]).toEqual([0, 10]) });
  row(appendReview)(() => ({ prodCommId: 1, content: 'Still red', key: 'append-1' }), { refusal: 'NOT_FOUND' });
  row(deleteReview)(() => ({ prodCommId: 1 }), { refusal: 'NOT_FOUND' });
  row(readRefundMatter)(() => ({ orderNumber: orderNumber(0), refundSn: null, chosen: null }), {
    holds: ({ order, reasons }) => {
      expect(order.actions.find(({ action }) => action === 'REFUND')?.allowed ?? false).toBe(false);
      expect(reasons[1].length).toBeGreaterThan(0);
    },
  });
  row(readRefundMatter)(() => ({ orderNumber: orderNumber(0), refundSn: '1', chosen: null }), {
    title: 'of a refund that is not there',
    refusal: 'NOT_FOUND',
  });
  const application = (buyerReason: string) => ({
    orderNumber: orderNumber(0),
    orderItemId: 0,
    refundType: 1 as const,
    applyType: 1 as const,
    isReceiver: 0 as const,
    buyerReason,
    goodsNum: null,
    refundAmount: 1,
    buyerDesc: '',
    photoFiles: [],
  });
  row(sendApplication)(() => ({ param: application('changed_mind'), refundSn: null, key: 'refund-1' }), {
    title: 'before anything was paid',
    refusal: 'TRANSITION_NOT_ALLOWED',
  });
  row(sendApplication)(() => ({ param: application('changed_mind'), refundSn: '1', key: 'refund-2' }), {
    title: 'of a refund that is not there',
    refusal: 'NOT_FOUND',
  });
  row(readClaimMatter)(() => ({ orderNumber: orderNumber(0) }), {
    title: 'of what was not sent',
    holds: ({ offers }) => expect(offers.map(({ allowed }) => allowed)).toEqual([false, false, false]),
  });
  row(sendClaim)(() => ({ orderNumber: '1', param: { kind: 'LATE', desc: 'Not here yet', photoFiles: [] }, key: 'claim-1' }), {
    refusal: 'NOT_FOUND',
  });
  const anyDay = { from: '', to: '' };
  row(readRefunds)(() => ({ state: null, days: anyDay, current: 1, pages: 1 }), {
    holds: ({ counts, page }) => expect([counts.refund, page.total, page.size]).toEqual([0, 0, 10]),
  });
  row(readRefunds)(() => ({ state: -1, days: anyDay, current: 1, pages: 1 }), { title: 'those that were closed' });
  row(readRefunds)(() => ({ state: null, days: { from: '2026-01-01', to: '2026-01-31' }, current: 1, pages: 1 }), { title: 'of a month' });
  row(readRefunds)(() => ({ state: null, days: { from: 'soon', to: '' }, current: 1, pages: 1 }), {
    title: 'of what is no day',
    refusal: 'VALIDATION',
  });
  row(readRefund)(() => ({ refundSn: '1' }), { refusal: 'NOT_FOUND' });
  for (const step of refundSteps)
    row(takeRefundStep)(
      () => ({ refundSn: '1', step, form: { company: 'Lanka Post', number: 'LP77', words: 'Torn', pictures: [] }, key: `refund-${step}` }),
      { title: step, refusal: 'NOT_FOUND' },
    );
  row(grantUpload)(() => ({ purpose: 'refund' as const }), { title: 'for a refund' });
  row(grantUpload)(() => ({ purpose: 'review' as const }), {
    holds: ({ left, until }) => expect([left > 0, until > 0]).toEqual([true, true]),
  });
  row(changeOrderAddress)(() => ({ orderNumber: orderNumber(1), addrId: address.now.addrId, key: 'address-1' }), {
    title: 'to where it goes already',
    holds: (order) => expect(order.userAddrDto.addrId).toBe(address.now.addrId),
  });
  row(changeOrderAddress)(() => ({ orderNumber: orderNumber(1), addrId: 1, key: 'address-2' }), { refusal: 'NOT_FOUND' });
  row(readDeliveries)(() => ({ orderNumber: orderNumber(0) }), {
    title: 'before anything is sent',
    holds: (all) => expect(all).toEqual([]),
  });
  row(readCancel)(() => ({ orderNumber: orderNumber(1) }));
  row(readStepPreview)(() => ({ orderNumber: orderNumber(1), action: 'DELETE' as const }), {
    title: 'of a step that is not allowed',
    holds: ({ effects, currency }) => expect([effects, currency]).toEqual([[], 'LKR']),
  });
  row(readStepPreview)(() => ({ refundSn: '1' }), { title: 'of a refund that is not there', refusal: 'NOT_FOUND' });
  row(takeOrderStep)(() => ({ orderNumber: orderNumber(1), step: 'CONFIRM_RECEIPT' as const, key: 'step-1' }), {
    refusal: 'TRANSITION_NOT_ALLOWED',
  });
  row(takeOrderStep)(() => ({ orderNumber: orderNumber(1), step: 'EXTEND_RECEIPT' as const, key: 'step-2' }), {
    refusal: 'TRANSITION_NOT_ALLOWED',
  });
  row(takeOrderStep)(() => ({ orderNumber: orderNumber(1), step: 'WITHDRAW_CANCEL' as const, key: 'step-3' }), {
    refusal: 'TRANSITION_NOT_ALLOWED',
  });
  row(cancelOrder)(() => ({ orderNumber: orderNumber(1), reason: 'changed_mind', remark: null, key: 'cancel-1' }), {
    holds: (order) => expect([order.statusCode, order.refundAmount]).toEqual(['CLOSED.BUYER_CANCEL', null]),
  });
  row(readStepPreview)(() => ({ orderNumber: orderNumber(1), action: 'DELETE' as const }), {
    holds: ({ effects }) => expect(effects.map(({ kind, at }) => [kind, at !== null])).toEqual([['BIN_UNTIL', true]]),
  });
  row(takeOrderStep)(() => ({ orderNumber: orderNumber(1), step: 'DELETE' as const, key: 'step-4' }), {
    holds: ({ order }) => expect(order?.actions.map(({ action }) => action)).toEqual(['RESTORE']),
  });
  row(readOrders)(() => ({ group: 'deleted' as const, search, current: 1, pages: 1 }), {
    title: 'that are deleted',
    holds: ({ page }) => expect(page.records.map((order) => order.orderNumber)).toEqual([orderNumber(1)]),
  });
  row(takeOrderStep)(() => ({ orderNumber: orderNumber(1), step: 'RESTORE' as const, key: 'step-5' }), {
    holds: ({ order }) => expect(order?.actions.map(({ action }) => action)).toEqual(['BUY_AGAIN', 'DELETE']),
  });
  row(takeOrderStep)(() => ({ orderNumber: orderNumber(1), step: 'BUY_AGAIN' as const, key: 'step-6' }), {
    holds: ({ order, notAdded }) => expect([order, notAdded]).toEqual([null, []]),
  });
  row(readOrders)(() => ({ group: 'toPay' as const, search, current: 1, pages: 1 }), {
    title: 'when nothing is to be paid',
    holds: ({ page }) => expect(page).toMatchObject({ records: [], total: 0 }),
  });
  row(readRestockAlert)(() => ({ prodId: skus().second.prodId, skuId: skus().second.skuId, regionId: sriLanka }), {
    holds: ({ isOn }) => expect(isOn).toBe(false),
  });
  row(saveRestockAlert)(() => ({ skuId: skus().second.skuId, isOn: true }), { refusal: 'TRANSITION_NOT_ALLOWED' });
  row(readCart)(() => undefined, { title: 'filled by buying again', holds: cart.keep });
  row(saveCartMutation)(() => ({ kind: 'moveToFavourites', basketIds: lineIds(), at: 8, key: 'move-1' }), {
    title: 'moved to the favourites',
  });
  const moved = () => itemsOf(cart.now).map(({ prodId }) => ({ kind: 'product' as const, id: prodId }));
  row(readKept)(() => ({ favourites: moved() }), {
    title: 'of what was moved there',
    holds: (found) => expect([found, found.length > 0]).toEqual([moved(), true]),
  });
  row(readCart)(() => undefined, { title: 'when all of it was moved', holds: ({ shops }) => expect(shops).toEqual([]) });
  const variedCart = memoized<Awaited<ReturnType<typeof readCart>>>();
  const variedLine = (): number => itemsOf(variedCart.now)[0]?.basketId ?? 0;
  row(readVariants)(() => ({ prodId: skus().varied.prodId, regionId: sriLanka }), {
    holds: ({ skuList }) => expect(skuList.map(({ skuId }) => skuId)).toEqual([skus().varied.skuId, skus().varied.skuId + 1]),
  });
  row(saveCartMutation)(() => ({ kind: 'add', line: lineOf(skus().varied, 2), at: 9, key: 'add-3' }), {
    title: 'a variant, added',
    key: 'add-3',
  });
  row(readCart)(() => undefined, { title: 'with a variant', holds: variedCart.keep });
  row(readSimilarItems)(() => ({ prodId: skus().varied.prodId, regionId: sriLanka }), {
    holds: (similar) => expect(similar.some(({ prodId }) => prodId === skus().varied.prodId)).toBe(false),
  });
  row(changeCartSku)(() => ({ basketId: variedLine(), skuId: skus().varied.skuId + 1, key: 'variant-1' }), {
    holds: (changed) => expect(changed).toEqual({ merged: false, capped: false, prodCount: 2 }),
  });
  row(changeCartSku)(() => ({ basketId: variedLine(), skuId: skus().first.skuId, key: 'variant-2' }), { refusal: 'NOT_FOUND' });
  row(readCart)(() => undefined, {
    title: 'with another variant',
    holds: (read) => expect(itemsOf(read).map(({ skuId }) => skuId)).toEqual([skus().varied.skuId + 1]),
  });
  row(saveCartMutation)(() => ({ kind: 'remove', basketIds: [variedLine()], at: 10, key: 'remove-2' }), { title: 'the variant, removed' });
  row(saveCartMutation)(() => ({ kind: 'clearExpired', at: 11, key: 'clear-1' }), { title: 'what expired, cleared' });
  row(saveCartMutation)(() => ({ kind: 'remove', basketIds: [1], at: 12, key: 'remove-1' }), { title: "another's line, removed" });
  const seat = memoized<Awaited<ReturnType<typeof confirmOrder>>>();
  const seatOf = (groupSkuId: number) => ({
    place: { name: 'checkout' as const, buyNow: null, basketIds: [], groupSkuId },
    choices: { ...choices(), payType: payTypes.card },
    checkoutToken: null,
  });
  row(confirmOrder)(() => seatOf(skus().upcoming), { title: 'a seat, too early', refusal: 'GROUP_NOT_STARTED' });
  row(confirmOrder)(() => seatOf(skus().inProgress), {
    title: 'a seat',
    holds: (priced) => {
      seat.keep(priced);
      expect(priced.payTypes.map(({ enabled }) => enabled)).toEqual([true, false, false]);
    },
  });
  row(submitOrder)(() => ({ ...lost, isSeat: true, key: 'submit-seat-0' }), {
    title: 'a seat that nobody chose',
    refusal: 'CHECKOUT_EXPIRED',
  });
  row(submitOrder)(() => ({ ...lost, isSeat: true, checkoutToken: seat.now.checkoutToken, key: 'submit-seat' }), {
    title: 'a seat',
    holds: ({ orders }) => expect(orders.length).toBe(1),
  });
  row(readGroupBuy)(() => ({ groupActivityId: skus().inProgress, regionId: sriLanka }), {
    title: 'with a seat of his own',
    holds: ({ orderNumber: mine, held, actions }) =>
      expect([mine === null, held, actions.find(({ action }) => action === 'JOIN')?.reasonCode]).toEqual([false, 1, 'ALREADY_IN_TEAM']),
  });
  row(saveReminder)(() => ({ groupActivityId: 1, isOn: true }), { refusal: 'NOT_FOUND' });
  row(saveReminder)(() => ({ groupActivityId: skus().upcoming, isOn: true }), { holds: (saved) => expect(saved).toEqual({ isOn: true }) });
  return rows;
};
