import { expect, test } from 'vitest';
import { addressLine, type Address } from '#machines/model/address.ts';
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

test('An address goes from the house to the country, in Chinese the other way', () => {
  expect(addressLine(address(1), 'tr')).toBe('12 Marine Drive, Wellawatte, Colombo, Western, Sri Lanka 00600');
  for (const chinese of ['zn', 'zh-TW'] as const)
    expect(addressLine(address(1), chinese)).toBe('Sri Lanka Western Colombo Wellawatte 12 Marine Drive 00600');
});
