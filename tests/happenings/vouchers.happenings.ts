import { happeningsOf } from '#flows/happenings.ts';
import { vouchersMachine } from '#machines/vouchers.machine.ts';
import type { Voucher } from '#machines/words.ts';
import { here, shopperHere } from './here.ts';

const voucher: Voucher = {
  couponId: 1, couponName: 'Rs 300 off', subTitle: 'From Rs 3,000', scope: 'SHOP', kind: 'AMOUNT', currency: 'LKR', priceSymbol: 'Rs', endTime: '2026-03-01T00:00:00.000Z', stocks: 12, shopName: 'Lotus Store',
  newUserOnly: false, state: 'COLLECT', canReceive: true, curUserReceiveCount: 0, priceAfter: 4_690, gap: null, reason: null, until: null,
};
const soon: Voucher = { ...voucher, couponId: 2, couponName: 'Rs 1,000 off', scope: 'MALL', shopName: null, state: 'NOT_STARTED', canReceive: false, priceAfter: null, gap: 7_010, reason: 'Not given out yet', until: '2026-02-03T00:00:00.000Z' };

export const vouchers = happeningsOf(vouchersMachine)({
  inputs: {
    'a guest at a product': { prodId: 101, skuId: 1, shopId: 7, here, wish: null },
    'a shopper at a shop': { prodId: null, skuId: null, shopId: 7, here: shopperHere, wish: null },
    'a shopper who wanted one before the login': { prodId: 101, skuId: 1, shopId: 7, here: shopperHere, wish: 1 },
  },
  events: { 'collect.pressed': [{ couponId: 1 }, { couponId: 2 }], 'all.toggled': [{}], 'retry.pressed': [{}], resume: [{}] },
  ports: {
    readVouchers: { answers: { 'one, and one that comes': [voucher, soon], none: [] }, refusals: ['OFFLINE'] },
    collectVoucher: { answers: { collected: { couponId: 1, state: 'COLLECTED', canReceive: false, curUserReceiveCount: 1, reason: 'You have as many as you may have' } }, refusals: ['VOUCHER_SOLD_OUT'] },
  },
  seen: ({ here: { isLoggedIn }, wish, vouchers: shown, isOpen, collecting, refused }) => ({ isLoggedIn, wish, isOpen, collecting, refused: refused?.problem.code, states: shown.map(({ state }) => state) }),
});
