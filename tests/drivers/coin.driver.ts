import { expect } from 'vitest';
import { changeCoins, coinBalanceOf } from '#mall/coin/coin.ts';
import type { TestMall } from '../mall/harness.ts';
import { expectOk, type OrderDriver, type Shopper } from './order.driver.ts';
import { sriLanka } from './skuFixtures.ts';

export type CoinInfo = {
  balance: number;
  pending: number;
  expiringAmount: number;
  expiringAt: string | null;
  price: number;
  worth: number;
};
export type CoinRecord = { type: string; amount: number; balanceAfter: number; title: string; orderNumber: string | null; time: string };
type Page<Row> = { records: Row[]; total: number; pages: number };

/** A shopper's coins through the mall's routes. */
export function coinDriver(mall: TestMall, orders: OrderDriver) {
  const { context } = mall.mall;
  const info = async (shopper: Shopper): Promise<CoinInfo> => expectOk(await orders.askAs<CoinInfo>(shopper, 'GET', '/p/coin/info'));
  const page = async (shopper: Shopper, query: Record<string, string> = {}): Promise<Page<CoinRecord>> =>
    expectOk(await orders.askAs<Page<CoinRecord>>(shopper, 'GET', '/p/coin/records', { query }));

  /** Every change, the oldest first. Law: each balance is the one before and its change, and the last one is what the shopper has. */
  async function records(shopper: Shopper): Promise<CoinRecord[]> {
    const all = (await page(shopper, { size: '100' })).records.toReversed();
    let sum = 0;
    expect(all.map(({ balanceAfter }) => balanceAfter)).toEqual(all.map(({ amount }) => (sum += amount)));
    expect([(await info(shopper)).balance, await coinBalanceOf(context.db, shopper.userId)]).toEqual([sum, sum]);
    expect(all.filter(({ title }) => title === '' || /mall\./.test(title))).toEqual([]);
    return all;
  }

  /** Each change as one word: `EARN 12`. */
  const changes = async (shopper: Shopper): Promise<string[]> => (await records(shopper)).map(({ type, amount }) => `${type} ${amount}`);

  /** Coins from nowhere. */
  const give = (shopper: Shopper, amount: number): Promise<void> =>
    context.db.transaction((db) =>
      changeCoins(context, db, {
        userId: shopper.userId,
        regionId: sriLanka,
        type: 'INVITE',
        reason: 'WELCOME',
        amount,
        at: context.clock.now(),
      }),
    );
  return { info, page, records, changes, give };
}

export type CoinDriver = ReturnType<typeof coinDriver>;
