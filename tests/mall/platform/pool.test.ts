import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mall } from '#mall/mall.ts';
import { sriLanka } from '../../drivers/skuFixtures.ts';
import { openTestMall, type TestMall } from '../harness.ts';

let t: TestMall;
let token: string;
beforeAll(async () => {
  t = await openTestMall();
  ({ token } = await t.newUser());
});
afterAll(() => t.close());

const many = 20;
const allAnswered = Array.from({ length: many }, () => 200);

type Call = [method: string, path: string, body?: unknown];

const askOne = async (mall: Mall, [method, path, body]: Call): Promise<number> => {
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  const { status } = await mall.fetch(
    new Request(`http://mall${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...json,
    }),
    '127.0.0.1',
  );
  return status;
};

/** What so many calls at once, of these in turn, are answered with. */
const askTogether = (mall: Mall, calls: readonly Call[]): Promise<number[]> =>
  Promise.all(Array.from({ length: many }, (_, number) => askOne(mall, calls[number % calls.length]!)));

it('twenty changes at once need two connections and no more, also where nothing was read before', async () => {
  const { body: shops } = await t.ask<{ records: { shopId: number }[] }>('GET', '/shopDetail/page', {
    query: { current: 1, size: 1, regionId: sriLanka },
  });
  expect(await askTogether(await t.twin(2), [['PUT', `/p/shop/collection/${shops.records[0]?.shopId}`]])).toEqual(allAnswered);
});

it('twenty readers and buyers at once wait for each other on two connections, and all are answered', async () => {
  const calls: Call[] = [
    ['GET', `/search?key=bag&regionId=${sriLanka}&pageNumber=1&pageSize=24&facets=1`],
    ['POST', '/p/shopCart/info', {}],
    ['GET', `/indexTag/moreGoodStuff?current=1&size=12&regionId=${sriLanka}`],
    ['POST', '/p/user/collection/isCollectionBatch', [1]],
    ['GET', `/shopDetail/page?current=1&size=12&regionId=${sriLanka}`],
  ];
  const twin = await t.twin(2);
  for (const call of calls) await askOne(twin, call);
  expect(await askTogether(twin, calls)).toEqual(allAnswered);
});

it('a statement that runs often is prepared on its connection, with each answer its own; a rare one is not', async () => {
  const twin = await t.twin(2);
  const often = (number: number) => sql`select ${number}::int as "oftenAsked"`;
  const { rows, prepared } = await twin.context.db.transaction(async (tx) => {
    const answers: unknown[] = [];
    for (let number = 0; number < 12; number += 1) answers.push((await tx.execute(often(number))).rows[0]);
    await tx.execute(sql`select ${1}::int as "rarelyAsked"`);
    const found = await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where statement like '%Asked"' order by statement`,
    );
    return { rows: answers, prepared: found.rows.map(({ statement }) => statement) };
  });
  expect(rows).toEqual(Array.from({ length: 12 }, (_, number) => ({ oftenAsked: number })));
  expect(prepared).toEqual(['select $1::int as "oftenAsked"']);
});
