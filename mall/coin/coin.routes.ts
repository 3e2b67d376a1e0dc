import { sql } from 'drizzle-orm';
import { toMajor } from '#machines/rules/money.ts';
import type { Locale } from '#machines/model/locale.ts';
import { messageText } from '../platform/messages.ts';
import { route } from '../platform/http/route.ts';
import { pageBody, pageQuery, sliceOf, z, type PageWish } from '../platform/http/schemas.ts';
import type { Module } from '../platform/module.ts';
import type { Db } from '../platform/postgres/database.ts';
import { coinBalanceOf, coinTypes, expiringCoins, type CoinReason, type CoinType } from './coin.ts';
import { coinPrice } from './coinPrice.ts';
import { coinInfo, coinRecordPage } from './coin.schemas.ts';
import { coinTimers } from './coin.timers.ts';
import { giveDemoCoins } from './demo.ts';
import { pendingCoinsOf } from './orderCoins.ts';

const readCoinInfo = route({
  id: 'T5',
  operationId: 'coinInfo',
  method: 'get',
  path: '/p/coin/info',
  who: 'user',
  summary: 'The coins I have and await, what they are worth in the region, and which of them end next',
  answer: coinInfo,
  async handler({ db, user, region }) {
    const [balance, pending, expiring] = await Promise.all([
      coinBalanceOf(db, user.userId),
      pendingCoinsOf(db, user.userId),
      expiringCoins(db, user.userId),
    ]);
    const price = coinPrice(region.regionId);
    return {
      balance,
      pending,
      expiringAmount: expiring?.amount ?? 0,
      expiringAt: expiring && new Date(expiring.expiresAt).toISOString(),
      price: toMajor(price, region.digits),
      worth: toMajor(balance * price, region.digits),
      currency: region.currency,
      priceSymbol: region.symbol,
    };
  },
});

const RECORDS = 20;

type Row = {
  id: number;
  type: CoinType;
  reason: CoinReason;
  amount: number;
  balanceAfter: number;
  orderNumber: string | null;
  at: number;
};

async function readRecords(db: Db, userId: string, locale: Locale, wish: PageWish & { type?: CoinType | undefined }) {
  const mine = sql`user_id = ${userId}${wish.type ? sql` and type = ${wish.type}` : sql``}`;
  const { limit, offset } = sliceOf(wish, RECORDS);
  const { rows } = await db.execute<Row>(sql`select id, type, reason, amount, balance_after as "balanceAfter",
    order_number as "orderNumber", at from coin_record where ${mine} order by seq desc limit ${limit} offset ${offset}`);
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total from coin_record where ${mine}`);
  const records = rows.map(({ reason, at, ...record }) => ({
    ...record,
    title: messageText(locale, `mall.coin.${reason}`),
    time: new Date(at).toISOString(),
  }));
  return pageBody(records, counted[0]?.total ?? 0, wish, RECORDS);
}

const readCoinRecords = route({
  id: 'T6',
  operationId: 'coinRecords',
  method: 'get',
  path: '/p/coin/records',
  who: 'user',
  summary: 'Every change of my coins, newest first, with the balance after it',
  query: z.object({ type: z.enum(coinTypes).optional(), ...pageQuery(RECORDS) }),
  answer: coinRecordPage,
  handler: ({ db, user, query, locale }) => readRecords(db, user.userId, locale, query),
});

export const coinModule: Module = { name: 'coin', routes: [readCoinInfo, readCoinRecords], timers: coinTimers, fill: giveDemoCoins };
