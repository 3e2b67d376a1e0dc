import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mallProgram, startMall, type MallProcess } from '../../drivers/mallProcess.ts';
import { askMall, enterMall, findMallSku, type MallSku } from '../../drivers/mallVisitor.ts';
import { sriLanka } from '../../drivers/skuFixtures.ts';

const isFull = process.env['FULL'] === '1';
const sessions = isFull ? 50 : 12;
const rounds = isFull ? 40 : 2;
const stock = 1_000_000;

const dataDir = mkdtempSync(join(tmpdir(), 'serendib-orders-'));

type Submission = { shopper: number; checkoutToken: string; key: string; answered: string | null };

/** A mall on the cluster of `dataDir`, which the first one creates. */
const openMall = (): Promise<MallProcess> =>
  startMall(mallProgram(), {
    DEMO: '1',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PRODUCTS: '200',
    POOL_SIZE: '10',
    TRUST_PROXY: '1',
  });

async function end({ child, gone }: MallProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  child.kill(signal);
  await gone;
}

let malls: [MallProcess, MallProcess];
let tokens: string[];
let sku: MallSku;
beforeAll(async () => {
  malls = [await openMall(), await openMall()];
  sku = await findMallSku(malls[0].url);
  tokens = await Promise.all(Array.from({ length: sessions }, (_, each) => enterMall(malls[0], each)));
});

const mallOf = (shopper: number): string => malls[shopper % 2 ? 1 : 0].url;
const setStock = (stocks: number) => askMall(malls[0].ops, 'POST', '/_ops/stock', { body: { skuId: sku.skuId, stocks } });
const left = async (): Promise<number> =>
  (await askMall<{ skuId: number; stocks: number }[]>(malls[0].url, 'GET', `/sku/getSkuList?prodId=${sku.prodId}&regionId=${sriLanka}`))
    .body[0]?.stocks ?? 0;

async function open(shopper: number): Promise<string> {
  const preview = await askMall<{ checkoutToken: string }>(mallOf(shopper), 'POST', '/p/order/confirm', {
    token: tokens[shopper] ?? '',
    body: { orderItem: { ...sku, prodCount: 1 } },
  });
  expect(preview.status).toBe(200);
  return preview.body.checkoutToken;
}

const submit = (base: string, shopper: number, checkoutToken: string, key: string) =>
  askMall<{ orderNumbers: string; code: string }>(base, 'POST', '/p/order/submit', {
    token: tokens[shopper] ?? '',
    key,
    body: { checkoutToken, orderShopParam: [] },
  });

afterAll(async () => {
  for (const mall of malls) await end(mall, 'SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

it(`sells the last piece once to ${sessions} shoppers at two malls`, async () => {
  await setStock(1);
  const checkouts = await Promise.all(tokens.map((_, shopper) => open(shopper)));
  const answers = await Promise.all(
    checkouts.map((checkoutToken, shopper) => submit(mallOf(shopper), shopper, checkoutToken, 'last-piece')),
  );
  expect(answers.map((answer) => (answer.status === 200 ? 'ordered' : answer.body.code)).sort()).toEqual([
    ...Array<string>(sessions - 1).fill('OUT_OF_STOCK'),
    'ordered',
  ]);
  expect(await left()).toBe(0);
});

it('makes one order and one answer of 20 equal submits at two malls', async () => {
  await setStock(10);
  const checkoutToken = await open(0);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, each) => submit(mallOf(each), 0, checkoutToken, 'twenty')));
  const last = await submit(mallOf(0), 0, checkoutToken, 'twenty');
  for (const answer of answers)
    expect(answer.status === 200 ? answer.body.orderNumbers : answer.body.code).toBe(
      answer.status === 200 ? last.body.orderNumbers : 'IDEMPOTENCY_IN_PROGRESS',
    );
  expect(await left()).toBe(9);
});

it(
  `loses no order, doubles none and keeps the stock right over ${rounds} kills of two malls with ${sessions} shoppers submitting`,
  async () => {
    await setStock(stock);
    const before = await left();
    const known = await Promise.all(
      tokens.map(
        async (token) => (await askMall<{ allCount: number }>(malls[0].url, 'GET', '/p/myOrder/orderCount', { token })).body.allCount,
      ),
    );
    const submissions: Submission[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const wave = await Promise.all(
        tokens.map(async (_, shopper): Promise<Submission> => ({
          shopper,
          checkoutToken: await open(shopper),
          key: `round-${round}`,
          answered: null,
        })),
      );
      submissions.push(...wave);
      const tell = async (submission: Submission): Promise<string | null> => {
        const answer = await submit(mallOf(submission.shopper), submission.shopper, submission.checkoutToken, submission.key);
        return answer.status === 200 ? answer.body.orderNumbers : null;
      };
      const submitting = wave.map(async (submission) => {
        submission.answered = await tell(submission).catch(() => null);
      });
      const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
      // The moment of the kill is what varies here; nothing is waited for.
      await new Promise<void>((done) => setTimeout(done, Math.random() * (isFull ? 400 : 150)));
      if (round % 2) process.kill(postmaster, 'SIGKILL');
      await Promise.all(malls.map((mall) => end(mall, 'SIGKILL')));
      await Promise.all(submitting);
      malls = [await openMall(), await openMall()];
      // The shopper's client asks again with the same key: whatever had been answered is answered again.
      for (const submission of wave) {
        const again = await tell(submission);
        expect(again).not.toBeNull();
        if (submission.answered !== null) expect(again).toBe(submission.answered);
        submission.answered = again;
      }
    }

    expect(new Set(submissions.map((submission) => submission.answered)).size).toBe(sessions * rounds);
    for (const [shopper, token] of tokens.entries())
      expect((await askMall<{ allCount: number }>(malls[0].url, 'GET', '/p/myOrder/orderCount', { token })).body.allCount).toBe(
        (known[shopper] ?? 0) + rounds,
      );
    expect(before - (await left())).toBe(sessions * rounds);
  },
  isFull ? 3_000_000 : 600_000,
);
