import type { Action, CancelPreview, MyOrder, OrderDetail, OrderItem, Priced } from '#machines/words.ts';
import { address } from './goods.checkout.ts';

const rupees: Priced = { currency: 'LKR', priceSymbol: 'Rs' };

export const action = (name: string, allowed = true, until: string | null = null): Action => ({ action: name, allowed, reasonCode: allowed ? null : 'TRANSITION_NOT_ALLOWED', reason: allowed ? null : 'Not now', until });

const item: OrderItem = {
  ...rupees, orderItemId: 1, orderNumber: 'S1', prodId: 101, skuId: 1011, shopId: 7, prodName: 'Day pack', skuName: 'Red', pic: '/pictures/sku-1011.webp', price: 4_990, prodCount: 1, productTotalAmount: 4_990, actualTotal: 4_990,
};

/** An order as lists show it. */
export const myOrder = (orderNumber: string, changed: Partial<MyOrder> = {}): MyOrder => ({
  ...rupees, orderNumber, shopId: 7, shopName: 'Kandy Outdoors', shopLogo: '/pictures/shop-7.webp', status: 3, statusCode: 'SHIPPED.IN_TRANSIT', stage: 'SHIPPED', actualTotal: 5_240, total: 4_990, productNums: 1,
  orderItemDtos: [item], createTime: '2026-02-01T09:00:00.000Z', endTime: null, nowTime: '2026-02-02T09:00:00.000Z', payType: 20, payStatus: 'PAID', actions: [action('CONFIRM_RECEIPT'), action('DELETE', false)], ...changed,
});

/** An order that is on its way, as its own page shows it. */
export const orderDetail = (changed: Partial<OrderDetail> = {}): OrderDetail => ({
  ...myOrder('S1'), userAddrDto: address(1), courierService: 'Lanka Post', trackingNumber: 'LP1', slot: null,
  stages: (['PLACED', 'PAID', 'SHIPPED', 'DELIVERED'] as const).map((stage) => ({ stage, time: stage === 'DELIVERED' ? null : '2026-02-01T09:00:00.000Z', current: stage === 'SHIPPED' })),
  timeline: [{ seq: 1, time: '2026-02-01T09:00:00.000Z', event: 'order.placed', from: '', to: 'UNPAID', actor: 'BUYER', desc: 'Order placed' }],
  priceLines: { quantity: 1, subtotal: 4_990, totalItemCost: 4_990, savedByVouchers: 0, promoCodes: 0, shopDiscount: 0, coins: 0, deliveryFee: 250, slotFee: 0, smallCartFee: 0, insurance: 0, total: 5_240 },
  remarks: '', insurance: { selected: false, fee: 0, claimable: false }, placedOn: '2026-02-01T09:00:00.000Z', paidOn: '2026-02-01T09:01:00.000Z', receiveDeadline: null, cancelTime: null, closeType: null,
  cancelReason: null, cancelRemark: null, cancelledAmount: null, refundAmount: null, pay: { payType: 20, cardLast4: '4242', payNo: 'P1' }, orderVersion: 4, ...changed,
});

/** What a cancel would do. */
export const cancelPreview = (mode: CancelPreview['mode']): CancelPreview => ({
  ...rupees, orderNumber: 'S1', mode, reasonCode: mode === 'NOT_ALLOWED' ? 'ALREADY_SHIPPED' : null,
  reasons: [{ code: 'changed_mind', desc: 'Changed my mind', needsText: false }, { code: 'other', desc: 'Another reason', needsText: true }],
  cancelledAmount: 5_240, refundAmount: 5_240, refundTo: 'Card ending 4242', desc: 'The money goes back to your card.',
});
