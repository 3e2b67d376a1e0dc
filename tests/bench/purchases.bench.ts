import { randomUUID } from 'node:crypto';
import { mallSource, startMall, type MallProcess } from '../drivers/mallProcess.ts';
import { askMall, enterMall, findMallSku, type MallSku } from '../drivers/mallVisitor.ts';
import { p95 } from './latency.ts';
import { dataDir, ports } from './shop.ts';
import { atLeast, atMost } from './table.ts';

const crowd = 20;
const seconds = 10;
const vault = `http://127.0.0.1:${ports.VAULT_PORT}`;

/** How often a second `work` is done by so many at once; it is told who does it. */
const rateOf = async (work: (who: number) => Promise<void>): Promise<number> => {
  const begun = performance.now();
  let done = 0;
  const goOn = async (_: unknown, who: number): Promise<void> => {
    while (performance.now() - begun < seconds * 1_000) {
      await work(who);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: crowd }, goOn));
  return done / ((performance.now() - begun) / 1_000);
};

/** The body of an answer that must be 200. */
const taken = async <Body>(what: string, asked: Promise<{ status: number; body: Body }>): Promise<Body> => {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body;
};

const addToCart = (url: string, token: string, { prodId, skuId, shopId }: MallSku) =>
  taken(
    'add to cart',
    askMall<{ basketId: number }>(url, 'POST', '/p/shopCart/changeItem', { token, body: { basketId: 0, count: 1, prodId, skuId, shopId } }),
  );

/** From the cart to the money: add, open the checkout, order, type a card, pay. Answers how long the order took, in ms. */
const purchase = async ({ url }: MallProcess, token: string, sku: MallSku): Promise<number> => {
  const { basketId } = await addToCart(url, token, sku);
  const preview = { token, body: { basketIds: [basketId] } };
  const { checkoutToken } = await taken('confirm', askMall<{ checkoutToken: string }>(url, 'POST', '/p/order/confirm', preview));
  const begun = performance.now();
  const order = { token, key: randomUUID(), body: { checkoutToken, orderShopParam: [] } };
  const { orderNumbers } = await taken('submit', askMall<{ orderNumbers: string }>(url, 'POST', '/p/order/submit', order));
  const took = performance.now() - begun;
  const session = { token, body: { purpose: 'PAY' } };
  const { sessionId } = await taken('vault session', askMall<{ sessionId: string }>(url, 'POST', '/p/card/vaultSession', session));
  const card = { sessionId, number: '4242424242424242', expiry: '12/34', cvc: '123', holder: 'Kamala Silva' };
  const { vaultToken } = await taken('vault', askMall<{ vaultToken: string }>(vault, 'POST', '/vault/tokens', { body: card }));
  const payment = { token, key: randomUUID(), body: { orderNumbers, payType: 20, vaultToken } };
  const { payStatus } = await taken('pay', askMall<{ payStatus: string }>(url, 'POST', '/p/order/pay', payment));
  if (payStatus !== 'PAID') throw new Error(`an order was not paid: ${payStatus}`);
  return took;
};

/** Whole purchases by card, and things put into carts, at one process of the mall; the bank, the database and who asks share its cores. */
export const benchPurchases = async (): Promise<void> => {
  const mall = await startMall(mallSource, { DEMO: '1', DATA_DIR: dataDir, VAULT_URL: vault, TRUST_PROXY: '1' });
  try {
    const tokens = await Promise.all(Array.from({ length: crowd }, (_, nth) => enterMall(mall, nth)));
    const sku = await findMallSku(mall.url);
    await taken('stock', askMall(mall.ops, 'POST', '/_ops/stock', { body: { skuId: sku.skuId, stocks: -1 } }));
    const tokenOf = (who: number): string => tokens[who] ?? '';
    const submits: number[] = [];
    const bought = await rateOf(async (who) => void submits.push(await purchase(mall, tokenOf(who), sku)));
    atLeast('purchases by card, from the cart to the money, 20 at once', bought, 60, 'req/s');
    atMost('  of these, the order, p95', p95(submits), 60, 'ms');
    const added = await rateOf(async (who) => void (await addToCart(mall.url, tokenOf(who), sku)));
    atLeast('add to cart, 20 at once', added, 450, 'req/s');
  } finally {
    mall.child.kill('SIGTERM');
    await mall.gone;
  }
};
