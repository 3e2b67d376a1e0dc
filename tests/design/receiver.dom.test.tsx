import { expect, test } from 'vitest';
import type { Address } from '#machines/model/address.ts';
import { Receiver } from '#src/components/order/Receiver.tsx';
import { address } from '../fixtures/checkouts.ts';
import { drawn } from './drawn.tsx';

const told = (changed: Partial<Address>): string => drawn(<Receiver address={address(1, changed)} />).textContent;

test('A receiver is told with both his numbers, those of another country with its code', () => {
  expect(told({})).toBe('Ama 1 771234567');
  expect(told({ altMobile: '112345678', altMobileCode: '94' })).toBe('Ama 1 771234567, 112345678');
  expect(told({ mobile: '7911123456', mobileCode: '44' })).toBe('Ama 1 +44 7911123456');
  expect(told({ altMobile: '13812345678', altMobileCode: '86' })).toBe('Ama 1 771234567, +86 13812345678');
});
