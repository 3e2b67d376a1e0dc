import { expect, test } from 'vitest';
import { canComeNext } from '#machines/rules/order/orderActions.ts';

test('the receipt is offered for confirmation from the day the parcel is sent, refused with its reason or not', () => {
  const refused = { action: 'CONFIRM_RECEIPT', allowed: false };
  expect((['PLACED', 'PAID', 'SHIPPED', 'DELIVERED', 'COMPLETED'] as const).filter((stage) => canComeNext({ stage }, refused))).toEqual([
    'SHIPPED',
    'DELIVERED',
  ]);
  expect(canComeNext({ stage: 'PAID' }, { action: 'CANCEL', allowed: false }), 'a refused cancellation stays, with its reason').toBe(true);
});

test('a list offers to send an order elsewhere only while that is allowed; the page of the order says why not', () => {
  const offered = [true, false].filter((allowed) => canComeNext({ stage: 'PAID' }, { action: 'CHANGE_ADDRESS', allowed }));
  expect(offered).toEqual([true]);
});

test('in a list nobody is offered to cancel what was sent; the page of the order says why not', () => {
  const refused = { action: 'CANCEL', allowed: false };
  expect((['PLACED', 'PAID', 'SHIPPED', 'DELIVERED'] as const).filter((stage) => canComeNext({ stage }, refused))).toEqual([
    'PLACED',
    'PAID',
  ]);
});
