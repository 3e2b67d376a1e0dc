import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import pg from 'pg';
import { initialTransition } from 'xstate';
import type { Mall } from '#mall/mall.ts';
import { createDatabase } from '#mall/platform/postgres/database.ts';
import { beginOrder } from '#mall/order/order.transition.ts';
import { orders, type OrderRow } from '#mall/order/order.tables.ts';
import { merchantKey } from '#mall/sandbox/keys.ts';
import { createSandbox } from '#mall/sandbox/sandbox.ts';
import { placeOf, type OrderValue } from '#machines/rules/order/order.ts';
import { orderLifecycle } from '#machines/order.lifecycle.ts';
import { stepDirectly } from '../../drivers/lifecycles.ts';
import { openTestMall, testSecret as SECRET, testServer, type TestMall, type Wanted } from '../harness.ts';

export type TestBank = {
  url: string;
  /** Webhooks go to this mall from now on; null loses them on the way. */
  tell(mall: Mall | null): void;
  /** A one-time token for a card number. */
  token(number?: string): Promise<string>;
  /** What the mall would ask: `merchant('GET', '/charges/P1')`. */
  merchant<Body = Charge>(method: string, path: string, body?: object): Promise<Body>;
  /** Every charge there is. */
  charges(): Promise<(Charge & { reference: string })[]>;
  /** What Google or Facebook say of somebody to the browser with this nonce. */
  idToken(provider: 'google' | 'facebook', person: { sub: string; email: string; nonce: string }): Promise<string>;
  /** The shopper's answer in the bank's own page. */
  answerStep(actionUrl: string, result: 'approved' | 'refused'): Promise<void>;
  /** Every webhook has been sent. */
  delivered(): Promise<void>;
  /** The bank does not answer any more; and does again. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
};

export type Charge = { state: string; amount: number; refunded: number; code: string | null };

/** The sandbox, bank and providers of identities, on a port of its own with a database of its own, as in the demo. */
export async function openTestBank({ silenceMs = 20, shopOrigins = ['http://localhost:3000'] } = {}): Promise<TestBank> {
  const server = await testServer();
  const name = `bank_${randomBytes(6).toString('hex')}`;
  await createDatabase(server.connection('postgres'), name);
  const { host, port, user, password = '' } = server.connection(name);
  const pool = new pg.Pool({ ...server.connection(name), max: 1 });
  let mall: Mall | null = null;
  let isSilent = false;
  let sandboxFetch: (request: Request) => Response | Promise<Response> = () => new Response('away', { status: 503 });
  const listener = serve({
    fetch: (request) => (isSilent ? new Response('away', { status: 503 }) : sandboxFetch(request)),
    hostname: '127.0.0.1',
    port: 0,
  });
  await new Promise<void>((done) => listener.once('listening', done));
  const address = listener.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const sandbox = await createSandbox({
    databaseUrl: `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    secret: SECRET,
    publicUrl: url,
    shopOrigins,
    noticeUrl: 'http://mall/notice/pay/sandbox',
    now: async () => Math.floor((mall?.context.clock.now() ?? Date.now()) / 1000),
    silenceMs,
    send: async (to, init) => (mall ? mall.fetch(new Request(to, init)) : new Response('lost', { status: 200 })),
  });
  sandboxFetch = (request) => sandbox.fetch(request);
  const json = (method: string, body?: object): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${merchantKey(SECRET)}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const ask = async (path: string, init: RequestInit): Promise<unknown> =>
    (await sandbox.fetch(new Request(`http://bank${path}`, init))).json();
  return {
    url,
    tell: (to) => void (mall = to),
    async token(number = '4242424242424242') {
      const session = (await ask('/merchant/vault/sessions', json('POST', { purpose: 'PAY' }))) as { sessionId: string };
      const answer = (await ask(
        '/vault/tokens',
        json('POST', { sessionId: session.sessionId, number, expiry: '12/34', cvc: '123', holder: 'Kamala Silva' }),
      )) as { vaultToken: string };
      return answer.vaultToken;
    },
    merchant: async <Body>(method: string, path: string, body?: object) => (await ask(`/merchant${path}`, json(method, body))) as Body,
    charges: async () =>
      (await pool.query<Charge & { reference: string }>('select reference, state, amount, refunded, code from sandbox.charge')).rows,
    async idToken(provider, person) {
      const { idToken } = (await ask(`/identity/${provider}/token`, json('POST', person))) as { idToken: string };
      return idToken;
    },
    async answerStep(actionUrl, result) {
      await ask('/step', json('POST', { chargeId: new URL(actionUrl).searchParams.get('charge'), result }));
    },
    delivered: sandbox.deliver,
    goAway: async () => void (isSilent = true),
    comeBack: async () => void (isSilent = false),
    async close() {
      listener.close();
      await sandbox.close();
      await pool.end();
      await server.stop();
    },
  };
}

export type MallWithBank = { bank: TestBank; mall: TestMall; close: () => Promise<void> };

/** A mall beside a bank that tells it what happens to its charges; both end once that has been said. */
export async function openMallWithBank(wanted: Wanted = {}): Promise<MallWithBank> {
  const bank = await openTestBank();
  const mall = await openTestMall({ ...wanted, env: { VAULT_URL: bank.url, ...wanted.env } });
  bank.tell(mall.mall);
  const close = async (): Promise<void> => {
    bank.tell(null);
    await bank.delivered();
    await mall.close();
    await bank.close();
  };
  return { bank, mall, close };
}

/** An order that waits for its money, as the submit leaves it, without a line. `due` in minor units. */
export async function placeTestOrder(
  t: TestMall,
  userId: string,
  options: { due?: number; isCashWelcome?: boolean } = {},
): Promise<string> {
  const { context } = t.mall;
  const at = context.clock.now();
  const due = options.due ?? 250_000;
  const [begun] = stepDirectly(() =>
    initialTransition(orderLifecycle, {
      at,
      due,
      units: 1,
      lines: 1,
      slotStart: null,
      isCashWelcome: options.isCashWelcome ?? true,
      groupEnd: null,
    }),
  );
  const lines = {
    quantity: 1,
    subtotal: due,
    totalItemCost: due,
    savedByVouchers: 0,
    promoCodes: 0,
    shopDiscount: 0,
    coins: 0,
    deliveryFee: 0,
    slotFee: 0,
    smallCartFee: 0,
    insurance: 0,
    total: due,
  };
  const row: OrderRow = {
    orderNumber: String(context.nextId()),
    userId,
    shopId: 1,
    regionId: 659006000402,
    currency: 'LKR',
    checkoutToken: 'test',
    ...placeOf(begun.value as OrderValue),
    life: begun.context,
    version: 1,
    createdAt: at,
    priceLines: lines,
    address: {} as OrderRow['address'],
    slot: null,
    remarks: '',
    lang: 'en',
    courier: 'Serendib Post',
    payType: null,
    payNo: null,
    cardLast4: null,
    promisedBy: null,
    groupActivityId: null,
    coinPrice: 100,
  };
  await context.db.transaction(async (tx) => {
    await tx.insert(orders).values(row);
    await beginOrder(context, tx, row, { actor: 'BUYER', who: userId, cause: 'test', locale: 'en' });
  });
  return row.orderNumber;
}
