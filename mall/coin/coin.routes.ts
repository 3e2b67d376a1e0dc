import { sql } from 'drizzle-orm';
import { toMajor } from '#machines/rules/money/money.ts';
import type { Locale } from '#machines/model/locale.ts';
import { messageText } from '../platform/messages.ts';
import { route } from '../platform/http/route.ts';
import { i64Text, pageBody, pageQuery, sliceOf, z, type PageParam } from '../platform/http/schemas.ts';
import type { Module } from '../platform/module.ts';
import type { Db } from '../platform/postgres/database.ts';
import { coinBalanceOf, coinTypes, expiringCoins, type CoinReason, type CoinType } from './coin.ts';
import { coinPriceAt, coinPriceDays } from './coinPrice.ts';
import { coinOps } from './coin.ops.ts';
import { coinInfo, coinPrice, coinRecordPage } from './coin.schemas.ts';
import { coinTimers } from './coin.timers.ts';
import { fillCoins } from './demo.ts';
import { pendingCoinsOf } from './orderCoins.ts';

const readCoinPrice = route({
  id: 'T4',
  operationId: 'coinPrice',
  method: 'get',
  path: '/coin/price',
  who: 'guest',
  summary: 'What a coin is worth in the region now, and was worth at the end of each of the last days, the oldest first',
  cache: 'public, max-age=60',
  query: z.object({ regionId: i64Text.optional(), days: z.coerce.number().int().min(2).max(90).default(30) }),
  answer: coinPrice,
  async handler({ db, query, region, now }) {
    const history = await coinPriceDays(db, region, query.days, now);
    const [first = 0, last = 0] = [history.at(0)?.price, history.at(-1)?.price];
    return {
      price: toMajor(last, region.digits),
      currency: region.currency,
      priceSymbol: region.symbol,
      asOf: new Date(now).toISOString(),
      changePct: Math.round(((last - first) / first) * 1000) / 10,
      history: history.map(({ day, price }) => ({ day, price: toMajor(price, region.digits) })),
    };
  },
});

const readCoinInfo = route({
  id: 'T5',
  operationId: 'coinInfo',
  method: 'get',
  path: '/p/coin/info',
  who: 'user',
  summary: 'The coins I have and await, what they are worth in the region, and which of them end next',
  answer: coinInfo,
  async handler({ db, user, region, now }) {
    const [balance, pending, expiring, price] = await Promise.all([
      coinBalanceOf(db, user.userId),
      pendingCoinsOf(db, user.userId),
      expiringCoins(db, user.userId),
      coinPriceAt(db, region, now),
    ]);
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

async function readRecords(db: Db, userId: string, locale: Locale, intent: PageParam & { type?: CoinType | undefined }) {
  const mine = sql`user_id = ${userId}${intent.type ? sql` and type = ${intent.type}` : sql``}`;
  const { limit, offset } = sliceOf(intent, RECORDS);
  const { rows } = await db.execute<Row>(sql`select id, type, reason, amount, balance_after as "balanceAfter",
    order_number as "orderNumber", at from coin_record where ${mine} order by seq desc limit ${limit} offset ${offset}`);
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total from coin_record where ${mine}`);
  const records = rows.map(({ reason, at, ...record }) => ({
    ...record,
    title: messageText(locale, `mall.coin.${reason}`),
    time: new Date(at).toISOString(),
  }));
  return pageBody(records, counted[0]?.total ?? 0, intent, RECORDS);
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

export const coinModule: Module = {
  name: 'coin',
  routes: [readCoinPrice, readCoinInfo, readCoinRecords],
  timers: coinTimers,
  ops: coinOps,
  fill: fillCoins,
};
