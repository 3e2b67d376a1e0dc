import { date, i64, int, money, pageOf, priced, ts, z } from '../platform/http/schemas.ts';
import { coinTypes } from './coin.ts';

/** `pending`: coins of paid orders, given when their refund windows are over. */
export const coinInfo = z
  .object({ balance: int, pending: int, expiringAmount: int, expiringAt: ts.nullable(), price: money, worth: money, ...priced })
  .openapi('CoinInfo');

/** `changePct`: how the price of today differs from that of the first day, in per cent. */
export const coinPrice = z
  .object({
    price: money,
    ...priced,
    asOf: ts,
    changePct: z.number(),
    history: z.array(z.object({ day: date, price: money }).openapi('CoinDay')),
  })
  .openapi('CoinPrice');

export const coinRecord = z
  .object({
    id: i64,
    type: z.enum(coinTypes),
    amount: int,
    balanceAfter: int,
    title: z.string(),
    orderNumber: z.string().nullish(),
    time: ts,
  })
  .openapi('CoinRecord');

export const coinRecordPage = pageOf(coinRecord, 'CoinRecord');
