import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const isFull = process.env['FULL'] === '1';
const sessions = isFull ? 50 : 12;
const rounds = isFull ? 20 : 2;
const stock = 1_000_000;
const region = 659006000402;

const dataDir = mkdtempSync(join(tmpdir(), 'serendib-orders-'));
const street = { receiver: 'Kamala Silva', countryId: region, provinceId: 1010000, cityId: 1010100, areaId: 1010103, addr: '12 Marine Drive', mobile: '771234567', mobileCode: '94' };

type Running = { child: ChildProcess; url: string; ops: string };
type Wish = { shopper: number; checkoutToken: string; key: string; answered: string | null };

/** A mall in a process of its own on the cluster of `dataDir`, which the first one creates. */
async function startMall(): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'mall/main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DEMO: '1', DATABASE_URL: '', DATA_DIR: dataDir, PRODUCTS: '200', MALL_PORT: '0', OPS_PORT: '0', VAULT_PORT: '1', POOL_SIZE: '10' },
  });
  let said = '';
  return new Promise((done, failed) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /mall ready on (http:\S+)/.exec(said)?.[1];
      const ops = /simulation plane on (http:\S+)/.exec(said)?.[1];
      if (url && ops) done({ child, url, ops });
    });
    child.once('exit', () => failed(new Error(`the mall did not start: ${said}`)));
  });
}

async function kill({ child }: Running): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function ask<Body>(base: string, method: string, path: string, asked: { token?: string; key?: string; body?: unknown } = {}): Promise<{ status: number; body: Body }> {
  const response = await fetch(`${base}${path}`, {
    method, headers: { 'content-type': 'application/json', ...(asked.token ? { authorization: `Bearer ${asked.token}` } : {}), ...(asked.key ? { 'idempotency-key': asked.key } : {}) },
    ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

async function login(mall: Running, mail: string): Promise<string> {
  await ask(mall.url, 'POST', '/mail/send', { body: { mail } });
  const letters = await ask<{ code: string }[]>(mall.ops, 'GET', `/_ops/mailbox?target=${encodeURIComponent(mail)}`);
  const session = await ask<{ access_token: string }>(mall.url, 'POST', '/quick/login', { body: { loginType: 1, loginId: mail, code: letters.body[0]?.code, region } });
  await ask(mall.url, 'POST', '/p/address/addAddr', { token: session.body.access_token, body: street });
  return session.body.access_token;
}

let malls: [Running, Running];
beforeAll(async () => {
  malls = [await startMall(), await startMall()];
}, 120_000);
afterAll(async () => {
  for (const { child } of malls) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

it(`loses no order, doubles none and keeps the stock right over ${rounds} kills of two malls with ${sessions} shoppers submitting`, async () => {
  const prods = await ask<{ records: { prodId: number; skuId: number | null; shopId: number; overseas: boolean }[] }>(malls[0].url, 'GET', `/prod/moreBuyProdList?regionId=${region}&current=1&size=100`);
  const prod = prods.body.records.find((each) => each.skuId !== null && !each.overseas);
  if (!prod?.skuId) throw new Error('the small catalogue has no single ware');
  await ask(malls[0].ops, 'POST', '/_ops/stock', { body: { skuId: prod.skuId, stocks: stock } });
  const left = async (): Promise<number> => (await ask<{ skuId: number; stocks: number }[]>(malls[0].url, 'GET', `/sku/getSkuList?prodId=${prod.prodId}&regionId=${region}`)).body[0]?.stocks ?? 0;
  const before = await left();
  const tokens = await Promise.all(Array.from({ length: sessions }, (_, each) => login(malls[0], `kill${each}@serendib.com`)));

  const wishes: Wish[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const wave = await Promise.all(tokens.map(async (token, shopper): Promise<Wish> => {
      const preview = await ask<{ checkoutToken: string }>(malls[shopper % 2 ? 1 : 0].url, 'POST', '/p/order/confirm', { token, body: { orderItem: { prodId: prod.prodId, skuId: prod.skuId, shopId: prod.shopId, prodCount: 1 } } });
      expect(preview.status).toBe(200);
      return { shopper, checkoutToken: preview.body.checkoutToken, key: `round-${round}`, answered: null };
    }));
    wishes.push(...wave);
    const submit = async (wish: Wish): Promise<string | null> => {
      const answer = await ask<{ orderNumbers: string }>(malls[wish.shopper % 2 ? 1 : 0].url, 'POST', '/p/order/submit', { token: tokens[wish.shopper] ?? '', key: wish.key, body: { checkoutToken: wish.checkoutToken, orderShopParam: [] } });
      return answer.status === 200 ? answer.body.orderNumbers : null;
    };
    const submitting = wave.map(async (wish) => {
      wish.answered = await submit(wish).catch(() => null);
    });
    const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    // The moment of the kill is what varies here; nothing is waited for.
    await new Promise<void>((done) => setTimeout(done, Math.random() * (isFull ? 400 : 150)));
    if (round % 2) process.kill(postmaster, 'SIGKILL');
    await Promise.all(malls.map(kill));
    await Promise.all(submitting);
    malls = [await startMall(), await startMall()];
    // The shopper's client asks again with the same key: whatever had been answered is answered again.
    for (const wish of wave) {
      const again = await submit(wish);
      expect(again).not.toBeNull();
      if (wish.answered !== null) expect(again).toBe(wish.answered);
      wish.answered = again;
    }
  }

  expect(new Set(wishes.map((wish) => wish.answered)).size).toBe(sessions * rounds);
  for (const token of tokens) expect((await ask<{ allCount: number; toPay: number }>(malls[0].url, 'GET', '/p/myOrder/orderCount', { token })).body).toMatchObject({ allCount: rounds, toPay: rounds });
  expect(before - (await left())).toBe(sessions * rounds);
}, isFull ? 3_000_000 : 600_000);
