import { cartVouchersMachine } from '#machines/cartVouchers.machine.ts';
import { matchVouchers } from '../data/voucherChoice.data.ts';
import { adapt, type Gateway } from './adapt.ts';

/** The cart's vouchers with their port filled: the same question as at the checkout. */
export const adaptPage = (gateway: Gateway) => adapt(cartVouchersMachine, { matchVouchers }, gateway);
