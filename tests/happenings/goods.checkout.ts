import type { AreaTree } from '#machines/address.ts';
import type { Address, DeliverySlot, OrderPreview, PayResult, Priced } from '#machines/words.ts';
import { cartItem } from './goods.ts';
import { here } from './here.ts';

const rupees: Priced = { currency: 'LKR', priceSymbol: 'Rs' };
const country = here.regionId;

/** Somebody's address in Colombo, by its number. */
export const address = (addrId: number, changed: Partial<Address> = {}): Address => ({
  addrId, receiver: `Ama ${addrId}`, countryId: country, provinceId: 1, cityId: 11, areaId: 111, country: 'Sri Lanka', province: 'Western', city: 'Colombo', area: 'Wellawatte',
  addr: '12 Marine Drive', postCode: '00600', mobile: '771234567', mobileCode: '94', altMobile: null, altMobileCode: null, commonAddr: addrId === 1 ? 1 : 0, deliverable: true, reason: null, ...changed,
});

const area = (areaId: number, areaName: string, parentId: number, level: number, areas: AreaTree[] = []): AreaTree => ({ areaId, areaName, parentId, level, areas });

/** A country with one province, one district, one town. */
export const areaTree = (regionId: number): AreaTree =>
  area(regionId, '', 0, 0, [area(1, 'Western', regionId, 1, [area(11, 'Colombo', 1, 2, [area(111, 'Wellawatte', 11, 3)])])]);

const slot = (slotId: string, start: string, end: string): DeliverySlot => ({ slotId, day: '2026-02-04', start, end, fee: 0, left: 5, cutoff: '2026-02-03T12:00:00.000Z', available: true, reason: null });
const slots = [slot('s1', '09:00', '12:00'), slot('s2', '13:00', '17:00')];

/** What the mall answers to a checkout of one line, at a price. */
export const preview = (changed: Partial<OrderPreview> = {}, slotId = 's1'): OrderPreview => ({
  ...rupees, checkoutToken: 'c-1', expireTime: '2026-02-02T09:30:00.000Z', nowTime: '2026-02-02T09:00:00.000Z', priceHash: 'h-1', userAddr: address(1),
  shopCartOrders: [{
    shopId: 7, shopName: 'Kandy Outdoors', shopCartItemDiscounts: [{ shopCartItems: [cartItem(1)] }], total: 4_990, transfee: 250, freeTransfee: 0, actualTotal: 5_240, totalCount: 1, remarks: '', slots, slotId,
    estimate: { ...rupees, deliverable: true, reason: null, fee: 250, free: false, earliest: '2026-02-03', latest: '2026-02-05', courier: 'Lanka Post', slots: true, orderBy: '2026-02-01T18:30:00.000Z' },
  }],
  total: 4_990, actualTotal: 5_240, totalCount: 1,
  priceLines: { quantity: 1, subtotal: 4_990, totalItemCost: 4_990, savedByVouchers: 0, promoCodes: 0, shopDiscount: 0, coins: 0, deliveryFee: 250, slotFee: 0, smallCartFee: 0, insurance: 0, total: 5_240 },
  insuranceOption: { available: true, selected: false, fee: 50, cover: 'Covers loss and damage.' },
  payTypes: [{ payType: 20, name: 'Credit or debit card', enabled: true, reasonCode: null, reason: null, fee: 0 }, { payType: 21, name: 'Cash on delivery', enabled: true, reasonCode: null, reason: null, fee: 0 }],
  minPayAmount: 100, minPayGap: null, smallCartGap: null, issues: [], actions: [{ action: 'SUBMIT', allowed: true, reasonCode: null, reason: null, until: null }], ...changed,
});

/** An attempt to pay, in a status. */
export const payResult = (payStatus: PayResult['payStatus'], changed: Partial<PayResult> = {}): PayResult => ({
  ...rupees, payNo: 'P1', orderNumbers: 'S1', payStatus, nextAction: null, failCode: null, failDesc: null, retryable: true, attempts: 1, amount: 5_240, endTime: '2026-02-02T09:30:00.000Z', nowTime: '2026-02-02T09:00:00.000Z', actions: [], ...changed,
});
