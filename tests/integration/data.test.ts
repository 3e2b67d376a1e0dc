import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import documents from '#src/data/gql/documents.json' with { type: 'json' };
import { openTestGroup } from '../drivers/group.driver.ts';
import { refundDriver } from '../drivers/refund.driver.ts';
import { createSku, sriLanka } from '../drivers/skuFixtures.ts';
import { openTestBank, type TestBank } from '../mall/payment/bank.ts';
import { documentFacts } from '../snapshots/labelledAnswers.ts';
import { afterSaleRows, type AfterSaleWorld } from './afterSaleRows.ts';
import { guestRows } from './guestRows.ts';
import { entryRows, memberRows } from './memberRows.ts';
import { askAs, recordMall, type Recording } from './recordedMall.ts';
import { shopperRows, type Goods } from './shopperRows.ts';
import { openStack, type Stack, type Visitor } from './stack.ts';

const mail = 'ama.data@serendib.com';
const china = '659006000403';
/** An hour before the mall's time begins: what is collected and announced is on. */
const filled = Date.UTC(2026, 2, 2, 3);

let bank: TestBank;
let stack: Stack;
let recording: Recording;
let guest: Visitor;
let shopper: Visitor;
let buyer: Visitor;
let skus: Goods;
let code: string;
let shop: { shopId: number; fansCount: number };
let campaignId: number;
let world: AfterSaleWorld;

beforeAll(async () => {
  bank = await openTestBank();
  stack = await openStack({ filledAt: { campaign: filled, promo: filled, voucher: filled }, env: { VAULT_URL: bank.url } });
  bank.tell(stack.test.mall);
  recording = await recordMall(stack.test.mall, (mall) => stack.gateway(mall));
  guest = stack.visitor(recording.app);
  shopper = stack.visitor(recording.app);
  buyer = stack.visitor(recording.app);
  // Neither language nor, for a guest, region is what nobody tells: what is not passed on is seen.
  guest.cookies = { region: china, lang: 'ru', timeZone: 'Asia%2FTokyo' };
  shopper.cookies = { region: String(sriLanka), lang: 'tr', timeZone: 'Asia%2FTokyo' };
  buyer.cookies = { region: String(sriLanka), lang: 'pt', timeZone: 'Asia%2FTokyo' };
  skus = {
    first: await createSku(stack.test, { shop: 1, price: 33_333 }),
    second: await createSku(stack.test, { shop: 2, price: 20_001 }),
    varied: await createSku(stack.test, { shop: 2, price: 40_000, variants: 2 }),
    inProgress: (await openTestGroup(stack.test)).activityId,
    upcoming: (await openTestGroup(stack.test, { startsIn: 3_600_000 })).activityId,
  };
  const shops = await stack.test.ask<{ records: { shopId: number; fansCount: number }[] }>('GET', '/shopDetail/page', {
    query: { regionId: sriLanka },
  });
  [shop = { shopId: 0, fansCount: 0 }] = shops.body.records;
  const campaigns = await stack.test.ask<{ campaignId: number; status: string }[]>('GET', '/campaign/list', {
    query: { regionId: Number(china) },
  });
  campaignId = campaigns.body.find(({ status }) => status === 'ON')?.campaignId ?? 0;
  const { rows: reviewed } = await stack.test.mall.context.database.pool.query<{ prodId: number }>(
    'select prod_id as "prodId" from reviews group by prod_id order by count(*) desc, prod_id limit 1',
  );
  world = { test: stack.test, bank, driver: refundDriver(stack.test), shelf: skus.second, reviewedId: reviewed[0]?.prodId ?? 0, nonce };
  code = await stack.test.code(mail);
});
afterAll(async () => {
  bank.tell(null);
  await bank.delivered();
  await stack.close();
  await bank.close();
});

const nonce = async (): Promise<string> => {
  const sent = await buyer.fetch('/_signin/google?state=0123456789abcdef');
  return new URL(sent.headers.get('location') ?? '').searchParams.get('nonce') ?? '';
};
const asGuest = () => askAs(guest, recording);
const asShopper = () => askAs(shopper, recording);
const now = () => stack.test.mall.context.clock.now();
const parts = {
  'a guest': guestRows(asGuest, () => campaignId),
  'who logs in': entryRows(asShopper, mail, () => code),
  'a shopper who buys': shopperRows(asShopper, () => skus),
  'a shopper who keeps, says and reads': memberRows(
    asShopper,
    () => skus.first,
    () => shop,
    now,
  ),
  'a shopper after the sale': afterSaleRows(
    () => askAs(buyer, recording),
    () => world,
  ),
};

describe.each(Object.entries(parts))('data functions through the real gateway and mall: %s', (_, rows) => {
  it.each(rows.map((row) => [row.title, row] as const))('%s', async (_title, row) => row.run());
});

describe('data functions through the real gateway and mall', () => {
  it('are all here, and the mall has said yes to every document', () => {
    const beside = [
      'pathTo',
      'narrowing',
      'messageOf',
      'chatWordOf',
      'typingEventOf',
      'allowed',
      'shopperOf',
      'sendProblemReport',
      'sendPicture',
    ];
    const names = Object.values(parts).flatMap((rows) => rows.map(({ name }) => name));
    const modules = Object.values(import.meta.glob<Record<string, unknown>>('/src/data/*.data.ts', { eager: true }));
    const functions = modules.flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
    );
    expect(functions.filter((name) => !names.includes(name) && !beside.includes(name))).toEqual([]);
    const known = Object.values(documents).map(({ text }) => documentFacts(text).name);
    expect(known.filter((name) => !recording.allowed.has(name))).toEqual([]);
  });
});
