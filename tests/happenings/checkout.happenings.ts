import { happeningsOf } from '#flows/happenings.ts';
import { checkoutMachine, payTypes } from '#machines/checkout.machine.ts';
import { payResult, preview } from './goods.checkout.ts';
import { shopperHere } from './here.ts';

const placed = { orderNumbers: 'S1', orders: [{ orderNumber: 'S1', shopId: 7, actualTotal: 5_240 }], actualTotal: 5_240, endTime: '2026-02-02T09:30:00.000Z', nowTime: '2026-02-02T09:00:00.000Z', needPay: true };
const blocked = [{ action: 'SUBMIT', allowed: false, reasonCode: 'BELOW_MIN_PAYMENT', reason: 'The payment amount shall not be less than Rs 100', until: null }];
const dearer = preview({ priceHash: 'h-2', actualTotal: 5_740, total: 5_490 });

export const checkout = happeningsOf(checkoutMachine)({
  inputs: { 'from the cart': { place: { name: 'checkout', buyNow: null, basketIds: [1] }, here: shopperHere } },
  events: {
    'address.settled': [{ addrId: 2 }],
    'notice.passed': [{ notice: { kind: 'good', id: 'toast.addressAdded' } }],
    'slot.chosen': [({ context }) => ({ shopId: 7, slotId: context.preview?.shopCartOrders[0]?.slotId === 's1' ? 's2' : 's1' })],
    'insurance.changed': [({ context }) => ({ selected: !context.choices.insurance })],
    'payType.chosen': [({ context }) => ({ payType: context.choices.payType === payTypes.card ? payTypes.cash : payTypes.card })],
    'remark.changed': [({ context }) => (context.remarks[7] ? null : { shopId: 7, remarks: 'Ring twice' })],
    'submit.pressed': [{}], 'cash.confirmed': [{}], 'cash.declined': [{}], 'difference.accepted': [{}], 'difference.declined': [{}], 'retry.pressed': [{}], resume: [{}],
  },
  ports: {
    addressBook: { says: ['address.settled', 'notice.passed'] },
    confirmOrder: {
      answers: {
        'as chosen': ({ question }) => preview({ insuranceOption: { ...preview().insuranceOption, selected: question.choices.insurance } }, question.choices.slots[0]?.slotId ?? 's1'),
        'too little': preview({ actions: blocked, issues: [{ code: 'BELOW_MIN_PAYMENT', desc: 'The payment amount shall not be less than Rs 100', level: 'BLOCK', basketId: null, shopId: null }] }),
      },
      refusals: ['CHECKOUT_EXPIRED', 'NO_ITEMS_SELECTED', 'UNREACHABLE'],
    },
    submitOrder: { answers: { placed }, refusals: ['TIMED_OUT', 'CHECKOUT_EXPIRED', { code: 'PRICE_CHANGED', data: { preview: dearer } }, 'SLOT_UNAVAILABLE'] },
    payInCash: { answers: { 'to the courier': payResult('COD_DUE') }, refusals: ['COD_NOT_AVAILABLE'] },
  },
  seen: ({ choices, preview: shown, before, remarks, acceptedHash }) => ({
    payType: choices.payType, insurance: choices.insurance, slot: choices.slots[0]?.slotId, mayOrder: shown?.actions[0]?.allowed, isOld: before !== null, hasRemark: remarks[7] !== undefined, hash: acceptedHash,
  }),
});
