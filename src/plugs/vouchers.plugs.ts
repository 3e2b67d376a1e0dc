import { vouchersMachine } from '#machines/vouchers.machine.ts';
import { collectVoucher, readVouchers } from '../data/vouchers.data.ts';
import { plug, type Door } from './plug.ts';

/** The vouchers' machine with its ports filled. */
export const plugPage = (door: Door) => vouchersMachine.provide({ actors: { readVouchers: plug(door, readVouchers), collectVoucher: plug(door, collectVoucher) } });
